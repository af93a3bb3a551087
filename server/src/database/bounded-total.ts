import { mostCounted } from '@tower/contract/page.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from './database.ts'

/** How many rows a list shows: exact up to a bound, which is all that is told of longer ones. */
export type BoundedTotal = { total: number; hasMore: boolean }

/** Counts the rows of a query, no further than staff are told: a list of a million is not walked for its number. */
export async function countUpToBound(tx: Tx, rows: RawBuilder<unknown>): Promise<BoundedTotal> {
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from (${rows} limit ${sql.lit(mostCounted + 1)}) shown`.execute(tx)
  const count = counted[0]?.count ?? 0
  return { total: Math.min(count, mostCounted), hasMore: count > mostCounted }
}

/** A column of a query: how many rows another query has, counted one past a bound, which tells that there are more. */
export function countOnePast(bound: number, rows: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(select count(*)::int from (${rows} limit ${bound + 1}) counted)`
}
