import { isStaff } from '@tower/contract/access.ts'
import type { Actor } from '../../../http/actor.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { requireRecentProof } from '../../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { letAskedBackStay, lockToAskBack } from '../../giving/refunds/asked-back.ts'
import { findOrderForUpdate, findPaymentOfOrder, moveOrder } from './refund-orders.queries.ts'
import type { SentOrder } from './send-refund.ts'

export type DeclineRefund = { actor: Actor; orderId: string; reason: string }

/** A refund that waits does not go: somebody declines it, or whoever asked withdraws it. */
export async function declineRefund(
  services: Services,
  { actor, orderId, reason }: DeclineRefund,
): Promise<SentOrder> {
  if (!isStaff(actor.role)) throw new Refusal('identity.role_not_allowed')
  requireRecentProof(actor, services.clock.now())
  await services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const paymentId = await findPaymentOfOrder(tx, orderId)
    if (paymentId !== undefined) await lockToAskBack(tx, paymentId)
    const order = await findOrderForUpdate(tx, orderId)
    if (!order) throw new Refusal('desk.refund_not_found')
    if (order.state !== 'waiting') throw new Refusal('desk.refund_settled')
    await moveOrder(tx, orderId, { state: 'declined', by: actor.userId, at, note: reason.trim() })
    await letAskedBackStay(services, tx, { paymentId: order.payment_id, at })
    await writeAudit(tx, {
      at,
      actorId: actor.userId,
      action: 'desk.decline_refund',
      targetKind: 'payment',
      targetId: order.payment_id,
      details: { order_id: orderId, amount_cents: order.amount_cents, reason: reason.trim() },
    })
  })
  return { id: orderId, state: 'declined' }
}
