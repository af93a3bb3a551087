import type { Actor } from '../../../http/actor.ts'
import type { Services } from '../../../services.ts'
import { lockProviderPayment } from '../payments/payments.queries.ts'
import { applyRefund, type RefundEffect } from './apply-refund.ts'
import { requireRefundable } from './refund-payment.ts'

export type RefundPreview = Pick<RefundEffect, 'refundedCents' | 'slotsVoided' | 'fromReserveCents'>

/** Carries the answer out of a transaction that must not commit. */
class Rehearsal extends Error {
  readonly effect: RefundEffect

  constructor(effect: RefundEffect) {
    super('a rehearsal is never committed')
    this.effect = effect
  }
}

/** What a refund would do, shown to staff first: the refund itself, carried out and rolled back, so they can't differ. */
export async function previewRefund(
  services: Services,
  input: { actor: Actor; paymentId: string; amountCents: number },
): Promise<RefundPreview> {
  const payment = await requireRefundable(services, input)
  try {
    await services.database.transaction(async (tx) => {
      await lockProviderPayment(tx, payment.provider_payment_id)
      const effect = await applyRefund(tx, {
        paymentId: payment.id,
        refundId: `rehearsal-${services.random.uuid()}`,
        amountCents: input.amountCents,
        at: services.clock.now(),
      })
      throw new Rehearsal(
        effect ?? { refundedCents: 0, slotsVoided: 0, fromReserveCents: 0, receiptNumber: null },
      )
    })
  } catch (error) {
    if (!(error instanceof Rehearsal)) throw error
    const { refundedCents, slotsVoided, fromReserveCents } = error.effect
    return { refundedCents, slotsVoided, fromReserveCents }
  }
  throw new Error('a rehearsal ended without an answer')
}
