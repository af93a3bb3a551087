import type { SpendingKind, SpendingStep } from '@tower/contract/money/budgets.ts'
import type { Tx } from '../../database/database.ts'
import type { AccountKind, AccountRef } from '../ledger/accounts.ts'
import { besidePayment, type WayOut } from '../ledger/beside-payment.ts'
import { lockBalances } from '../ledger/lock-balances.ts'
import { type LedgerFact, recordNewPosting, recordNewPostings, transfer } from '../ledger/record-posting.ts'
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

/** Through what money of each kind of spending leaves the house. */
const waysOut = {
  order: 'bank',
  reimbursement: 'bank',
  card: 'issuing',
} as const satisfies Record<SpendingKind, WayOut>

/**
 * What a payment or a return moves of the house besides the budget, to be locked with it: the house's own first, as every
 * posting does.
 */
export function houseAccountsOf(kind: SpendingKind): AccountRef[] {
  return [{ kind: waysOut[kind] }, { kind: 'paid_out' }]
}

/**
 * Writes one step into the ledger. What is reserved for one thing, or spent on it, is never taken for another: more than
 * lies there for this one is a mistake of whoever asks. What is paid or comes back leaves the house or comes back to it.
 */
export async function recordSpending(tx: Tx, step: SpendingStep, move: BudgetMove): Promise<void> {
  const { budgetId, spending, amountCents, at, actorId, idempotencyKey, reference } = move
  const leavesHouse = step === 'paid' || step === 'returned'
  if (amountCents <= 0) throw new Error(`${amountCents} cents can't be ${step}`)
  const [from, to] = accounts[step]
  if (from !== 'budget') {
    const own = [from, to].map((kind) => ({ kind, ownerId: budgetId }))
    await lockBalances(tx, leavesHouse ? [...houseAccountsOf(spending.kind), ...own] : own)
    const there = await sumOfSpending(tx, { spendingId: spending.id, budgetId, kind: from })
    if (there < amountCents)
      throw new Error(
        `${amountCents} cents of the ${spending.kind} ${spending.id} can't be ${step}: ${there}`,
      )
  }
  const fact: LedgerFact = {
    kind: spendingFact(spending.kind, step),
    spendingId: spending.id,
    idempotencyKey,
    at,
    actorId,
    postings: transfer({ kind: from, ownerId: budgetId }, { kind: to, ownerId: budgetId }, amountCents),
  }
  if (!leavesHouse) await recordNewPosting(tx, fact)
  else {
    const beside = besidePayment(fact, waysOut[spending.kind])
    await recordNewPostings(tx, [fact, reference === undefined ? beside : { ...beside, memo: reference }])
  }
}
