import { sql } from 'kysely'

/** `checkout` is what a `payment` was asked for: its own, or the one its monthly gift began with, but for the amount. */
export const joinCheckoutOf = sql`left join sponsorships repeated on repeated.id = payment.sponsorship_id
  left join checkouts checkout on checkout.id = coalesce(payment.checkout_id, repeated.checkout_id)`
