import type { SpendingStep } from '@tower/contract/money/budgets.ts'
import type { Tx } from '../../database/database.ts'
import type { AccountKind } from '../ledger/accounts.ts'
import { lockBalances } from '../ledger/lock-balances.ts'
import { recordNewPosting, transfer } from '../ledger/record-posting.ts'
import { spendingFact } from '../ledger/transaction-kinds.ts'
import { sumOfSpending } from './spending.queries.ts'
import type { BudgetMove } from './spending.ts'

/** Between which accounts of a budget each step moves its money. */
const accounts = {
  reserved: ['budget', 'reserved'],
  released: ['reserved', 'budget'],
  paid: ['reserved', 'spent'],
  returned: ['spent', 'budget'],
} as const satisfies Record<SpendingStep, readonly [AccountKind, AccountKind]>

/**
 * Writes one step into the ledger. What is reserved for one thing, or spent on it, is never taken for another: more than
 * lies there for this one is a mistake of whoever asks.
 */
export async function recordSpending(tx: Tx, step: SpendingStep, move: BudgetMove): Promise<void> {
  const { budgetId, spending, amountCents, at, actorId, idempotencyKey } = move
  if (amountCents <= 0) throw new Error(`${amountCents} cents can't be ${step}`)
  const [from, to] = accounts[step]
  if (from !== 'budget') {
    await lockBalances(
      tx,
      [from, to].map((kind) => ({ kind, ownerId: budgetId })),
    )
    const there = await sumOfSpending(tx, { spendingId: spending.id, budgetId, kind: from })
    if (there < amountCents)
      throw new Error(
        `${amountCents} cents of the ${spending.kind} ${spending.id} can't be ${step}: ${there}`,
      )
  }
  await recordNewPosting(tx, {
    kind: spendingFact(spending.kind, step),
    spendingId: spending.id,
    idempotencyKey,
    at,
    actorId,
    postings: transfer({ kind: from, ownerId: budgetId }, { kind: to, ownerId: budgetId }, amountCents),
  })
}
