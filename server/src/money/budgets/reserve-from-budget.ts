import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../database/database.ts'
import { lockBalances } from '../ledger/lock-balances.ts'
import { findBudgetForUpdate } from './budgets.queries.ts'
import { recordSpending } from './record-spending.ts'
import type { BudgetMove } from './spending.ts'

/**
 * Sets money of a teacher's budget aside for what is about to be spent. What payments behind it are contested for stays
 * untouched, and of a budget that staff locked nothing is set aside. Another teacher's budget is not found.
 */
export async function reserveFromBudget(
  tx: Tx,
  { teacherId, ...move }: BudgetMove & { teacherId: string },
): Promise<void> {
  const ownerId = move.budgetId
  // Accounts before the budget's row, as when money comes in.
  const [remaining = 0] = await lockBalances(tx, [
    { kind: 'budget', ownerId },
    { kind: 'reserved', ownerId },
  ])
  const budget = await findBudgetForUpdate(tx, move.budgetId)
  if (budget?.teacher_id !== teacherId) throw new Refusal('budgets.not_found')
  if (budget.locked_at) throw new Refusal('budgets.locked')
  if (move.amountCents > remaining - budget.held_cents) throw new Refusal('budgets.not_enough')
  await recordSpending(tx, 'reserved', move)
}
