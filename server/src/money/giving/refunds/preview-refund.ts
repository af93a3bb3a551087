import type { Actor } from '../../../http/actor.ts'
import type { Services } from '../../../services.ts'
import { lockProviderPayment } from '../payments/payments.queries.ts'
import type { RefundEffect } from './apply-refund.ts'
import { followRefund } from './follow-refund.ts'
import { requireRefundable } from './refund-payment.ts'

export type RefundPreview = Pick<RefundEffect, 'refundedCents' | 'slotsVoided' | 'fromReserveCents'> & {
  /** What other refunds, still on their way, will take besides. */
  onTheirWayCents: number
}

/** Carries the answer out of a transaction that must not commit. */
class Rehearsal extends Error {
  readonly effect: RefundEffect

  constructor(effect: RefundEffect) {
    super('a rehearsal is never committed')
    this.effect = effect
  }
}

/** What a refund would do once it succeeds, shown to staff first: the refund itself, carried out and rolled back, so they can't differ. */
export async function previewRefund(
  services: Services,
  input: { actor: Actor; paymentId: string; amountCents: number },
): Promise<RefundPreview> {
  const { payment, onTheirWayCents } = await requireRefundable(services, input)
  try {
    await services.database.transaction(async (tx) => {
      await lockProviderPayment(tx, payment.provider_payment_id)
      const { effect } = await followRefund(services, tx, {
        paymentId: payment.id,
        refund: {
          refundId: `rehearsal-${services.random.uuid()}`,
          amountCents: input.amountCents,
          currency: payment.currency,
          status: 'succeeded',
          failureReason: null,
        },
        at: services.clock.now(),
      })
      if (effect) throw new Rehearsal(effect)
    })
  } catch (error) {
    if (!(error instanceof Rehearsal)) throw error
    const { refundedCents, slotsVoided, fromReserveCents } = error.effect
    return { refundedCents, slotsVoided, fromReserveCents, onTheirWayCents }
  }
  throw new Error('a rehearsal ended without an answer')
}
