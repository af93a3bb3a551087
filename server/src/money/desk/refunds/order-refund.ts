import type { RefundOrderKind } from '@tower/contract/money/desk.ts'
import { formatUsd } from '@tower/contract/money.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { requireRecentProof } from '../../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { nobodysHands } from '../../approvals/find-hands.ts'
import type { LetOut } from '../../approvals/judge-act.ts'
import { letOut } from '../../approvals/let-out.ts'
import { lockApprovals } from '../../approvals/lock-approvals.ts'
import { holdAskedBack, lockToAskBack } from '../../giving/refunds/asked-back.ts'
import { requireRefundable } from '../../giving/refunds/refund-payment.ts'
import { groundOfReserve } from '../../approvals/ground-of-reserve.ts'
import { describeRefund } from './refund-act.queries.ts'
import {
  findOpenOrder,
  findOrderByKey,
  insertOrder,
  type Left,
  moveOrder,
  readLeft,
  type RefundOrder,
} from './refund-orders.queries.ts'
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
 * who press at once one holds and the other reads who did. Above the limit it then waits among the approvals.
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
  if (order instanceof Refusal) throw order
  if (order.state === 'waiting') throw new Refusal('approvals.waits')
  if (order.state !== 'sending') return { id: order.id, state: order.state }
  return sendRefund(services, { order, actor })
}

/** Money that goes back whole is written down with what was left then, whatever amount was named. */
function isSameWish(begun: RefundOrder, { kind, amountCents }: OrderRefund): boolean {
  return begun.kind === kind && (kind === 'return' || begun.amount_cents === amountCents)
}

/** The order that may be sent; or what the asker is told of one that was written down and waits. */
async function writeOrder(services: Services, tx: Tx, input: OrderRefund): Promise<RefundOrder | Refusal> {
  const { actor, paymentId, requestKey, kind } = input
  // Before the payment, as whoever approves does.
  await lockApprovals(tx)
  // Held from here, so that whether it needs a second person is judged by all that went back before it.
  await lockToAskBack(tx, paymentId)
  const left = await readLeft(tx, paymentId)
  // What was never booked goes back whole, whatever amount was named: by that it is judged and written down.
  const amountCents = kind === 'return' ? input.leftCents : input.amountCents
  const at = services.clock.now()
  const order = { paymentId, kind, amountCents, requestKey, reason: input.reason.trim(), at }
  const id = await insertOrder(tx, { ...order, askedBy: actor.userId })
  if (id === undefined) throw await inHand(tx, paymentId)
  if (left?.isDisputed) throw new Refusal('desk.payment_disputed')
  if (left?.leftCents !== input.leftCents) throw new Refusal('desk.payment_changed')
  await holdAskedBack(tx, order)
  const wish = await wishToRefund(services, tx, { ...order, actor, left })
  const waits = await letOut({ ...services, ...nobodysHands }, tx, { ...wish, reason: order.reason })
  if (waits) return waits
  await moveOrder(tx, id, { state: 'sending', by: actor.userId, at })
  const written = await findOrderByKey(tx, { paymentId, requestKey })
  if (!written) throw new Error('a refund that was written down is gone')
  return written
}

type Refunding = Pick<OrderRefund, 'actor' | 'paymentId' | 'kind' | 'amountCents'> & { left: Left; at: Date }

/**
 * What somebody wants to give back, as approvals judge it: by itself and with what went back of the same payment before. While
 * the reserve is low, which refunds of what was given on are paid from, all take two people.
 */
export async function wishToRefund(
  services: Pick<Services, 'config'>,
  tx: Tx,
  { actor, at, ...refund }: Refunding,
): Promise<LetOut> {
  const act = await describeRefund(tx, refund)
  const isLarge = refund.amountCents + refund.left.returnedCents > services.config.REFUND_SECOND_PERSON_CENTS
  return { actor, act, at, always: isLarge ? 'amount' : await groundOfReserve(services, tx) }
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
