import type { Reads } from '../../database/database.ts'
import type { DrawRow } from './draws.queries.ts'
import { type DrawFilters, listDrawRows } from './listed-draws.queries.ts'

export type ListDraws = { page: number; pageSize: number } & DrawFilters

/** A page of all draws, or of those that are looked for: those to come, the next one first, then the past ones. */
export function listDraws(
  { database }: { database: Reads },
  query: ListDraws,
): Promise<{ rows: DrawRow[]; total: number }> {
  return database.read((tx) => listDrawRows(tx, query))
}
