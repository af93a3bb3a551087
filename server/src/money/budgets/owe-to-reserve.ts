import type { Tx } from '../../database/database.ts'
import type { BudgetKey } from './budgets.queries.ts'
import { type HeldLine, lockLine } from './carried-holds.queries.ts'
import { sumOwed } from './carried-losses.queries.ts'
import { closeDebt, insertDebt } from './debts.queries.ts'
import { readStillCarried } from './still-carried.ts'

export type Owed = BudgetKey & { paymentId: string; refundId: string; amountCents: number; at: Date }

/**
 * Keeps what the reserve paid for a gift whose money is set aside or spent, by the budget where it is: what comes free there
 * pays it back. Money that was carried into a later year is owed there.
 */
export async function oweToReserve(tx: Tx, { amountCents, ...owed }: Owed): Promise<void> {
  const [origin, ...later] = await lockLine(tx, owed)
  if (!origin) throw new Error(`teacher ${owed.teacherId} has no budget of ${owed.fiscalYear}`)
  const { paymentId, refundId, at } = owed
  const debts = new Map<string, number>()
  let leftCents = amountCents
  const carried = await readStillCarried(tx, origin.id)
  for (const budget of [origin, ...later]) {
    const mayBeThere = budget === origin ? leftCents : carried.most(origin.fiscal_year, budget.fiscal_year)
    const mostCents = Math.min(leftCents, mayBeThere)
    const cents = Math.min(mostCents, Math.max(0, usedOf(budget) - (await sumOwed(tx, budget.id))))
    if (cents === 0) continue
    debts.set(budget.id, cents)
    leftCents -= cents
    if (budget !== origin) carried.lose(origin.fiscal_year, budget.fiscal_year, cents)
  }
  if (leftCents > 0) debts.set(origin.id, (debts.get(origin.id) ?? 0) + leftCents)
  for (const [budgetId, owedCents] of debts)
    await insertDebt(tx, { budgetId, originId: origin.id, paymentId, refundId, owedCents, at })
}

/** What is set aside or spent of a budget. */
const usedOf = ({ allocated_cents: allocated, remaining_cents: left }: HeldLine) => allocated - left

/** The refund came back: nothing is owed for it any more. Answers what the reserve had got back of it by then. */
export function oweNoMore(tx: Tx, debt: { refundId: string; at: Date }): Promise<number> {
  return closeDebt(tx, debt)
}
