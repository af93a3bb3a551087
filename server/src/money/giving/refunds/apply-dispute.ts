import { dayOf } from '@tower/contract/org-days.ts'
import { formatUsd } from '@tower/contract/money.ts'
import type { Tx } from '../../../database/database.ts'
import { notifyStaff } from '../../../oversight/inbox/notify-staff.ts'
import { keepDisputeMovements } from '../balance/keep-movements.ts'
import { getPaymentForUpdate, type PaymentRow } from '../payments/payments.queries.ts'
import { splitRemainder } from '../payments/remainder.ts'
import { applyRefund } from './apply-refund.ts'
import type { DisputeChange } from './changes.ts'
import { findDollarValue } from './dollar-values.queries.ts'
import { isNewerStanding } from './dispute-standing.ts'
import {
  findDisputeForUpdate,
  saveDispute,
  updateDisputeState,
  type DisputeState,
} from './disputes.queries.ts'
import { holdBackPayment, lockDonorOfPayment } from './hold-back-payment.ts'
import { findRefundForUpdate, saveRefund } from './refunds.queries.ts'
import { reverseRefund } from './reverse-refund.ts'
import { isOfAnother, tellOfAnotherPayment } from './tell-of-another-payment.ts'
import type { Services } from '../../../services.ts'

export type DisputeFact = { paymentId: string; change: DisputeChange; at: Date }

/**
 * A payment is contested with the bank: open holds back what it touches, won lets go of it, lost is a refund under the
 * dispute's own name, which comes back should an appeal win it after all. What the provider takes and gives back
 * meanwhile is booked movement by movement. Facts may come in any order: an older one changes nothing.
 */
export async function applyDispute(
  services: Sealing,
  tx: Tx,
  { paymentId, change, at }: DisputeFact,
): Promise<'applied' | 'repeated' | 'needs_review'> {
  await lockDonorOfPayment(tx, paymentId)
  const payment = await getPaymentForUpdate(tx, paymentId)
  const known = await findDisputeForUpdate(tx, change.disputeId)
  if (isOfAnother(known, payment)) {
    const { provider_payment_id: providerPaymentId } = payment
    await tellOfAnotherPayment(tx, { kind: 'dispute', id: change.disputeId, providerPaymentId })
    return 'needs_review'
  }
  const hasMoved = await keepDisputeMovements(tx, { payment, change, at })
  const standing = await standingOf(tx, payment, change)
  if (known && !isNews(known, change, standing)) return hasMoved ? 'applied' : 'repeated'
  const disputeId = await saveDispute(tx, { paymentId, change, ...standing, at })
  await updateDisputeState(tx, paymentId)
  if (standing.state === 'lost')
    await loseToDispute(services, tx, {
      payment,
      change: { ...change, amountCents: standing.amountCents },
      disputeId,
      at,
    })
  else await winBack(services, tx, { payment, change, disputeId, at })
  await holdBackPayment(tx, { paymentId, at })
  if (known?.state !== standing.state || known.is_inquiry !== change.isInquiry)
    await tellStaff(tx, change, standing)
  return standing.reviewReason === null ? 'applied' : 'needs_review'
}

type Standing = { state: DisputeState; amountCents: number; reviewReason: string | null }

/** Of a dispute in another currency only staff can tell what it comes to: until then it contests all that is left. */
async function standingOf(tx: Tx, payment: PaymentRow, change: DisputeChange): Promise<Standing> {
  const { state, currency } = change
  const isOurs = currency === payment.currency
  const cents = isOurs ? change.amountCents : await findDollarValue(tx, change.disputeId)
  if (cents !== undefined) return { state, amountCents: cents, reviewReason: null }
  const { giftCents, feeCoverCents } = splitRemainder(payment)
  return {
    state: 'open',
    amountCents: giftCents + feeCoverCents,
    reviewReason: `currency ${currency}, payment ${payment.currency}`,
  }
}

type KnownDispute = NonNullable<Awaited<ReturnType<typeof findDisputeForUpdate>>>

/** A step forward, or the first time that it can be told what a dispute in another currency comes to. */
function isNews(known: KnownDispute, change: DisputeChange, standing: Standing): boolean {
  const isValuedNow = known.review_reason !== null && standing.reviewReason === null
  return isValuedNow || isNewerStanding(known, change)
}

type Sealing = Pick<Services, 'config' | 'random'>
type Ending = { payment: PaymentRow; change: DisputeChange; disputeId: string; at: Date }

async function loseToDispute(
  services: Sealing,
  tx: Tx,
  { payment, change, disputeId, at }: Ending,
): Promise<void> {
  const { disputeId: refundId, amountCents } = change
  const known = await findRefundForUpdate(tx, refundId)
  if (known?.state === 'succeeded') return
  const refundRowId = await saveRefund(tx, {
    paymentId: payment.id,
    providerRefundId: refundId,
    amountCents,
    state: 'succeeded',
    failureReason: null,
    reason: 'dispute_lost',
    actorId: null,
    disputeId,
    at,
  })
  await applyRefund(services, tx, {
    payment,
    refundRowId,
    refundId,
    amountCents,
    outOf: 'disputed_funds',
    actorId: null,
    at,
  })
}

async function winBack(services: Sealing, tx: Tx, { payment, change, disputeId, at }: Ending): Promise<void> {
  const lost = await findRefundForUpdate(tx, change.disputeId)
  if (lost?.state !== 'succeeded') return
  await saveRefund(tx, {
    paymentId: payment.id,
    providerRefundId: change.disputeId,
    amountCents: lost.amount_cents,
    state: 'canceled',
    failureReason: 'dispute_won',
    reason: 'dispute_lost',
    actorId: null,
    disputeId,
    at,
  })
  const because = 'dispute_won' as const
  await reverseRefund(services, tx, { payment, refund: lost, outOf: 'disputed_funds', because, at })
}

async function tellStaff(tx: Tx, change: DisputeChange, standing: Standing): Promise<void> {
  const { disputeId, isInquiry, evidenceDueAt, movements } = change
  const { state, amountCents, reviewReason } = standing
  const until = state === 'open' && evidenceDueAt ? ` Answer by ${dayOf(evidenceDueAt)}.` : ''
  const review =
    reviewReason === null ? '' : ` It needs review: ${reviewReason}. Nothing is booked by itself.`
  await notifyStaff(tx, {
    type: reviewReason === null ? `dispute_${state}` : 'dispute_needs_review',
    title: isInquiry ? inquiryTitles[state] : titles[state],
    message: `${formatUsd(amountCents)}, dispute ${disputeId}.${until}${review}`,
    dedupeKey: `dispute:${disputeId}:${isInquiry ? 'inquiry:' : ''}${state}:${movements.length}`,
  })
}

const titles: Record<DisputeState, string> = {
  open: 'Payment disputed',
  won: 'Dispute won',
  lost: 'Dispute lost',
}

const inquiryTitles: Record<DisputeState, string> = {
  open: 'A bank asks about a payment',
  won: 'A bank’s question is settled',
  lost: 'Dispute lost',
}
