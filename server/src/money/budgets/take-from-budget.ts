import type { Tx } from '../../database/database.ts'
import type { AccountRef } from '../ledger/accounts.ts'
import { lockBalances } from '../ledger/lock-balances.ts'
import { recordNewPosting, transfer } from '../ledger/record-posting.ts'
import { addToAllocated, findBudget, type BudgetKey } from './budgets.queries.ts'

export type BudgetReturn = BudgetKey & {
  /** No more than this goes back, and no more than is left. */
  amountCents: number
  to: AccountRef
  idempotencyKey: string
  paymentId: string
  at: Date
  actorId: string | null
}

/** Takes money that came from one giver out of a budget again, as far as it is neither set aside nor spent. Answers how much. */
export async function takeFromBudget(tx: Tx, { to, amountCents, ...taking }: BudgetReturn): Promise<number> {
  const budget = await findBudget(tx, taking)
  if (!budget) throw new Error(`teacher ${taking.teacherId} has no budget of ${taking.fiscalYear}`)
  // Read under its lock: an order at the same instant would leave less than this takes.
  const [remainingCents = 0] = await lockBalances(tx, [{ kind: 'budget', ownerId: budget.id }])
  const cents = Math.min(amountCents, remainingCents)
  if (cents === 0) return 0
  const { idempotencyKey, paymentId, at, actorId } = taking
  await recordNewPosting(tx, {
    kind: 'budget_returned',
    idempotencyKey,
    paymentId,
    at,
    actorId,
    postings: transfer({ kind: 'budget', ownerId: budget.id }, to, cents),
  })
  await addToAllocated(tx, [{ budgetId: budget.id, amountCents: -cents }])
  return cents
}
