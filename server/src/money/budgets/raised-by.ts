import type { Tx } from '../../database/database.ts'
import { listCarriedInto, sumRaisedBy } from './spending.queries.ts'

/**
 * By how much one of the staff raised a budget in all; what they lowered it by is not taken off. What they raised an earlier
 * school year's by counts as far as it was carried into this one: no year's end makes it somebody else's.
 */
export async function raisedBy(tx: Tx, of: { budgetId: string; actorId: string }): Promise<number> {
  let cents = await sumRaisedBy(tx, of)
  for (const earlier of await listCarriedInto(tx, of.budgetId)) {
    const raised = await raisedBy(tx, { budgetId: earlier.budget_id, actorId: of.actorId })
    cents += Math.min(raised, earlier.cents)
  }
  return cents
}
