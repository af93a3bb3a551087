import type { Tx } from '../../database/database.ts'
import { findBudget, type BudgetKey } from './budgets.queries.ts'
import { closeDebt, insertDebt } from './debts.queries.ts'

export type Owed = BudgetKey & { paymentId: string; refundId: string; amountCents: number; at: Date }

/** Keeps what the reserve paid for a gift whose money the budget has set aside or spent: what comes free there pays it back. */
export async function oweToReserve(
  tx: Tx,
  { amountCents, paymentId, refundId, at, ...key }: Owed,
): Promise<void> {
  const budget = await findBudget(tx, key)
  if (!budget) throw new Error(`teacher ${key.teacherId} has no budget of ${key.fiscalYear}`)
  await insertDebt(tx, { budgetId: budget.id, paymentId, refundId, owedCents: amountCents, at })
}

/** The refund came back: nothing is owed for it any more. Answers what the reserve had got back of it by then. */
export function oweNoMore(tx: Tx, debt: { refundId: string; at: Date }): Promise<number> {
  return closeDebt(tx, debt)
}
