import type { Tx } from '../../../database/database.ts'
import { sumOnTheirWay } from '../refunds/refunds.queries.ts'
import { findReview } from '../review/reviews.queries.ts'
import { findByProviderId, type PaymentRow } from './payments.queries.ts'

/**
 * Whether a payment we have may still become a gift: it matched nothing when it came, and all of it is still here and
 * stays here. One of which something went back, is on its way back or is contested, or which staff decided to return,
 * stays with staff. Only under the lock of the provider's payment does the answer hold.
 */
export async function awaitsExplanation(tx: Tx, payment: PaymentRow): Promise<boolean> {
  const isWhole = payment.refunded_cents === 0 && (payment.dispute_state ?? 'won') === 'won'
  if (payment.state !== 'unmatched' || !isWhole) return false
  const review = await findReview(tx, payment.id)
  return review?.decision !== 'return' && (await sumOnTheirWay(tx, payment.id)) === 0
}

/** Whether a payment is here already and nothing that is told of it makes it another: nobody need be asked about it. */
export async function isPastExplaining(tx: Tx, providerPaymentId: string): Promise<boolean> {
  const known = await findByProviderId(tx, providerPaymentId)
  return known !== undefined && !(await awaitsExplanation(tx, known))
}
