import type Stripe from 'stripe'
import type { Period } from '../../payments/balance-reports.ts'
import type { ProviderDispute } from '../../payments/payment-facts.ts'
import { PaymentsRefused } from '../../payments/payments.ts'
import { askStripe, eachAsked } from './stripe-errors.ts'
import { idOf, startOf, toDate } from './stripe-shapes.ts'

/** Disputes over Stripe's API. */
export function createStripeDisputes(stripe: Stripe) {
  return {
    readDispute: (disputeId: string) => askStripe(() => readDispute(stripe, disputeId)),
    listDisputesSince: ({ since }: Period) =>
      eachAsked(stripe.disputes.list({ created: startOf(since), limit: 100 }), toProviderDispute),
  }
}

async function readDispute(stripe: Stripe, disputeId: string): Promise<ProviderDispute> {
  const dispute = toProviderDispute(await stripe.disputes.retrieve(disputeId))
  if (dispute) return dispute
  throw new PaymentsRefused('This dispute is about no payment of ours', 'resource_missing')
}

/** A dispute in the product's words; undefined for one of something that is no payment of ours. */
export function toProviderDispute(dispute: Stripe.Dispute): ProviderDispute | undefined {
  const paymentId = idOf(dispute.payment_intent)
  if (paymentId === null) return undefined
  const movements = dispute.balance_transactions
  const withdrawnCents = 0 - movements.reduce((sum, { amount }) => sum + amount, 0)
  const dueBy = dispute.evidence_details.due_by
  return {
    disputeId: dispute.id,
    paymentId,
    amountCents: dispute.amount,
    currency: dispute.currency,
    state: toState(dispute.status, withdrawnCents),
    providerStatus: dispute.status,
    isInquiry: dispute.status.startsWith('warning_'),
    movements: movements.map(({ id, amount, fee, currency, created }) => ({
      movementId: id,
      amountCents: amount,
      feeCents: fee,
      currency,
      createdAt: toDate(created),
    })),
    withdrawnCents,
    feeCents: movements.reduce((sum, { fee }) => sum + fee, 0),
    createdAt: toDate(dispute.created),
    // Stripe writes 0 where the bank takes no answer.
    evidenceDueAt: dueBy ? toDate(dueBy) : null,
  }
}

/**
 * An inquiry that is closed took no money: as good as won. One that was prevented ended before it was a dispute,
 * either turned away or by giving the money back: then what was taken tells. What Stripe adds one day stays open.
 */
function toState(status: string, withdrawnCents: number): ProviderDispute['state'] {
  switch (status) {
    case 'won':
    case 'warning_closed':
      return 'won'
    case 'lost':
      return 'lost'
    case 'prevented':
      return withdrawnCents > 0 ? 'lost' : 'won'
    default:
      return 'open'
  }
}
