import type { Tx } from '../../../database/database.ts'
import { publishEvents } from '../../../oversight/webhooks/publish-events.ts'
import type { CheckoutRow } from '../checkouts/checkouts.queries.ts'

type Donation = { paymentId: string; checkout: CheckoutRow; isMonthly: boolean; at: Date }

/** Tells webhooks of a donation; a credit pack is bought, not given. */
export async function publishDonation(
  tx: Tx,
  { paymentId, checkout, isMonthly, at }: Donation,
): Promise<void> {
  if (checkout.purpose === 'credit_pack') return
  const data = {
    payment_id: paymentId,
    amount_cents: checkout.amount_cents,
    fee_cover_cents: checkout.fee_cover_cents,
    destination: checkout.destination,
    program: checkout.program_key,
    classroom_id: checkout.classroom_id,
    is_monthly: isMonthly,
  }
  await publishEvents(tx, [{ event: 'donation.succeeded', key: `donation:${paymentId}`, data, at }])
}
