import { isStaff } from '@tower/contract/access.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import type { Actor } from '../../../http/actor.ts'
import { requireRecentProof } from '../../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import type { ProviderRefund } from '../../../payments/payment-facts.ts'
import { findPayment, lockProviderPayment, type PaymentRow } from '../payments/payments.queries.ts'
import { splitRemainder } from '../payments/remainder.ts'
import { requireRefundablePack } from '../packs/require-refundable-pack.ts'
import { isOffline } from '../offline/offline-payment.ts'
import { askForRefund, findAskedFor } from './ask-for-refund.ts'
import { followRefund } from './follow-refund.ts'
import { setRefundActor, sumOnTheirWay } from './refunds.queries.ts'

export type RefundPayment = {
  actor: Actor
  paymentId: string
  amountCents: number
  reason: string | null
  /** Chosen by the caller: the same key gives the money back once. */
  idempotencyKey: string
}

export type RefundAnswer = {
  refundId: string
  /** Only `succeeded` has moved money; one that is on its way is booked when the provider says that it arrived. */
  status: ProviderRefund['status']
}

/**
 * Staff give a payment back, in part or whole. The provider moves the money first, outside any transaction; its own
 * event about it ends in the same place, so whichever comes first has the one effect.
 */
export async function refundPayment(services: Services, input: RefundPayment): Promise<RefundAnswer> {
  const { actor, paymentId, amountCents } = input
  const { payment, refund } = await moveMoney(services, input)
  await services.database.transaction(async (tx) => {
    const at = services.clock.now()
    await lockProviderPayment(tx, payment.provider_payment_id)
    await followRefund(services, tx, { paymentId, refund, reason: input.reason, actorId: actor.userId, at })
    await setRefundActor(tx, {
      providerRefundId: refund.refundId,
      actorId: actor.userId,
      reason: input.reason,
    })
    await writeAudit(tx, {
      at,
      actorId: actor.userId,
      action: 'giving.refund_payment',
      targetKind: 'payment',
      targetId: paymentId,
      details: {
        refund_id: refund.refundId,
        status: refund.status,
        amount_cents: amountCents,
        reason: input.reason,
      },
    })
  })
  return { refundId: refund.refundId, status: refund.status }
}

/** Less is left also where an earlier try of the same wish took it, and its answer was lost: that one counts. */
async function moveMoney(
  services: Services,
  input: RefundPayment,
): Promise<{ payment: PaymentRow; refund: ProviderRefund }> {
  try {
    const { payment } = await requireRefundable(services, input)
    return { payment, refund: await askForRefund(services, { ...input, payment }) }
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'giving.refund_too_large') throw error
    const payment = await services.database.read((tx) => findPayment(tx, input.paymentId))
    const refund = payment && (await findAskedFor(services, { ...input, payment }))
    if (!payment || !refund) throw error
    return { payment, refund }
  }
}

/** The payment, if this person may refund it and that much of it is left: what is on its way counts as gone. */
export async function requireRefundable(
  services: Services,
  { actor, paymentId, amountCents }: { actor: Actor; paymentId: string; amountCents: number },
): Promise<{ payment: PaymentRow; onTheirWayCents: number }> {
  if (!isStaff(actor.role)) throw new Refusal('identity.role_not_allowed')
  requireRecentProof(actor, services.clock.now())
  if (!Number.isSafeInteger(amountCents) || amountCents < 1) throw new Refusal('giving.amount_invalid')
  const { payment, onTheirWayCents } = await services.database.read(async (tx) => ({
    payment: await findPayment(tx, paymentId),
    onTheirWayCents: await sumOnTheirWay(tx, paymentId),
  }))
  if (!payment) throw new Refusal('giving.payment_not_found')
  if (isOffline(payment.provider_payment_id)) throw new Refusal('giving.refund_offline')
  const { giftCents, feeCoverCents } = splitRemainder(payment)
  if (amountCents > giftCents + feeCoverCents - onTheirWayCents) throw new Refusal('giving.refund_too_large')
  const goneCents = payment.refunded_cents + onTheirWayCents + amountCents
  await services.database.read((tx) => requireRefundablePack(tx, { payment, goneCents }))
  return { payment, onTheirWayCents }
}
