import type { Tx } from '../../database/database.ts'
import { findBudgetOfSlot, setLocked } from './budgets.queries.ts'

/** Locks (or opens again) the budget a matched slot paid into: nothing is spent from it while a payment is disputed. */
export async function lockBudgetOfSlot(tx: Tx, slotId: string, lockedAt: Date | null): Promise<void> {
  const budgetId = await findBudgetOfSlot(tx, slotId)
  if (budgetId) await setLocked(tx, { budgetId, lockedAt })
}
