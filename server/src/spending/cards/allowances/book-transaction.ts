import { formatUsd } from '@tower/contract/money.ts'
import type { Tx } from '../../../database/database.ts'
import { houseAccountsOf } from '../../../money/budgets/record-spending.ts'
import { reserveFromBudget } from '../../../money/budgets/reserve-from-budget.ts'
import { returnSpent } from '../../../money/budgets/return-spent.ts'
import { spendReserved } from '../../../money/budgets/spend-reserved.ts'
import { lockBalances } from '../../../money/ledger/lock-balances.ts'
import { recordNewPosting, transfer } from '../../../money/ledger/record-posting.ts'
import { notifyStaff } from '../../../oversight/inbox/notify-staff.ts'
import type { CardTransaction } from '../../../payments/card-events.ts'
import { Refusal } from '../../../refusal.ts'
import {
  addCaptured,
  addToSpend,
  findAllowanceForUpdate,
  findAuthorization,
  insertTransaction,
  updateAllowance,
  type AllowanceRow,
} from './allowances.queries.ts'
import { lockAllowanceOf } from './follow-purchase.ts'
import { effectOn, type PurchaseEffect } from './purchase-effect.ts'
import { settleAllowance } from './settle-allowance.ts'

type Told = { transaction: CardTransaction; at: Date }
type Booking = Told & { allowance: AllowanceRow }

/** Books what a merchant took or gave back, once. */
export async function bookTransaction(tx: Tx, { transaction, at }: Told): Promise<PurchaseEffect[]> {
  const { transactionId, authorizationId, issuerCardId, kind, amountCents } = transaction
  const authorization = authorizationId === null ? undefined : await findAuthorization(tx, authorizationId)
  const allowance = await lockAllowanceOf(tx, issuerCardId, authorization?.allowance_id)
  if (!allowance) return []
  const isNew = await insertTransaction(tx, {
    id: transactionId,
    allowance_id: allowance.id,
    authorization_id: authorizationId,
    kind,
    amount_cents: amountCents,
    booked_cents: kind === 'capture' ? amountCents : refundable(allowance, amountCents),
    happened_at: transaction.happenedAt,
  })
  if (!isNew) return []
  const booking = { transaction, at, allowance }
  // Before anything of the budget, as every payment locks them.
  await lockBalances(tx, [...houseAccountsOf('card'), { kind: 'uncovered_cards' }])
  if (kind === 'capture') await bookCapture(tx, booking)
  else await bookRefund(tx, booking)
  await addToSpend(tx, issuerCardId, kind === 'capture' ? amountCents : -amountCents)
  const booked = await findAllowanceForUpdate(tx, allowance.id)
  return [
    effectOn(allowance, kind === 'capture' ? 'captured' : 'refunded', { at, amountCents }),
    ...(booked ? await settleAllowance(tx, booked, { at }) : []),
  ]
}

/** Of what comes back, as much as was taken. */
const refundable = ({ uncovered_cents, spent_cents }: AllowanceRow, amountCents: number) =>
  Math.min(amountCents, uncovered_cents + spent_cents)

/**
 * Spends what was set aside. What a merchant takes beyond it is taken from the budget where something is left there, and
 * stays open for staff where not: the charity has paid it either way, and the books say so.
 */
async function bookCapture(tx: Tx, { allowance, transaction, at }: Booking): Promise<void> {
  const { transactionId, authorizationId, amountCents } = transaction
  const fromReserved = Math.min(amountCents, allowance.reserved_cents)
  const move = { ...moveOf(allowance, at), reference: transactionId }
  if (fromReserved > 0)
    await spendReserved(tx, {
      ...move,
      amountCents: fromReserved,
      idempotencyKey: `card_paid:${transactionId}`,
    })
  const beyond = amountCents - fromReserved
  const isCovered = beyond === 0 || (await spendBeyond(tx, allowance, { beyond, transactionId, at }))
  await updateAllowance(tx, allowance.id, {
    reserved_cents: allowance.reserved_cents - fromReserved,
    spent_cents: allowance.spent_cents + fromReserved + (isCovered ? beyond : 0),
    uncovered_cents: allowance.uncovered_cents + (isCovered ? 0 : beyond),
  })
  if (authorizationId !== null) await addCaptured(tx, authorizationId, amountCents)
  if (isCovered) return
  await recordUncovered(tx, allowance, { transactionId, at, cents: beyond })
  await tellOfUncovered(tx, allowance, { beyond, transactionId })
}

