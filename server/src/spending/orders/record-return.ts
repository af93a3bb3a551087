import { lockApprovals } from '../../money/approvals/lock-approvals.ts'
import { returnSpent } from '../../money/budgets/return-spent.ts'
import { writeAudit } from '../../oversight/audit/write-audit.ts'
import { requireRecentProof } from '../../people/identity/sessions/require-recent-proof.ts'
import type { Tx } from '../../database/database.ts'
import type { Actor } from '../../http/actor.ts'
import type { Hands } from '../../outbound-act.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { agreeMoneyBack } from './agree-money-back.ts'
import { announceOrder } from './announce-order.ts'
import { mailTeacher } from './mail-teacher.ts'
import {
  addReturned,
  findReturnOfKey,
  type HeldOrder,
  insertReturn,
  listLinesLeft,
} from './orders.queries.ts'
import { getOrder, type OrderWhole } from './read-order.ts'
import { requireAnothers, requireOrder } from './require-open-order.ts'

/** What came back of a paid order. */
export type Return = {
  orderId: string
  amountCents: number
  /** Of which line; without it, of the lines in their order. */
  orderItemId: string | null
  reason: string
  /** What the bank or the store calls it. */
  reference: string
  requestKey: string
}

export type RecordReturn = Return & { actor: Actor }

/**
 * Money of a paid order came back: the budget has it again, and the same form sent twice returns it once. One that was sent
 * with another amount or line before must not look as if that had been recorded. Where whoever says so paid it, or above the
 * limit, a second person agrees first.
 */
export async function recordReturn(services: Services & Hands, wish: RecordReturn): Promise<OrderWhole> {
  const { actor, ...back } = wish
  const { orderId } = back
  const at = services.clock.now()
  requireRecentProof(actor, at)
  const done = await services.database.transaction(async (tx) => {
    // Before the order, as whoever agrees does.
    await lockApprovals(tx)
    const order = await requireOrder(tx, orderId)
    await requireAnothers(tx, order, actor)
    const before = await findReturnOfKey(tx, back)
    if (before) return getSentBefore(tx, back, before)
    const parts = await spread(tx, order, back)
    const waits = await agreeMoneyBack(services, tx, { order, back, actor, at })
    if (waits) return waits
    await book(tx, { order, back, parts, actorId: actor.userId, at })
    return getOrder(tx, orderId)
  })
  if (done instanceof Refusal) throw done
  return done
}

/** Books what a second person agreed to, in the name of who asked. */
export async function bookApprovedReturn(
  tx: Tx,
  { back, actorId, at }: { back: Return; actorId: string; at: Date },
): Promise<void> {
  const order = await requireOrder(tx, back.orderId)
  await book(tx, { order, back, parts: await spread(tx, order, back), actorId, at })
}

type Part = { lineId: string; cents: number }
type Booking = { order: HeldOrder; back: Return; parts: readonly Part[]; actorId: string; at: Date }

async function book(tx: Tx, { order, back, parts, actorId, at }: Booking): Promise<void> {
  const { orderId, amountCents, reason } = back
  const returnId = await insertReturn(tx, { ...back, by: actorId, at })
  if (returnId === undefined) throw new Error('a return was recorded twice')
  await addReturned(tx, orderId, parts)
  await returnSpent(tx, {
    budgetId: order.budget_id,
    spending: { kind: 'order', id: orderId },
    amountCents,
    at,
    actorId,
    idempotencyKey: `order-return:${returnId}`,
    reference: `Order ${order.number}`,
  })
  const what = { outcome: 'returned', amountCents, reason } as const
  await mailTeacher(tx, order, { key: `returned:${returnId}`, what })
  await announceOrder(tx, { orderId, teacherId: order.teacher_id })
  await writeAudit(tx, {
    at,
    actorId,
    action: 'orders.return',
    targetKind: 'order',
    targetId: orderId,
    details: {
      number: order.number,
      amount_cents: amountCents,
      order_item_id: back.orderItemId,
    },
  })
}

type Before = NonNullable<Awaited<ReturnType<typeof findReturnOfKey>>>

async function getSentBefore(
  tx: Tx,
  { orderId, orderItemId, amountCents }: Return,
  before: Before,
): Promise<OrderWhole> {
  if (before.amount_cents !== amountCents || before.order_item_id !== orderItemId)
    throw new Refusal('orders.return_sent_before')
  return getOrder(tx, orderId)
}

/** Which lines an amount comes back of: the one that is named, or one after the other as far as something is left. */
async function spread(tx: Tx, order: HeldOrder, { orderItemId, amountCents }: Return): Promise<Part[]> {
  const lines = await listLinesLeft(tx, order.id)
  const asked = lines.filter(({ id }) => orderItemId === null || id === orderItemId)
  if (asked.length === 0) throw new Refusal('orders.line_not_found')
  if (order.status !== 'paid' && order.status !== 'fulfilled') throw new Refusal('orders.not_paid')
  let openCents = amountCents
  const parts = asked.flatMap(({ id, left_cents: leftCents }) => {
    const cents = Math.min(openCents, leftCents)
    openCents -= cents
    return cents > 0 ? [{ lineId: id, cents }] : []
  })
  if (openCents > 0) throw new Refusal('orders.return_too_large')
  return parts
}
