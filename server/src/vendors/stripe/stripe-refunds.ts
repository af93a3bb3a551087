import type Stripe from 'stripe'
import type { Period } from '../../payments/balance-reports.ts'
import type { ProviderRefund, RefundStatus } from '../../payments/payment-facts.ts'
import type { RefundRequest } from '../../payments/payments.ts'
import { askStripe, eachAsked } from './stripe-errors.ts'
import { idOf, startOf, toDate } from './stripe-shapes.ts'

/** Refunds over Stripe's API. */
export function createStripeRefunds(stripe: Stripe) {
  return {
    refund: (request: RefundRequest) => askStripe(() => createRefund(stripe, request)),
    listRefunds: (paymentId: string) => askStripe(() => listRefunds(stripe, paymentId)),
    listRefundsSince: ({ since }: Period) =>
      eachAsked(stripe.refunds.list({ created: startOf(since), limit: 100 }), toProviderRefund),
  }
}

async function createRefund(stripe: Stripe, request: RefundRequest): Promise<ProviderRefund> {
  const params = {
    payment_intent: request.paymentId,
    amount: request.amountCents,
    ...(request.reason && { reason: request.reason }),
    ...(request.requestName && { metadata: { request: request.requestName } }),
  }
  const refund = await stripe.refunds.create(params, { idempotencyKey: request.idempotencyKey })
  return refundOf(refund, request.paymentId)
}

async function listRefunds(stripe: Stripe, paymentId: string): Promise<ProviderRefund[]> {
  const refunds = await stripe.refunds
    .list({ payment_intent: paymentId, limit: 100 })
    .autoPagingToArray({ limit: 10_000 })
  return refunds.toReversed().map((refund) => refundOf(refund, paymentId))
}

/** A refund in the product's words; undefined for one of something that is no payment of ours. */
export function toProviderRefund(refund: Stripe.Refund): ProviderRefund | undefined {
  const paymentId = idOf(refund.payment_intent)
  return paymentId === null ? undefined : refundOf(refund, paymentId)
}

function refundOf(refund: Stripe.Refund, paymentId: string): ProviderRefund {
  return {
    refundId: refund.id,
    paymentId,
    amountCents: refund.amount,
    // Stripe’s types promise one, but not what is signed. None is the currency of no payment.
    currency: refund.currency ?? '',
    status: toRefundStatus(refund.status),
    failureReason: refund.failure_reason ?? null,
    requestName: refund.metadata?.request ?? null,
    createdAt: toDate(refund.created),
  }
}

const statuses: readonly string[] = [
  'requires_action',
  'succeeded',
  'failed',
  'canceled',
] satisfies RefundStatus[]

// A status Stripe adds one day must never look like money given back.
function toRefundStatus(status: string | null): RefundStatus {
  return status !== null && statuses.includes(status) ? (status as RefundStatus) : 'pending'
}
