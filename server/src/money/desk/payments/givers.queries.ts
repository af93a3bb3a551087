import { type RawBuilder, sql } from 'kysely'

/** So many givers a search goes through: with more words it finds fewer. */
const mostGivers = 20

/**
 * The givers whose address, or whose account's, begins so, or whose name has these words. Words are planned for all who have
 * them and read only as far as needed: planned for a few, a word of nobody's name would read every account.
 */
export function findGivers(
  address?: string,
  nameWords?: string[],
  most = mostGivers,
): RawBuilder<unknown> | undefined {
  const branches: RawBuilder<unknown>[] = []
  if (address !== undefined) {
    const begins = (email: RawBuilder<unknown>) =>
      sql`${email} ~>=~ ${address} and ${email} ~<~ ${`${address}\u{10FFFF}`}`
    branches.push(
      sql`(select id from donors where ${begins(sql`email`)} order by email using ~<~ limit ${sql.lit(most)})`,
      sql`(select donors.id from users join donors on donors.user_id = users.id
        where ${begins(sql`users.email`)} order by users.email using ~<~ limit ${sql.lit(most)})`,
    )
  }
  if (nameWords !== undefined) {
    const words = sql`to_tsquery('simple', ${nameWords.map((word) => `${word}:*`).join(' & ')})`
    branches.push(
      sql`(with named as materialized (
        select id from donors where to_tsvector('simple', display_name) @@ ${words}
        ) select id from named limit ${sql.lit(most)})`,
      sql`(with named as materialized (
        select id from users where to_tsvector('simple', full_name) @@ ${words}
        ) select donors.id from named join donors on donors.user_id = named.id limit ${sql.lit(most)})`,
    )
  }
  if (branches.length === 0) return undefined
  return sql`select id from (${sql.join(branches, sql` union `)}) found limit ${sql.lit(most)}`
}
