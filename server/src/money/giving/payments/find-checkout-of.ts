import type { Tx } from '../../../database/database.ts'
import { findCheckout, type CheckoutRow } from '../checkouts/checkouts.queries.ts'
import { findSponsorship } from '../sponsorships/sponsorships.queries.ts'
import type { PaymentRow } from './payments.queries.ts'

type Paid = Pick<PaymentRow, 'checkout_id' | 'sponsorship_id' | 'amount_cents' | 'fee_cover_cents'>

/**
 * What a payment was asked for: its own checkout. A later month of a monthly gift has none of its own; it was asked for with
 * the one the gift began with, by the amount it has now.
 */
export async function findCheckoutOf(tx: Tx, payment: Paid): Promise<CheckoutRow | undefined> {
  if (payment.checkout_id !== null) return findCheckout(tx, payment.checkout_id)
  const gift = payment.sponsorship_id === null ? undefined : await findSponsorship(tx, payment.sponsorship_id)
  const begun = gift && (await findCheckout(tx, gift.checkout_id))
  const { amount_cents, fee_cover_cents } = payment
  return begun && { ...begun, amount_cents, fee_cover_cents }
}
