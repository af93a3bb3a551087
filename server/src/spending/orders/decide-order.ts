import type { OrderDecision } from '@tower/contract/spending/orders.ts'
import type { Tx } from '../../database/database.ts'
import type { Actor } from '../../http/actor.ts'
import { letOut, takeBackAct } from '../../money/approvals/let-out.ts'
import { lockApprovals } from '../../money/approvals/lock-approvals.ts'
import { releaseReserved } from '../../money/budgets/release-reserved.ts'
import { returnSpent } from '../../money/budgets/return-spent.ts'
import { spendReserved } from '../../money/budgets/spend-reserved.ts'
import type { Hands } from '../../outbound-act.ts'
import { writeAudit } from '../../oversight/audit/write-audit.ts'
import { requireRecentProof } from '../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { agreeMoneyBack } from './agree-money-back.ts'
import { announceOrder } from './announce-order.ts'
import { mailTeacher } from './mail-teacher.ts'
import type { MoneyBack } from './money-back.queries.ts'
import { readOrderPayment } from './order-payments.queries.ts'
import { type HeldOrder, updateStatus } from './orders.queries.ts'
import { recordNews } from './record-news.ts'
import { getOrder, type OrderWhole } from './read-order.ts'
import { requireAnothers, requireMove, requireOrder } from './require-open-order.ts'

export type DecideOrder = {
  actor: Actor
  orderId: string
  to: OrderDecision
  reason: string | null
  /** Of what was paid and is canceled: what the bank or the store calls the money that came back. */
  reference?: string | null
}

/**
 * Staff say what became of an order. Paid, its money is spent; canceled, it is the budget's again, what was reserved as
 * well as what was spent and didn't come back before. A payment that takes two people is asked for, and the order stays as
 * it is until somebody else let it go.
 */
export async function decideOrder(services: Services & Hands, wish: DecideOrder): Promise<OrderWhole> {
  const { actor, orderId, to } = wish
  const at = services.clock.now()
  requireRecentProof(actor, at)
  const done = await services.database.transaction(async (tx) => {
    // Before the order, as whoever agrees to it does.
    await lockApprovals(tx)
    const order = await requireOrder(tx, orderId)
    await requireAnothers(tx, order, actor)
    requireMove(order, to)
    const waits = await mayMoveMoney(services, tx, { ...wish, order, at })
    if (waits) return waits
    await decide(tx, { ...wish, order, actorId: actor.userId, at })
    return getOrder(tx, orderId)
  })
  if (done instanceof Refusal) throw done
  return done
}

/** Cancels a paid order as a second person agreed, in the name of who asked. */
export async function cancelApproved(
  tx: Tx,
  { back, actorId, at }: { back: MoneyBack; actorId: string; at: Date },
): Promise<void> {
  const order = await requireOrder(tx, back.orderId)
  requireMove(order, 'canceled')
  await decide(tx, { ...back, to: 'canceled', order, actorId, at })
}

type Deciding = Pick<DecideOrder, 'to' | 'reason' | 'reference'> & {
  order: HeldOrder
  actorId: string
  at: Date
}

async function decide(tx: Tx, { order, to, reason, reference = null, actorId, at }: Deciding): Promise<void> {
  await moveMoney(tx, order, { to, at, actorId })
  await updateStatus(tx, { id: order.id, to, by: actorId, at, reason, reference })
  await tellOfDecision(tx, order, { to, reason, at })
  await writeAudit(tx, {
    at,
    actorId,
    action: auditActions[to],
    targetKind: 'order',
    targetId: order.id,
    details: {
      number: order.number,
      total_cents: order.total_cents,
      from: order.status,
    },
  })
}

type Letting = DecideOrder & { order: HeldOrder; at: Date }

/** Whether its money may move; else what it waits for. What is canceled before it was paid waits no more. */
async function mayMoveMoney(services: Services & Hands, tx: Tx, wish: Letting): Promise<Refusal | undefined> {
  const { order, to, actor, at } = wish
  if (to === 'canceled') {
    if (order.status !== 'submitted') return mayComeBack(services, tx, wish)
    await takeBackAct(tx, { kind: 'order', subjectId: order.id }, 'gone')
  }
  if (to !== 'paid') return undefined
  const act = await readOrderPayment(tx, order.id)
  const waits = act && (await letOut(services, tx, { actor, act, at }))
  if (waits) await announceOrder(tx, { orderId: order.id, teacherId: order.teacher_id })
  return waits
}

/** A paid order is canceled once its money is back, by the word of whoever sent it. */
async function mayComeBack(
  services: Services & Hands,
  tx: Tx,
  { order, reason, reference, actor, at }: Letting,
): Promise<Refusal | undefined> {
  const amountCents = order.total_cents - order.returned_cents
  if (amountCents === 0) return undefined
  if (!reference) throw new Refusal('orders.reference_missing')
  const back = { orderId: order.id, amountCents, orderItemId: null, reason, reference, requestKey: null }
  return agreeMoneyBack(services, tx, { order, back, actor, at })
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
