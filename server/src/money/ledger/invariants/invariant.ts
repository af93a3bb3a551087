import { setInRelations, type RelationSource } from './relations.ts'
import { setInStretch, type SteppedTable, type Stretch } from './stretch.ts'

/**
 * Something that must hold at any moment, after any crash. Queries of whole tables aggregate first and join once, so
 * that none of them grows with the square of the rows. `{{moves}}` and its like are what several rules read
 * (relations.ts).
 */
export type Invariant = RowRule | SumRule

/** Its query answers one row for each fault, none when all is well. */
export type RowRule = { name: string } & Query

/** Each part answers `key` and `cents`; what all parts together say of a key must add up to zero. */
export type SumRule = { name: string; parts: readonly Query[] }

/**
 * With `by`, each row of that table can be judged, or added, by itself: the query then marks with `{alias.column}` where
 * a stretch of the table’s keys, and of what points at them, may be set in.
 */
export type Query = { sql: string; by?: SteppedTable }

/** The query that answers one row for each fault, looking at everything. */
export function wholeQuery(invariant: Invariant, source: RelationSource): string {
  if (!('parts' in invariant)) return queryWithin(invariant, source)
  const parts = invariant.parts.map((part) => queryWithin(part, source))
  return `select key from (${parts.join(' union all ')}) part group by key having sum(cents) <> 0`
}

/** A query over everything, or over one stretch. */
export function queryWithin({ sql }: Query, source: RelationSource, stretch?: Stretch): string {
  return setInStretch(setInRelations(sql, source), stretch)
}
