import type { Tx } from '../../database/database.ts'
import type { Actor } from '../../http/actor.ts'
import { returnSpent } from '../../money/budgets/return-spent.ts'
import { writeAudit } from '../../oversight/audit/write-audit.ts'
import { requireRecentProof } from '../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { announceOrder } from './announce-order.ts'
import { mailTeacher } from './mail-teacher.ts'
import { addReturned, getReturnOfKey, insertReturn, listLinesLeft } from './orders.queries.ts'
import { getOrder, type OrderWhole } from './read-order.ts'
import { requireAnothers, requireOrder } from './require-open-order.ts'

export type RecordReturn = {
  actor: Actor
  orderId: string
  amountCents: number
  /** Of which line; without it, of the lines in their order. */
  orderItemId: string | null
  reason: string
  requestKey: string
}

/**
 * Money of a paid order came back: the budget has it again, and the same form sent twice returns it once. One that was sent
 * with another amount or line before must not look as if that had been recorded.
 */
export function recordReturn(services: Services, wish: RecordReturn): Promise<OrderWhole> {
  const { actor, orderId, amountCents, reason } = wish
  const at = services.clock.now()
  requireRecentProof(actor, at)
  return services.database.transaction(async (tx) => {
    const order = await requireOrder(tx, orderId)
    await requireAnothers(tx, order, actor)
    const lines = await listLinesLeft(tx, orderId)
    if (wish.orderItemId !== null && !lines.some(({ id }) => id === wish.orderItemId))
      throw new Refusal('orders.line_not_found')
    const returnId = await insertReturn(tx, { ...wish, by: actor.userId, at })
    if (returnId === undefined) return getSentBefore(tx, wish)
    if (order.status !== 'paid' && order.status !== 'fulfilled') throw new Refusal('orders.not_paid')
    await addReturned(tx, orderId, spread(lines, wish))
    await returnSpent(tx, {
      budgetId: order.budget_id,
      spending: { kind: 'order', id: orderId },
      amountCents,
      at,
      actorId: actor.userId,
      idempotencyKey: `order-return:${returnId}`,
      reference: `Order ${order.number}`,
    })
    const what = { outcome: 'returned', amountCents, reason } as const
    await mailTeacher(tx, order, { key: `returned:${returnId}`, what })
    await announceOrder(tx, { orderId, teacherId: order.teacher_id })
    await writeAudit(tx, {
      at,
      actorId: actor.userId,
      action: 'orders.return',
      targetKind: 'order',
      targetId: orderId,
      details: { number: order.number, amount_cents: amountCents, order_item_id: wish.orderItemId },
    })
    return getOrder(tx, orderId)
  })
}

async function getSentBefore(tx: Tx, wish: RecordReturn): Promise<OrderWhole> {
  const { orderId, orderItemId, amountCents } = wish
  const before = await getReturnOfKey(tx, wish)
  if (before.amount_cents !== amountCents || before.order_item_id !== orderItemId)
    throw new Refusal('orders.return_sent_before')
  return getOrder(tx, orderId)
}

type LineLeft = Awaited<ReturnType<typeof listLinesLeft>>[number]

/** Which lines an amount comes back of: the one that is named, or one after the other as far as something is left. */
function spread(lines: readonly LineLeft[], { orderItemId, amountCents }: RecordReturn) {
  let openCents = amountCents
  const asked = lines.filter(({ id }) => orderItemId === null || id === orderItemId)
  const parts = asked.flatMap(({ id, left_cents: leftCents }) => {
    const cents = Math.min(openCents, leftCents)
    openCents -= cents
    return cents > 0 ? [{ lineId: id, cents }] : []
  })
  if (openCents > 0) throw new Refusal('orders.return_too_large')
  return parts
}
