import type { OrderDecision } from '@tower/contract/spending/orders.ts'
import type { Tx } from '../../database/database.ts'
import type { Actor } from '../../http/actor.ts'
import { releaseReserved } from '../../money/budgets/release-reserved.ts'
import { returnSpent } from '../../money/budgets/return-spent.ts'
import { spendReserved } from '../../money/budgets/spend-reserved.ts'
import { writeAudit } from '../../oversight/audit/write-audit.ts'
import { requireRecentProof } from '../../people/identity/sessions/require-recent-proof.ts'
import type { Services } from '../../services.ts'
import { announceOrder } from './announce-order.ts'
import { mailTeacher } from './mail-teacher.ts'
import { type HeldOrder, updateStatus } from './orders.queries.ts'
import { recordNews } from './record-news.ts'
import { getOrder, type OrderWhole } from './read-order.ts'
import { requireAnothers, requireMove, requireOrder } from './require-open-order.ts'

export type DecideOrder = { actor: Actor; orderId: string; to: OrderDecision; reason: string | null }

/**
 * Staff say what became of an order. Paid, its money is spent; canceled, it is the budget's again, what was reserved as
 * well as what was spent and didn't come back before.
 */
export function decideOrder(
  services: Services,
  { actor, orderId, to, reason }: DecideOrder,
): Promise<OrderWhole> {
  const at = services.clock.now()
  requireRecentProof(actor, at)
  return services.database.transaction(async (tx) => {
    const order = await requireOrder(tx, orderId)
    await requireAnothers(tx, order, actor)
    requireMove(order, to)
    await moveMoney(tx, order, { to, at, actorId: actor.userId })
    await updateStatus(tx, { id: orderId, to, by: actor.userId, at, reason })
    await tellOfDecision(tx, order, { to, reason, at })
    await writeAudit(tx, {
      at,
      actorId: actor.userId,
      action: auditActions[to],
      targetKind: 'order',
      targetId: orderId,
      details: { number: order.number, total_cents: order.total_cents, from: order.status },
    })
    return getOrder(tx, orderId)
  })
}

const auditActions = {
  paid: 'orders.mark_paid',
  fulfilled: 'orders.mark_fulfilled',
  canceled: 'orders.cancel',
} as const

type Move = { to: OrderDecision; at: Date; actorId: string }

async function moveMoney(tx: Tx, order: HeldOrder, { to, at, actorId }: Move): Promise<void> {
  const move = (what: string, amountCents: number) => ({
    budgetId: order.budget_id,
    spending: { kind: 'order', id: order.id } as const,
    amountCents,
    at,
    actorId,
    idempotencyKey: `order:${order.id}:${what}`,
    reference: `Order ${order.number}`,
  })
  if (to === 'paid') return spendReserved(tx, move('spent', order.total_cents))
  if (to === 'fulfilled') return
  if (order.status === 'submitted') return releaseReserved(tx, move('released', order.total_cents))
  const leftCents = order.total_cents - order.returned_cents
  if (leftCents > 0) await returnSpent(tx, move('canceled', leftCents))
}

async function tellOfDecision(
  tx: Tx,
  order: HeldOrder,
  { to, reason, at }: { to: OrderDecision; reason: string | null; at: Date },
): Promise<void> {
  if (to === 'paid') {
    await mailTeacher(tx, order, { key: 'paid', what: { outcome: 'paid' } })
    await recordNews(tx, order, at)
  }
  if (to === 'canceled')
    await mailTeacher(tx, order, { key: 'canceled', what: { outcome: 'canceled', reason } })
  await announceOrder(tx, { orderId: order.id, teacherId: order.teacher_id })
}
