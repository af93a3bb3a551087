import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { findPayment, type PaymentRow } from '../payments/payments.queries.ts'
import { splitRemainder } from '../payments/remainder.ts'
import { refundPayment } from '../refunds/refund-payment.ts'
import { sumOnTheirWay } from '../refunds/refunds.queries.ts'
import { claimReview, requirePaymentReviewer, type Review } from './claim-review.ts'
import { countRefunds, deleteUndoneReview, setReviewDone } from './reviews.queries.ts'

/**
 * Staff give kept money back: all that is left of it, by the way of any refund, and nothing else is booked. The
 * decision is written first, so that nobody decides otherwise while the provider is asked; when the provider is away,
 * asking again goes on with the same refund, and when it says no, the payment is open again.
 */
export async function returnPayment(services: Services, input: Review): Promise<void> {
  const { actor, paymentId, reason } = input
  const payment = await requirePaymentReviewer(services, input)
  const { leftCents, idempotencyKey } = await services.database.transaction(async (tx) => {
    await claimReview(tx, payment, { ...input, decision: 'return', at: services.clock.now() })
    const now = (await findPayment(tx, paymentId)) ?? payment
    return {
      leftCents: leftOf(now) - (await sumOnTheirWay(tx, paymentId)),
      idempotencyKey: `review-${await countRefunds(tx, paymentId)}`,
    }
  })
  // Nothing is left where an earlier try got so far and no further.
  if (leftCents > 0) await refundLeft(services, { ...input, leftCents, idempotencyKey })
  await services.database.transaction(async (tx) => {
    const at = services.clock.now()
    await setReviewDone(tx, paymentId, at)
    await writeAudit(tx, {
      at,
      actorId: actor.userId,
      action: 'giving.return_payment',
      targetKind: 'payment',
      targetId: paymentId,
      details: { amount_cents: leftCents, reason: reason.trim() },
    })
  })
}

function leftOf(payment: PaymentRow): number {
  const { giftCents, feeCoverCents } = splitRemainder(payment)
  return giftCents + feeCoverCents
}

async function refundLeft(
  services: Services,
  { leftCents, ...input }: Review & { leftCents: number; idempotencyKey: string },
): Promise<void> {
  try {
    await refundPayment(services, { ...input, amountCents: leftCents })
  } catch (error) {
    if (error instanceof Refusal && error.code !== 'server.unavailable')
      await services.database.transaction((tx) => deleteUndoneReview(tx, input.paymentId))
    throw error
  }
}
