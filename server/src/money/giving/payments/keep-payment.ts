import { formatUsd } from '@tower/contract/money.ts'
import type { Tx } from '../../../database/database.ts'
import { notifyStaff } from '../../../oversight/inbox/notify-staff.ts'
import type { ProviderPayment } from './provider-payment.ts'
import { linksOf, type GiftRequested, type PaymentLinks } from './find-requested.ts'
import { savePayment } from './payments.queries.ts'

/** Money of someone we asked nothing of: kept where staff see it, counted nowhere. */
export async function keepUnmatched(
  tx: Tx,
  providerPayment: ProviderPayment,
  at: Date,
): Promise<'unmatched'> {
  const reviewReason = 'no open checkout'
  await savePayment(
    tx,
    paymentRowOf(providerPayment, {
      ...noLinks,
      email: providerPayment.email,
      state: 'unmatched',
      reviewReason,
      at,
    }),
  )
  await notifyStaff(tx, {
    type: 'payment_unmatched',
    title: 'Payment without a checkout',
    message: `${formatUsd(providerPayment.amountCents)} arrived as ${providerPayment.providerPaymentId}, and no open checkout asked for it.`,
    dedupeKey: `payment-unmatched:${providerPayment.providerPaymentId}`,
  })
  return 'unmatched'
}

type Review = GiftRequested & { providerPayment: ProviderPayment; mismatch: string; at: Date }

/** Money that differs from what was asked: kept with the reason, minting nothing, until staff decide. */
export async function keepForReview(tx: Tx, review: Review): Promise<'needs_review'> {
  const { checkout, providerPayment, mismatch, at } = review
  await savePayment(tx, {
    ...paymentRowOf(providerPayment, {
      ...linksOf(review),
      email: providerPayment.email,
      state: 'needs_review',
      reviewReason: mismatch,
      at,
    }),
    destination: checkout.destination,
    programKey: checkout.program_key,
  })
  await notifyStaff(tx, {
    type: 'payment_needs_review',
    title: 'Payment needs review',
    message: `Payment ${providerPayment.providerPaymentId} differs from what was asked: ${mismatch}. Nothing was minted.`,
    dedupeKey: `payment-review:${providerPayment.providerPaymentId}`,
  })
  return 'needs_review'
}

const noLinks: PaymentLinks = { checkoutId: null, sponsorshipId: null, invoiceId: null }

type Ending = PaymentLinks & {
  email: string | null
  state: 'settled' | 'needs_review' | 'unmatched'
  reviewReason: string | null
  at: Date
}

/** The row of a payment that counts nowhere; a settled one adds its donor and destination. */
export function paymentRowOf(providerPayment: ProviderPayment, ending: Ending) {
  return {
    ...ending,
    providerPaymentId: providerPayment.providerPaymentId,
    donorId: null,
    destination: null,
    programKey: null,
    chargedAt: providerPayment.chargedAt,
    amountCents: providerPayment.amountCents,
    feeCoverCents: 0,
    currency: providerPayment.currency,
  }
}
