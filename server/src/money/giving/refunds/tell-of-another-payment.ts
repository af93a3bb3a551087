import type { Tx } from '../../../database/database.ts'
import { notifyStaff } from '../../../oversight/inbox/notify-staff.ts'

type Told = { kind: 'refund' | 'dispute'; id: string; providerPaymentId: string }

/** Whether what we know of a refund or dispute belongs to another payment. */
export function isOfAnother(known: { payment_id: string } | undefined, payment: { id: string }): boolean {
  return known !== undefined && known.payment_id !== payment.id
}

/**
 * A refund or dispute belongs to one payment for good. One that is told of another payment changes neither of them, and
 * a person looks.
 */
export function tellOfAnotherPayment(tx: Tx, { kind, id, providerPaymentId }: Told): Promise<void> {
  return notifyStaff(tx, {
    type: `${kind}_needs_review`,
    title: kind === 'refund' ? 'Refund needs review' : 'Dispute needs review',
    message: `The payment provider tells ${kind} ${id} of payment ${providerPaymentId}, but it is known as one of another payment. Nothing was booked.`,
    dedupeKey: `another-payment:${id}:${providerPaymentId}`,
  })
}
