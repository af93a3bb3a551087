import type { RefundOrderKind } from '@tower/contract/money/desk.ts'
import { formatUsd } from '@tower/contract/money.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { notifyStaff } from '../../../oversight/inbox/notify-staff.ts'
import { requireRecentProof } from '../../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { holdAskedBack, lockToAskBack } from '../../giving/refunds/asked-back.ts'
import { requireRefundable } from '../../giving/refunds/refund-payment.ts'
import {
  findOpenOrder,
  findOrderByKey,
  insertOrder,
  readLeft,
  type NewOrder,
  type RefundOrder,
} from './refund-orders.queries.ts'
import { takesSecondPerson } from './second-person.ts'
import { type SentOrder, sendRefund } from './send-refund.ts'

export type OrderRefund = {
  actor: Actor
  paymentId: string
  kind: RefundOrderKind
  amountCents: number
  /** What was left when it was decided. */
  leftCents: number
  reason: string
  /** Chosen by the caller: the same key gives the money back once. */
  requestKey: string
}

/**
 * Staff give money back. What they want is written down first, one refund at a time for each payment, so that of two
 * who press at once one holds and the other reads who did. Above the limit it then waits for somebody else.
 */
export async function orderRefund(services: Services, input: OrderRefund): Promise<SentOrder> {
  const { actor, paymentId, requestKey } = input
  requireRecentProof(actor, services.clock.now())
  const begun = await services.database.transaction((tx) => findOrderByKey(tx, { paymentId, requestKey }))
  if (!begun) await requireRefundable(services, input)
  else if (!isSameWish(begun, input)) throw new Refusal('desk.refund_conflict')
  // The key of one that came to nothing gives nothing back, and must not look as if it had.
  if (begun?.state === 'failed' || begun?.state === 'declined') throw new Refusal('desk.refund_settled')
  const order = begun ?? (await services.database.transaction((tx) => writeOrder(services, tx, input)))
  if (order.state !== 'sending') return { id: order.id, state: order.state }
  return sendRefund(services, { order, actor })
}

/** Money that goes back whole is written down with what was left then, whatever amount was named. */
function isSameWish(begun: RefundOrder, { kind, amountCents }: OrderRefund): boolean {
  return begun.kind === kind && (kind === 'return' || begun.amount_cents === amountCents)
}

async function writeOrder(services: Services, tx: Tx, input: OrderRefund): Promise<RefundOrder> {
  const { actor, paymentId, requestKey, kind } = input
  // Held from here, so that whether it needs a second person is judged by all that went back before it.
  await lockToAskBack(tx, paymentId)
  const left = await readLeft(tx, paymentId)
  // What was never booked goes back whole, whatever amount was named: by that it is judged and written down.
  const amountCents = kind === 'return' ? input.leftCents : input.amountCents
  const at = services.clock.now()
  const needsSecond = await takesSecondPerson(services, tx, {
    ...{ paymentId, amountCents, askedBy: actor.userId, at },
    returnedCents: left?.returnedCents ?? 0,
  })
  const order: NewOrder = {
    paymentId,
    kind,
    amountCents,
    requestKey,
    reason: input.reason.trim(),
    askedBy: actor.userId,
    at,
    needsSecond,
  }
  const id = await insertOrder(tx, order)
  if (id === undefined) throw await inHand(tx, paymentId)
  if (left?.isDisputed) throw new Refusal('desk.payment_disputed')
  if (left?.leftCents !== input.leftCents) throw new Refusal('desk.payment_changed')
  await holdAskedBack(tx, order)
  const written = await findOrderByKey(tx, { paymentId, requestKey })
  if (!written) throw new Error('a refund that was written down is gone')
  if (order.needsSecond) await askSecondPerson(tx, { id, order })
  return written
}

/** Why a refund can't begin: the one that is in hand, with whose it is. */
export async function inHand(tx: Tx, paymentId: string): Promise<Refusal> {
  const open = await findOpenOrder(tx, paymentId)
  if (!open) return new Refusal('desk.payment_changed')
  const amount = formatUsd(open.amount_cents)
  return new Refusal(
    'desk.refund_in_hand',
    open.state === 'waiting'
      ? `${open.asked_by_name} asked for a refund of ${amount} of this payment, and it waits for a second person.`
      : `${open.decided_by_name ?? open.asked_by_name} is sending a refund of ${amount} of this payment right now.`,
  )
}

async function askSecondPerson(tx: Tx, { id, order }: { id: string; order: NewOrder }): Promise<void> {
  await writeAudit(tx, {
    at: order.at,
    actorId: order.askedBy,
    action: 'desk.ask_for_refund',
    targetKind: 'payment',
    targetId: order.paymentId,
    details: { order_id: id, amount_cents: order.amountCents, reason: order.reason },
  })
  await notifyStaff(tx, {
    type: 'refund_waits',
    title: 'A refund waits for a second person',
    message: `${formatUsd(order.amountCents)}: somebody other than who asked has to approve it.`,
    dedupeKey: `refund-order:${id}`,
  })
}
