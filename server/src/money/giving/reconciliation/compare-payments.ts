import { formatUsd } from '@tower/contract/money.ts'
import type { Tx } from '../../../database/database.ts'
import type { Services } from '../../../services.ts'
import type { SettledPayment } from '../../../payments/payment-facts.ts'
import { completeCheckout } from '../payments/complete-checkout.ts'
import { findByProviderId } from '../payments/payments.queries.ts'
import { applyChange } from '../refunds/apply-change.ts'
import { findPaymentOfList } from '../sponsorships/subscription-payment.ts'
import type { Difference } from './differences.ts'
import { listOwnPayments } from './own-books.queries.ts'
import type { Subject } from './subject.ts'

/** Payments, by the day they were begun. Bank debits settle up to two weeks after that. */
export const paymentSubject: Subject<SettledPayment> = {
  kind: 'payment',
  overlapDays: 14,
  list: (payments, since) => payments.listPayments({ since }),
  idOf: ({ paymentId }) => paymentId,
  paymentIdOf: ({ paymentId }) => paymentId,
  dateOf: ({ createdAt }) => createdAt,
  read: async (payments, { providerId }) => {
    const payment = await payments.readPayment(providerId)
    return payment?.isSettled ? payment : undefined
  },
  compare: comparePayments,
  mend: mendPayment,
  isOurs: async (tx, providerId) => (await findByProviderId(tx, providerId)) !== undefined,
}

async function comparePayments(
  tx: Tx,
  theirs: readonly SettledPayment[],
): Promise<Map<string, Difference[]>> {
  const rows = await listOwnPayments(
    tx,
    theirs.map(({ paymentId }) => paymentId),
  )
  const ours = new Map(rows.map((row) => [row.provider_payment_id, row]))
  return new Map(theirs.map((one) => [one.paymentId, comparePayment(one, ours.get(one.paymentId))]))
}

type Own = Awaited<ReturnType<typeof listOwnPayments>>[number]

function comparePayment(theirs: SettledPayment, ours: Own | undefined): Difference[] {
  if (!ours) return [{ what: 'missing_here', details: inMoney(theirs.amountCents, theirs.currency) }]
  const differences: Difference[] = []
  // Money that was kept for staff and went back whole needs nobody any more.
  if (ours.state !== 'settled' && ours.refunded_cents < ours.total_cents) {
    differences.push({
      what: ours.state === 'unmatched' ? 'unmatched' : 'needs_review',
      details: `${inMoney(ours.total_cents, ours.currency)}, ${ours.review_reason ?? 'no reason kept'}`,
    })
  }
  if (ours.currency !== theirs.currency)
    differences.push({ what: 'currency', details: `there ${theirs.currency}, here ${ours.currency}` })
  if (ours.total_cents !== theirs.amountCents)
    differences.push({ what: 'amount', details: there(theirs.amountCents, ours.total_cents, ours) })
  // What is on its way counts there from its first moment, or once it has arrived.
  const known = [ours.booked_cents, ours.on_their_way_cents + ours.booked_cents]
  if (!known.includes(theirs.refundedCents))
    differences.push({ what: 'refunds', details: there(theirs.refundedCents, ours.booked_cents, ours) })
  return differences
}

function there(theirs: number, ours: number, { currency }: { currency: string }): string {
  return `there ${inMoney(theirs, currency)}, here ${inMoney(ours, currency)}`
}

function inMoney(cents: number, currency: string): string {
  return currency === 'usd' ? formatUsd(cents) : `${(cents / 100).toFixed(2)} ${currency.toUpperCase()}`
}

/** Books a payment that is missing, or the refunds of one that is here. */
async function mendPayment(services: Services, theirs: SettledPayment): Promise<void> {
  const { paymentId: providerPaymentId } = theirs
  const ours = await services.database.read((tx) => findByProviderId(tx, providerPaymentId))
  if (ours?.state !== 'settled') {
    const providerPayment = await findPaymentOfList(services, theirs)
    const isNews = !ours || providerPayment.checkoutId !== null
    if (isNews) await services.database.transaction((tx) => completeCheckout(services, tx, providerPayment))
  }
  if (theirs.refundedCents === 0) return
  const refunds = await services.payments.listRefunds(providerPaymentId)
  await services.database.transaction((tx) =>
    applyChange(services, tx, { providerPaymentId, change: { kind: 'refunds', refunds } }),
  )
}
