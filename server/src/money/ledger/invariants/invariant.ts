import { setInRelations, type RelationSource } from './relations.ts'

/**
 * Something that must hold at any moment, after any crash: its query answers one row for each fault, none when all is
 * well. With `by`, each row of that table can be judged by itself: the query then marks with `{alias.column}` where a
 * stretch of the table's ids, and of the keys that point at it, may be set in. `{{moves}}` is what several rules read
 * (relations.ts). All queries of whole tables aggregate first and join once, so that none of them grows with
 * the square of the rows.
 */
export type Invariant = { name: string; sql: string; by?: SteppedTable }

/** Tables that are verified a stretch of ids at a time where the engine has a single session. */
export type SteppedTable =
  | 'ledger_transactions'
  | 'ledger_accounts'
  | 'payments'
  | 'checkouts'
  | 'donors'
  | 'slots'
  | 'teacher_budgets'
  | 'refunds'
  | 'prospects'
  | 'disputes'
  | 'classrooms'
  | 'users'

/** Ids after the first and up to the last one; null is no bound. */
export type IdRange = { after: string | null; upTo: string | null }

/** The query over everything, or over one stretch. */
export function queryWithin({ sql }: Invariant, source: RelationSource, range?: IdRange): string {
  return setInRelations(sql, source).replaceAll(/\{([a-z_.]+)\}/g, (_, column: string) =>
    conditionOn(column, range),
  )
}

const lowest = '00000000-0000-0000-0000-000000000000'
const highest = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** A stretch always has both bounds: a planner without statistics takes one bound for a third of the table. */
function conditionOn(column: string, range: IdRange | undefined): string {
  if (!range) return 'true'
  return `(${column} > '${range.after ?? lowest}' and ${column} <= '${range.upTo ?? highest}')`
}
