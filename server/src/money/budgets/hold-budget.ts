import type { Tx } from '../../database/database.ts'
import { findBudgetForUpdate, setDisputed } from './budgets.queries.ts'

/**
 * Holds a budget because of a dispute, or lets go of it: nothing is spent from it meanwhile. `findDisputedAt` is
 * asked under the budget's lock, so that of two disputes at once the later one sees what the other did. A lock that
 * staff set stays as it is.
 */
export async function holdBudget(
  tx: Tx,
  budget: { teacherId: string; fiscalYear: number },
  findDisputedAt: () => Promise<Date | null>,
): Promise<void> {
  const budgetId = await findBudgetForUpdate(tx, budget)
  if (budgetId) await setDisputed(tx, { budgetId, disputedAt: await findDisputedAt() })
}
