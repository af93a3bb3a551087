import { isStaff } from '@tower/contract/access.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { requireRecentProof } from '../../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { inHand } from './order-refund.ts'
import { findOrderForUpdate, type RefundOrder } from './refund-orders.queries.ts'
import { type SentOrder, sendRefund } from './send-refund.ts'

/** After this long without an answer anybody may send a refund again. */
const stalledMs = 10 * 60_000

type SendAgain = { actor: Actor; orderId: string }

/** A refund that the provider left unanswered is sent again, under the same name. */
export async function sendRefundAgain(services: Services, wish: SendAgain): Promise<SentOrder> {
  const { actor } = wish
  if (!isStaff(actor.role)) throw new Refusal('identity.role_not_allowed')
  const at = services.clock.now()
  requireRecentProof(actor, at)
  const order = await services.database.transaction((tx) => requireUnanswered(tx, { ...wish, at }))
  return sendRefund(services, { order, actor })
}

async function requireUnanswered(
  tx: Tx,
  { actor, orderId, at }: SendAgain & { at: Date },
): Promise<RefundOrder> {
  const order = await findOrderForUpdate(tx, orderId)
  if (!order) throw new Refusal('desk.refund_not_found')
  if (order.state === 'waiting') throw new Refusal('approvals.waits')
  if (order.state !== 'sending') throw new Refusal('desk.refund_settled')
  // Whoever sent it may send it again at once, anybody else after a while.
  const since = order.decided_at ?? order.asked_at
  if (order.decided_by !== actor.userId && at.getTime() - since.getTime() <= stalledMs)
    throw await inHand(tx, order.payment_id)
  return order
}
