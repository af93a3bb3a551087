import type { RawBuilder } from 'kysely'
import { publishingEvents } from '../../../oversight/webhooks/publish-events.ts'
import type { CheckoutRow } from '../checkouts/checkouts.queries.ts'

type Donation = { paymentId: string; checkout: CheckoutRow; isMonthly: boolean; at: Date }

/** The statement that tells webhooks of a donation, to be sent with another; a credit pack is bought, not given. */
export function publishingDonation({
  paymentId,
  checkout,
  isMonthly,
  at,
}: Donation): RawBuilder<unknown> | undefined {
  if (checkout.purpose === 'credit_pack') return undefined
  const data = {
    payment_id: paymentId,
    amount_cents: checkout.amount_cents,
    fee_cover_cents: checkout.fee_cover_cents,
    destination: checkout.destination,
    program: checkout.program_key,
    classroom_id: checkout.classroom_id,
    is_monthly: isMonthly,
  }
  return publishingEvents([{ event: 'donation.succeeded', key: `donation:${paymentId}`, data, at }])
}
