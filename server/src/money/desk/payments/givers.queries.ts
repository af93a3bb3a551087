import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import { nameQuery } from '../../../word-query.ts'

/** So many givers a search goes through where nothing else is said: with more words it finds fewer. */
export const mostGivers = 20

/**
 * The givers whose address, or whose account's, begins so, or whose name has these words. Words are planned for all who have
 * them and read only as far as needed: planned for a few, a word of nobody's name would read every account. Without a bound
 * it goes through all of them.
 */
export function findGivers(
  address?: string,
  nameWords?: string[],
  most: number = mostGivers,
): RawBuilder<unknown> | undefined {
  const limit = Number.isFinite(most) ? sql.lit(most) : sql`all`
  const branches: RawBuilder<unknown>[] = []
  if (address !== undefined) {
    const begins = (email: RawBuilder<unknown>) =>
      sql`${email} ~>=~ ${address} and ${email} ~<~ ${`${address}\u{10FFFF}`}`
    branches.push(
      sql`(select id from donors where ${begins(sql`email`)} order by email using ~<~ limit ${limit})`,
      sql`(select donors.id from users join donors on donors.user_id = users.id
        where ${begins(sql`users.email`)} order by users.email using ~<~ limit ${limit})`,
    )
  }
  if (nameWords !== undefined) {
    const words = asWords(nameWords)
    branches.push(
      sql`(with named as materialized (
        select id from donors where to_tsvector('simple', plain_words(display_name)) @@ ${words} and display_name is not null
        ) select id from named limit ${limit})`,
      sql`(with named as materialized (
        select id from users where to_tsvector('simple', plain_words(full_name)) @@ ${words} and full_name is not null
        ) select donors.id from named join donors on donors.user_id = named.id limit ${limit})`,
    )
  }
  if (branches.length === 0) return undefined
  return sql`select id from (${sql.join(branches, sql` union `)}) found limit ${limit}`
}

/** Words of a name as its index is asked for them: from their beginning, those of fewer letters than `fewest` whole. */
export function asWords(nameWords: readonly string[], fewest = 1): RawBuilder<unknown> {
  return sql`to_tsquery('simple', ${nameQuery(nameWords, fewest) ?? ''})`
}

/** Whether more givers match than a search goes through, so that what it shows is not all there is. */
export async function areGiversCut(
  tx: Tx,
  { address, nameWords }: { address?: string | undefined; nameWords?: string[] | undefined },
  most: number = mostGivers,
): Promise<boolean> {
  const givers = findGivers(address, nameWords, most + 1)
  if (!givers) return false
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (${givers}) giver`.execute(
    tx,
  )
  return (rows[0]?.count ?? 0) > most
}