type Uncovered = { transactionId: string; at: Date; cents: number }

/** What the issuer paid beyond all budgets, or below zero what came back of it. */
async function recordUncovered(
  tx: Tx,
  { id: spendingId }: AllowanceRow,
  { transactionId, at, cents }: Uncovered,
): Promise<void> {
  const [kind, from, to] =
    cents > 0
      ? (['card_uncovered', 'uncovered_cards', 'issuing'] as const)
      : (['card_recovered', 'issuing', 'uncovered_cards'] as const)
  await recordNewPosting(tx, {
    ...{ kind, spendingId, at, memo: transactionId },
    idempotencyKey: `${kind}:${transactionId}`,
    postings: transfer({ kind: from }, { kind: to }, Math.abs(cents)),
  })
}

type Beyond = { beyond: number; transactionId: string }

async function spendBeyond(
  tx: Tx,
  allowance: AllowanceRow,
  { beyond, transactionId, at }: Beyond & { at: Date },
): Promise<boolean> {
  const move = { ...moveOf(allowance, at), amountCents: beyond, reference: transactionId }
  try {
    await reserveFromBudget(tx, {
      ...move,
      teacherId: allowance.teacher_id,
      idempotencyKey: `card_beyond_reserved:${transactionId}`,
    })
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
  await spendReserved(tx, { ...move, idempotencyKey: `card_beyond_paid:${transactionId}` })
  return true
}

function tellOfUncovered(tx: Tx, { last4, vendor }: AllowanceRow, { beyond, transactionId }: Beyond) {
  return notifyStaff(tx, {
    type: 'card_uncovered',
    title: 'A card took more than its budget has',
    message: `${vendor} took ${formatUsd(beyond)} more by the card ending in ${last4 ?? '(none)'} than was set aside, and the budget has nothing left for it.`,
    dedupeKey: `card_uncovered:${transactionId}`,
  })
}

/** What comes back settles first what no budget covered; the rest is free in the budget again, as far as it was taken. */
async function bookRefund(tx: Tx, { allowance, transaction, at }: Booking): Promise<void> {
  const { transactionId, amountCents } = transaction
  const toUncovered = Math.min(amountCents, allowance.uncovered_cents)
  const toBudget = Math.min(amountCents - toUncovered, allowance.spent_cents)
  if (toBudget > 0)
    await returnSpent(tx, {
      ...moveOf(allowance, at),
      amountCents: toBudget,
      reference: transactionId,
      idempotencyKey: `card_returned:${transactionId}`,
    })
  await updateAllowance(tx, allowance.id, {
    spent_cents: allowance.spent_cents - toBudget,
    uncovered_cents: allowance.uncovered_cents - toUncovered,
  })
  const surplus = amountCents - toUncovered - toBudget
  if (toUncovered + surplus > 0)
    await recordUncovered(tx, allowance, { transactionId, at, cents: -(toUncovered + surplus) })
  if (surplus > 0)
    await notifyStaff(tx, {
      type: 'card_refund_surplus',
      title: 'A merchant gave back more than it took',
      message: `${allowance.vendor} gave ${formatUsd(surplus)} more back to the card ending in ${allowance.last4 ?? '(none)'} than it had taken. It stands in no budget.`,
      dedupeKey: `card_refund_surplus:${transactionId}`,
    })
}

function moveOf({ id, budget_id }: AllowanceRow, at: Date) {
  return { budgetId: budget_id, spending: { kind: 'card' as const, id }, at, actorId: null }
}
