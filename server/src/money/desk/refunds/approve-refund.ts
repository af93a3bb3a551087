import { isStaff } from '@tower/contract/access.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { requireRecentProof } from '../../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { inHand } from './order-refund.ts'
import { findOrderForUpdate, moveOrder, readLeft, type RefundOrder } from './refund-orders.queries.ts'
import { type SentOrder, sendRefund } from './send-refund.ts'
import { isSamePerson } from '../../../people/identity/accounts/is-same-person.ts'

/** After this long without an answer anybody may send a refund again. */
const stalledMs = 10 * 60_000

/** A second person lets a refund go; or one that the provider left unanswered is sent again, under the same name. */
export async function approveRefund(
  services: Services,
  { actor, orderId }: { actor: Actor; orderId: string },
): Promise<SentOrder> {
  if (!isStaff(actor.role)) throw new Refusal('identity.role_not_allowed')
  requireRecentProof(actor, services.clock.now())
  const order = await services.database.transaction((tx) =>
    takeOrder(tx, { actor, orderId, at: services.clock.now() }),
  )
  return sendRefund(services, { order, actor })
}

type Taking = { actor: Actor; orderId: string; at: Date }

async function takeOrder(tx: Tx, { actor, orderId, at }: Taking): Promise<RefundOrder> {
  const order = await findOrderForUpdate(tx, orderId)
  if (!order) throw new Refusal('desk.refund_not_found')
  if (order.state !== 'waiting' && order.state !== 'sending') throw new Refusal('desk.refund_settled')
  if (order.needs_second && (await isSamePerson(tx, actor, [order.asked_by])))
    throw new Refusal('desk.second_person')
  if (order.state === 'sending') {
    if (!mayGoOn(order, actor, at)) throw await inHand(tx, order.payment_id)
    return order
  }
  if ((await readLeft(tx, order.payment_id))?.isDisputed) throw new Refusal('desk.payment_disputed')
  await moveOrder(tx, orderId, { state: 'sending', by: actor.userId, at })
  await writeAudit(tx, {
    at,
    actorId: actor.userId,
    action: 'desk.approve_refund',
    targetKind: 'payment',
    targetId: order.payment_id,
    details: { order_id: orderId, amount_cents: order.amount_cents, asked_by: order.asked_by },
  })
  return order
}

/** Whoever sent it may send it again at once, anybody else after a while. */
function mayGoOn(order: RefundOrder, actor: Actor, at: Date): boolean {
  const since = order.decided_at ?? order.asked_at
  return order.decided_by === actor.userId || at.getTime() - since.getTime() > stalledMs
}
