import { formatUsd } from '@tower/contract/money.ts'
import type { Tx } from '../../../database/database.ts'
import { notifyStaff } from '../../../oversight/inbox/notify-staff.ts'
import { closeCheckout } from '../checkouts/checkouts.queries.ts'
import type { ArrivedPayment } from './arrived-payment.ts'
import { linksOf, type Asked, type PaymentLinks } from './find-asked.ts'
import { savePayment } from './payments.queries.ts'

/** Money of someone we asked nothing of: kept where staff see it, counted nowhere. */
export async function keepUnmatched(tx: Tx, arrived: ArrivedPayment, at: Date): Promise<'unmatched'> {
  const reviewReason = 'no open checkout'
  await savePayment(
    tx,
    paymentRowOf(arrived, { ...noLinks, email: arrived.email, state: 'unmatched', reviewReason, at }),
  )
  await notifyStaff(tx, {
    type: 'payment_unmatched',
    title: 'Payment without a checkout',
    message: `${formatUsd(arrived.amountCents)} arrived as ${arrived.providerPaymentId}, and no open checkout asked for it.`,
    dedupeKey: `payment-unmatched:${arrived.providerPaymentId}`,
  })
  return 'unmatched'
}

type Review = Asked & { arrived: ArrivedPayment; mismatch: string; at: Date }

/** Money that differs from what was asked: kept with the reason, minting nothing, until staff decide. */
export async function keepForReview(tx: Tx, review: Review): Promise<'needs_review'> {
  const { checkout, closes, arrived, mismatch, at } = review
  await savePayment(tx, {
    ...paymentRowOf(arrived, {
      ...linksOf(review),
      email: arrived.email,
      state: 'needs_review',
      reviewReason: mismatch,
      at,
    }),
    destination: checkout.destination,
    programKey: checkout.program_key,
  })
  if (closes) await closeCheckout(tx, checkout.id, { state: 'needs_review', at })
  await notifyStaff(tx, {
    type: 'payment_needs_review',
    title: 'Payment needs review',
    message: `Payment ${arrived.providerPaymentId} differs from what was asked: ${mismatch}. Nothing was minted.`,
    dedupeKey: `payment-review:${arrived.providerPaymentId}`,
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
export function paymentRowOf(arrived: ArrivedPayment, ending: Ending) {
  return {
    ...ending,
    providerPaymentId: arrived.providerPaymentId,
    donorId: null,
    destination: null,
    programKey: null,
    chargedAt: arrived.chargedAt,
    amountCents: arrived.amountCents,
    feeCoverCents: 0,
    currency: arrived.currency,
  }
}
