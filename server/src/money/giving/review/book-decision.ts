import type { Tx } from '../../../database/database.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import type { ProviderPayment } from '../payments/provider-payment.ts'
import { completeCheckout } from '../payments/complete-checkout.ts'
import type { PaymentRow } from '../payments/payments.queries.ts'
import { claimReview, type Review } from './claim-review.ts'
import { forgetWhatItWasFor } from './reviews.queries.ts'

export type BookedDecision = Review & {
  decision: 'settle' | 'link'
  payment: PaymentRow
  providerPayment: ProviderPayment
  /** Finds, or writes down, what the payment was for: its checkout. */
  findCheckoutId(tx: Tx): Promise<string>
}

/**
 * Makes a kept payment the gift that staff say it is, by the one way money becomes a gift: donor, minting, receipt and
 * notices are those of any other. Nothing is kept of the decision if the gift can't be booked so.
 */
export async function bookDecision(services: Services, decided: BookedDecision): Promise<void> {
  const { payment, decision, actor, reason, providerPayment } = decided
  await services.database.transaction(async (tx) => {
    const at = services.clock.now()
    await claimReview(tx, payment, { ...decided, at })
    await forgetWhatItWasFor(tx, payment.id)
    const checkoutId = await decided.findCheckoutId(tx)
    const completion = await completeCheckout(services, tx, { ...providerPayment, checkoutId })
    if (completion === 'needs_review') throw new Refusal('giving.review_amount_differs')
    if (completion !== 'applied') throw new Refusal('giving.review_not_needed')
    await writeAudit(tx, {
      at,
      actorId: actor.userId,
      action: `giving.${decision}_payment`,
      targetKind: 'payment',
      targetId: payment.id,
      details: { checkout_id: checkoutId, amount_cents: providerPayment.amountCents, reason: reason.trim() },
    })
  })
}
