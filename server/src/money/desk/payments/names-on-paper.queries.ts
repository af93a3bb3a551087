import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import { asWords } from './givers.queries.ts'

/**
 * Payments on paper of somebody without an address, whose name has these words. As with givers, words are planned for all
 * that have them and read only as far as needed.
 */
export function ofNamesOnPaper(
  nameWords: readonly string[],
  { names, holds }: { names: number; holds: RawBuilder<SqlBool> },
): RawBuilder<unknown> {
  const limit = Number.isFinite(names) ? sql.lit(names) : sql`all`
  return sql`(with named as materialized (
    select payment_id from offline_gifts offline where ${hasWords(nameWords)}
    ) select payment.* from named join payments payment on payment.id = named.payment_id
    where ${holds} limit ${limit}) payment`
}

/** Whether more such gifts match than a search goes through. */
export async function areNamesCut(
  tx: Tx,
  nameWords: readonly string[] | undefined,
  most: number,
): Promise<boolean> {
  if (nameWords === undefined) return false
  const { rows } = await sql<{ count: number }>`
    with named as materialized (select from offline_gifts offline where ${hasWords(nameWords)})
    select count(*)::int as count from (select from named limit ${sql.lit(most + 1)}) found`.execute(tx)
  return (rows[0]?.count ?? 0) > most
}

/** A shorter beginning is that of too many names: their index would be read in full before the first is shown. */
const fewestLetters = 5

/** Says what the index of these names says, so that it is read. */
function hasWords(nameWords: readonly string[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`offline.payment_id is not null and offline.email is null
    and to_tsvector('simple', plain_words(offline.donor_name)) @@ ${asWords(nameWords, fewestLetters)}`
}
