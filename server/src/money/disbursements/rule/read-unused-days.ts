import type { Tx } from '../../../database/database.ts'
import { findUnusedDays } from './rules.queries.ts'

/** After how many days money of an athlete that is not used moves on, as is said before a gift. */
export function readUnusedDays(tx: Tx): Promise<number> {
  return findUnusedDays(tx)
}
