import type { Services } from '../../../services.ts'
import type { SettledPayment } from '../../../vendors/stripe/payment-facts.ts'
import { completeCheckout, type Completion } from '../payments/complete-checkout.ts'
import { findByProviderId, listProviderIdsSince } from '../payments/payments.queries.ts'
import { applyChange } from '../refunds/apply-change.ts'
import { findPaymentOfList } from '../subscriptions/arrived-month.ts'

export type Difference = {
  providerPaymentId: string
  what: 'missing_here' | 'missing_there' | 'amount' | 'refunds' | 'dispute' | 'needs_review' | 'unmatched'
  /** Whether reconciling mended it. */
  mended: boolean
}

export type Reconciliation = { checked: number; applied: number; differences: Difference[] }

/**
 * Compares the provider's payments since an instant with ours, after an outage longer than its retries. What is
 * missing here is applied through the same path as its event would have been; the rest is reported.
 */
export async function reconcile(services: Services, { since }: { since: Date }): Promise<Reconciliation> {
  const seen = new Set<string>()
  const result: Reconciliation = { checked: 0, applied: 0, differences: [] }
  for await (const payment of services.payments.listPayments({ since })) {
    seen.add(payment.paymentId)
    result.checked += 1
    const arrived = await findPaymentOfList(services, payment)
    const completion = await services.database.transaction((tx) => completeCheckout(services, tx, arrived))
    if (completion === 'applied') result.applied += 1
    result.differences.push(...describeCompletion(payment.paymentId, completion))
    result.differences.push(...(await compare(services, payment)))
  }
  const ours = await services.database.read((tx) => listProviderIdsSince(tx, since))
  for (const providerPaymentId of ours.filter((id) => !seen.has(id))) {
    result.differences.push({ providerPaymentId, what: 'missing_there', mended: false })
  }
  return result
}

function describeCompletion(providerPaymentId: string, completion: Completion): Difference[] {
  if (completion === 'repeated') return []
  if (completion === 'applied') return [{ providerPaymentId, what: 'missing_here', mended: true }]
  return [{ providerPaymentId, what: completion, mended: false }]
}

async function compare(services: Services, payment: SettledPayment): Promise<Difference[]> {
  const { paymentId: providerPaymentId } = payment
  const find = () => services.database.read((tx) => findByProviderId(tx, providerPaymentId))
  const ours = await find()
  if (!ours) return []
  const differences: Difference[] = []
  if (ours.amount_cents + ours.fee_cover_cents !== payment.amountCents) {
    differences.push({ providerPaymentId, what: 'amount', mended: false })
  }
  if (payment.disputed && ours.dispute_state === null) {
    differences.push({ providerPaymentId, what: 'dispute', mended: false })
  }
  if (payment.refundedCents > ours.refunded_cents) {
    await applyRefunds(services, providerPaymentId)
    const mended = (await find())?.refunded_cents === payment.refundedCents
    differences.push({ providerPaymentId, what: 'refunds', mended })
  }
  return differences
}

async function applyRefunds(services: Services, providerPaymentId: string): Promise<void> {
  const refunds = await services.payments.listRefunds(providerPaymentId)
  await services.database.transaction((tx) =>
    applyChange(services, tx, { providerPaymentId, change: { kind: 'refunds', refunds } }),
  )
}
