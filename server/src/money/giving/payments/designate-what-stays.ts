import type { Tx } from '../../../database/database.ts'
import { notifyStaff } from '../../../oversight/inbox/notify-staff.ts'
import type { Services } from '../../../services.ts'
import { findCheckout } from '../checkouts/checkouts.queries.ts'
import { holdBackPayment } from '../refunds/hold-back-payment.ts'
import { designateSlots } from './designate-slots.ts'
import { getPaymentForUpdate } from './payments.queries.ts'

/**
 * What kept a gift's slots from the classroom they were paid for is over: a dispute was won, a refund didn't arrive.
 * Those that still wait go there now. One that another classroom got meanwhile, or that never came, staff hear of.
 * The caller holds the donor's row and has let go of what was held.
 */
export async function designateWhatStays(
  services: Services,
  tx: Tx,
  { paymentId, at }: { paymentId: string; at: Date },
): Promise<void> {
  const payment = await getPaymentForUpdate(tx, paymentId)
  if (payment.state !== 'settled' || payment.checkout_id === null) return
  const checkout = await findCheckout(tx, payment.checkout_id)
  if (!checkout) return
  const { due, found } = await designateSlots(services, tx, { checkout, payment, at })
  // A slot that a guest gave away leaves less for guests' money to reach.
  if (found > 0) await holdBackPayment(tx, { paymentId, at })
  if (found === due) return
  await notifyStaff(tx, {
    type: 'designation_failed',
    title: 'Designated slot is missing',
    message: `Payment ${payment.provider_payment_id} stays after all. ${due} of the slots it paid for one classroom should go there now, and ${due - found} of them went elsewhere while it was in question, or never came. Please give the classroom another one, or write to the giver.`,
    dedupeKey: `designation-missing:${payment.id}:${due - found}`,
  })
}
