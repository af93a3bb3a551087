import type { Tx } from '../../../database/database.ts'
import { recordNewPosting, type Posting } from '../../ledger/record-posting.ts'
import { addToRefunded, type PaymentRow } from '../payments/payments.queries.ts'
import { splitRemainder } from '../payments/remainder.ts'
import { reissueReceipt } from '../receipts/issue-receipt.ts'
import type { SucceededRefund } from './apply-refund.ts'
import { findBookings } from './find-bookings.ts'
import { takeLosses, type RefundRow } from './refunds.queries.ts'
import { placeGift, settleReturned } from './return-gift.ts'
import type { Services } from '../../../services.ts'

export type Reversal = {
  payment: PaymentRow
  /** The refund as it was booked. */
  refund: RefundRow
  /** Whereto the money came back: what a dispute had taken is given back by a movement of its own. */
  outOf: SucceededRefund['outOf']
  /** What the giver reads on the new receipt. */
  because: 'refund_failed' | 'dispute_won'
  at: Date
}

/**
 * A refund that was booked has not gone out after all. A new fact puts the gift where a new gift would go: it heals
 * what the reserve paid, mints by the one rule under new numbers, and stands on a new receipt. The old ones stay void.
 */
export async function reverseRefund(
  services: Pick<Services, 'config' | 'random'>,
  tx: Tx,
  reversal: Reversal,
): Promise<void> {
  const { payment: before, refund, at } = reversal
  if (refund.booked_cents === 0 && before.state !== 'settled') return
  const after = { ...before, refunded_cents: before.refunded_cents - refund.booked_cents }
  await addToRefunded(tx, before.id, -refund.booked_cents)
  if (before.state !== 'settled') return
  const slotsMinted = await bringBack(tx, reversal, after)
  if (refund.booked_cents > 0)
    await reissueReceipt(services, tx, after, { at, because: reversal.because, slotsMinted })
}

async function bringBack(tx: Tx, reversal: Reversal, after: PaymentRow): Promise<number> {
  const { payment: before, refund, outOf, at } = reversal
  const { latestKey: refundKey, latestOutId } = await findBookings(tx, {
    id: refund.id,
    providerRefundId: refund.provider_refund_id,
  })
  const links = { at, paymentId: before.id, refundId: refund.id }
  const losses = await takeLosses(tx, refund.id)
  const excessCents = refund.amount_cents - refund.booked_cents
  if (excessCents > 0)
    await recordNewPosting(tx, {
      kind: 'refund_excess_reversed',
      idempotencyKey: `refund-excess-reversed:${refundKey}`,
      ...links,
      postings: [
        { account: { kind: outOf }, amountCents: -excessCents },
        { account: { kind: 'refund_reserve' }, amountCents: excessCents },
      ],
    })
  if (refund.booked_cents === 0) return 0
  const placed = await placeGift(tx, { before, after, losses, refundRowId: refund.id, refundKey, at })
  const fee = splitRemainder(after).feeCoverCents - splitRemainder(before).feeCoverCents
  const postings: Posting[] = [
    { account: { kind: outOf }, amountCents: -refund.booked_cents },
    ...placed.targets,
    { account: { kind: 'fee_cover' }, amountCents: fee },
  ]
  await recordNewPosting(tx, {
    kind: 'refund_reversed',
    idempotencyKey: `refund-reversed:${refundKey}`,
    ...links,
    ...(latestOutId === undefined ? {} : { correctsId: latestOutId }),
    postings: postings.filter(({ amountCents }) => amountCents !== 0),
  })
  return settleReturned(tx, { placed, payment: before, refundKey, at })
}
