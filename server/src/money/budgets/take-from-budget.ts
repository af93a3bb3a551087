import type { Tx } from '../../database/database.ts'
import type { AccountRef } from '../ledger/accounts.ts'
import { recordNewPosting, transfer } from '../ledger/record-posting.ts'
import { addToAllocated, type BudgetKey } from './budgets.queries.ts'
import { type HeldLine, lockLine } from './carried-holds.queries.ts'
import { carriedKey } from './carried-losses.queries.ts'
import { readStillCarried } from './still-carried.ts'

export type BudgetReturn = BudgetKey & {
  /** No more than this goes back, and no more than is left. */
  amountCents: number
  to: AccountRef
  idempotencyKey: string
  paymentId: string
  at: Date
  actorId: string | null
}

/**
 * Takes money that came from one giver out of a budget again, and of what was carried from there out of the budgets of later
 * years, as far as it is neither set aside nor spent. Answers how much.
 */
export async function takeFromBudget(tx: Tx, { amountCents, ...taking }: BudgetReturn): Promise<number> {
  // Read under their locks: an order at the same instant would leave less than this takes.
  const [origin, ...later] = await lockLine(tx, taking)
  if (!origin) throw new Error(`teacher ${taking.teacherId} has no budget of ${taking.fiscalYear}`)
  const { idempotencyKey } = taking
  let taken = await takeOut(tx, origin, { ...taking, idempotencyKey, amountCents })
  if (taken === amountCents || later.length === 0) return taken
  const carried = await readStillCarried(tx, origin.id)
  for (const budget of later) {
    const cents = await takeOut(tx, budget, {
      ...taking,
      idempotencyKey: carriedKey(idempotencyKey, origin.id, budget.id),
      amountCents: Math.min(amountCents - taken, carried.most(origin.fiscal_year, budget.fiscal_year)),
    })
    taken += cents
    carried.lose(origin.fiscal_year, budget.fiscal_year, cents)
  }
  return taken
}

async function takeOut(
  tx: Tx,
  { id: budgetId, remaining_cents: leftCents }: HeldLine,
  { to, amountCents, idempotencyKey, paymentId, at, actorId }: BudgetReturn,
): Promise<number> {
  const cents = Math.min(amountCents, leftCents)
  if (cents <= 0) return 0
  await recordNewPosting(tx, {
    kind: 'budget_returned',
    idempotencyKey,
    paymentId,
    at,
    actorId,
    postings: transfer({ kind: 'budget', ownerId: budgetId }, to, cents),
  })
  await addToAllocated(tx, [{ budgetId, amountCents: -cents }])
  return cents
}
