import type { Tx } from '../../database/database.ts'
import { sumRaisedBy } from './spending.queries.ts'

/** By how much one of the staff raised a budget in all; what they lowered it by is not taken off. */
export function raisedBy(tx: Tx, of: { budgetId: string; actorId: string }): Promise<number> {
  return sumRaisedBy(tx, of)
}
