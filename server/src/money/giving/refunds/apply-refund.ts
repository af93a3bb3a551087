import { formatUsd } from '@tower/contract/money.ts'
import type { Tx } from '../../../database/database.ts'
import { notifyStaff } from '../../../oversight/inbox/notify-staff.ts'
import { recordPosting, type Posting } from '../../ledger/record-posting.ts'
import { addToRefunded, getPaymentForUpdate, type PaymentRow } from '../payments/payments.queries.ts'
import { splitRemainder } from '../payments/remainder.ts'
import { reissueReceipt } from '../receipts/issue-receipt.ts'
import { flagRefund, insertRefund } from './refunds.queries.ts'
import { takeGiftBack } from './take-gift-back.ts'

export type RefundFact = {
  paymentId: string
  /** The provider's name of it; a lost dispute goes by its own. */
  refundId: string
  amountCents: number
  reason?: string | null
  actorId?: string | null
  at: Date
}

export type RefundEffect = {
  refundedCents: number
  slotsVoided: number
  /** What the refund reserve paid, because a classroom already has the money. */
  fromReserveCents: number
  receiptNumber: number | null
}

/**
 * Takes a refund into the books, once: the provider has already given the money back. Answers what it did,
 * undefined when it was known.
 */
export async function applyRefund(tx: Tx, fact: RefundFact): Promise<RefundEffect | undefined> {
  const before = await getPaymentForUpdate(tx, fact.paymentId)
  const left = splitRemainder(before)
  // More than what is left can only be told by a provider that also lost a dispute: the rest is not ours to book.
  const refundedCents = Math.min(fact.amountCents, left.giftCents + left.feeCoverCents)
  if (refundedCents === 0) return undefined
  const refundRowId = await insertRefund(tx, {
    paymentId: before.id,
    providerRefundId: fact.refundId,
    amountCents: refundedCents,
    reason: fact.reason ?? null,
    actorId: fact.actorId ?? null,
    at: fact.at,
  })
  if (refundRowId === undefined) return undefined
  await addToRefunded(tx, before.id, refundedCents)
  if (before.state !== 'settled')
    return { refundedCents, slotsVoided: 0, fromReserveCents: 0, receiptNumber: null }
  const after = { ...before, refunded_cents: before.refunded_cents + refundedCents }
  const taken = await returnMoney(tx, { before, after, refundRowId, refundedCents, fact })
  if (taken.fromReserveCents > 0) await flagRefund(tx, refundRowId)
  const receiptNumber = await reissueReceipt(tx, after, fact.at)
  await tellStaff(tx, fact, refundedCents, taken)
  return { refundedCents, ...taken, receiptNumber }
}

type Return = {
  before: PaymentRow
  after: PaymentRow
  refundRowId: string
  refundedCents: number
  fact: RefundFact
}

/** One fact out: from where the gift lies, and the covered fee last, back to the provider. */
async function returnMoney(
  tx: Tx,
  refund: Return,
): Promise<{ slotsVoided: number; fromReserveCents: number }> {
  const { before, after, refundRowId, refundedCents, fact } = refund
  const taken = await takeGiftBack(tx, {
    before,
    after,
    refundKey: fact.refundId,
    at: fact.at,
    actorId: fact.actorId ?? null,
  })
  const fee = splitRemainder(before).feeCoverCents - splitRemainder(after).feeCoverCents
  const postings: Posting[] = [
    { account: { kind: 'processor' as const }, amountCents: refundedCents },
    ...taken.sources,
    { account: { kind: 'fee_cover' as const }, amountCents: -fee },
  ]
  await recordPosting(tx, {
    kind: 'refund_out',
    idempotencyKey: `refund:${fact.refundId}`,
    at: fact.at,
    actorId: fact.actorId ?? null,
    paymentId: before.id,
    refundId: refundRowId,
    postings: postings.filter(({ amountCents }) => amountCents !== 0),
  })
  return { slotsVoided: taken.slotsVoided, fromReserveCents: taken.fromReserveCents }
}

async function tellStaff(
  tx: Tx,
  fact: RefundFact,
  refundedCents: number,
  { slotsVoided, fromReserveCents }: { slotsVoided: number; fromReserveCents: number },
): Promise<void> {
  const parts = [
    `${formatUsd(refundedCents)} went back.`,
    slotsVoided > 0 ? `${slotsVoided} waiting slot(s) voided.` : '',
    fromReserveCents > 0
      ? `${formatUsd(fromReserveCents)} was already with classrooms: the reserve paid it.`
      : '',
  ]
  await notifyStaff(tx, {
    type: fromReserveCents > 0 ? 'refund_flagged' : 'refund_applied',
    title: fromReserveCents > 0 ? 'Refund of matched money' : 'Refund',
    message: parts.filter(Boolean).join(' '),
    dedupeKey: `refund:${fact.refundId}`,
  })
}
