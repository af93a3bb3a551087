import { formatUsd } from '@tower/contract/money.ts'
import type { Tx } from '../../../database/database.ts'
import { notifyStaff } from '../../../oversight/inbox/notify-staff.ts'
import { getPaymentForUpdate, type PaymentRow } from '../payments/payments.queries.ts'
import { applyRefund, type RefundEffect } from './apply-refund.ts'
import type { RefundChange } from './changes.ts'
import { findDollarValue } from './dollar-values.queries.ts'
import { holdBackPayment, lockDonorOfPayment } from './hold-back-payment.ts'
import { isOnItsWay, isStepForward } from './refund-states.ts'
import { findRefundForUpdate, saveRefund } from './refunds.queries.ts'
import { reverseRefund } from './reverse-refund.ts'
import { isOfAnother, tellOfAnotherPayment } from './tell-of-another-payment.ts'
import type { Services } from '../../../services.ts'

export type RefundFact = {
  paymentId: string
  refund: RefundChange
  reason?: string | null
  actorId?: string | null
  at: Date
}

export type RefundStep = { outcome: 'applied' | 'repeated' | 'needs_review'; effect?: RefundEffect }

/**
 * Takes the next state of a refund into the books, each state once, told in any order and by whomever: money moves
 * when it succeeded, and comes back when it fails after that. One on its way moves nothing, but holds back what it
 * promises: nobody should draw what is about to leave.
 */
export async function followRefund(
  services: Pick<Services, 'config' | 'random'>,
  tx: Tx,
  fact: RefundFact,
): Promise<RefundStep> {
  const { at } = fact
  await lockDonorOfPayment(tx, fact.paymentId)
  const payment = await getPaymentForUpdate(tx, fact.paymentId)
  const refund = await inOurCurrency(tx, fact.refund, payment)
  if (!refund) return sendToReview(tx, fact.refund)
  const known = await findRefundForUpdate(tx, refund.refundId)
  if (isOfAnother(known, payment)) {
    const { provider_payment_id: providerPaymentId } = payment
    await tellOfAnotherPayment(tx, { kind: 'refund', id: refund.refundId, providerPaymentId })
    return { outcome: 'needs_review' }
  }
  if (!isStepForward(known?.state, refund.status)) return { outcome: 'repeated' }
  const refundRowId = await saveRefund(tx, {
    paymentId: payment.id,
    providerRefundId: refund.refundId,
    amountCents: refund.amountCents,
    state: refund.status,
    failureReason: refund.failureReason,
    reason: fact.reason ?? null,
    actorId: fact.actorId ?? null,
    disputeId: null,
    at,
  })
  const actorId = fact.actorId ?? null
  if (refund.status === 'succeeded') {
    const { refundId, amountCents } = refund
    const booking = { payment, refundRowId, refundId, amountCents, outOf: 'processor' as const, actorId, at }
    const effect = await applyRefund(services, tx, booking)
    await holdBackPayment(tx, fact)
    return { outcome: 'applied', effect }
  }
  if (known?.state === 'succeeded') {
    const because = 'refund_failed' as const
    await reverseRefund(services, tx, { payment, refund: known, outOf: 'processor', because, at })
  }
  await holdBackPayment(tx, fact)
  await tellStaff(tx, refund, known?.state === 'succeeded')
  return { outcome: 'applied' }
}

/** A refund in its payment's currency: as it was told, or as staff valued it. One of nothing has nothing to book. */
async function inOurCurrency(
  tx: Tx,
  refund: RefundChange,
  { currency }: PaymentRow,
): Promise<RefundChange | undefined> {
  if (refund.amountCents === 0) return undefined
  if (refund.currency === currency) return refund
  const amountCents = await findDollarValue(tx, refund.refundId)
  return amountCents === undefined ? undefined : { ...refund, amountCents, currency }
}

/**
 * Cents of another currency are none of ours, and of nothing there is nothing to book: counted nowhere until staff have
 * looked.
 */
async function sendToReview(tx: Tx, { refundId, currency, amountCents }: RefundChange): Promise<RefundStep> {
  const because = amountCents === 0 ? 'nothing at all' : 'not the currency of its payment'
  await notifyStaff(tx, {
    type: 'refund_needs_review',
    title: 'Refund needs review',
    message: `Refund ${refundId} gives back ${amountCents / 100} ${currency.toUpperCase() || '(no currency told)'}, which is ${because}. Nothing was booked.`,
    dedupeKey: `refund-review:${refundId}`,
  })
  return { outcome: 'needs_review' }
}

async function tellStaff(tx: Tx, refund: RefundChange, wasBooked: boolean): Promise<void> {
  const { refundId, amountCents, status, failureReason } = refund
  const amount = formatUsd(amountCents)
  if (isOnItsWay(status)) {
    const waits = status === 'requires_action' ? ' It waits for the giver, who has to tell where to.' : ''
    return notifyStaff(tx, {
      type: 'refund_pending',
      title: 'Refund on its way',
      message: `${amount} is to go back as ${refundId}. It is booked once it has arrived.${waits}`,
      dedupeKey: `refund:${refundId}:${status}`,
    })
  }
  const why = failureReason === null ? '' : ` (${failureReason})`
  const after = wasBooked
    ? 'The gift counts again: its money and its slots are back under new numbers, and the giver got a new receipt.'
    : 'Nothing had been booked.'
  return notifyStaff(tx, {
    type: 'refund_failed',
    title: status === 'canceled' ? 'Refund called off' : 'Refund failed',
    message: `The refund of ${amount}, ${refundId}, did not arrive${why}. ${after} Whether it is owed to the giver in another way is yours to decide.`,
    dedupeKey: `refund:${refundId}:${status}`,
  })
}
