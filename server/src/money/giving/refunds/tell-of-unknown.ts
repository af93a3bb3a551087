import type { Tx } from '../../../database/database.ts'
import { notifyStaff } from '../../../oversight/inbox/notify-staff.ts'
import type { PaymentChange } from './changes.ts'

/** Tells staff, once for each, of a refund or dispute of a payment we don't know. Should it arrive, it is applied. */
export async function tellOfUnknown(
  tx: Tx,
  { providerPaymentId, change }: { providerPaymentId: string; change: PaymentChange },
): Promise<void> {
  const ids =
    change.kind === 'dispute' ? [change.dispute.disputeId] : change.refunds.map((one) => one.refundId)
  const [what, title] =
    change.kind === 'dispute'
      ? ['Dispute', 'Dispute of an unknown payment']
      : ['Refund', 'Refund of an unknown payment']
  for (const id of ids) {
    await notifyStaff(tx, {
      type: 'unknown_payment_changed',
      title,
      message: `${what} ${id} is about payment ${providerPaymentId}, which has not arrived here. It is applied by itself as soon as the payment does; if it never does, look it up at the payment provider.`,
      dedupeKey: `unknown-payment:${id}`,
    })
  }
}
