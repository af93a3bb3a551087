import type { Actor } from '../../../http/actor.ts'
import type { AskedAct, CarryOut, OutboundAct } from '../../../outbound-act.ts'
import type { Tx } from '../../../database/database.ts'
import type { Services } from '../../../services.ts'
import { letAskedBackStay, lockToAskBack } from '../../giving/refunds/asked-back.ts'
import { describeRefund } from './refund-act.queries.ts'
import { findOpenOrder, moveOrder, readLeft, type RefundOrder } from './refund-orders.queries.ts'
import { sendRefund } from './send-refund.ts'

/** A refund that waits, as it stands now; undefined where it can't go any more. */
export async function readWaitingRefund(
  tx: Tx,
  { subjectId: paymentId }: AskedAct,
): Promise<OutboundAct | undefined> {
  const order = await findWaiting(tx, paymentId)
  const left = await readLeft(tx, paymentId)
  if (!order || !left || left.isDisputed || left.leftCents < order.amount_cents) return undefined
  return describeRefund(tx, { paymentId, kind: order.kind, amountCents: order.amount_cents, left })
}

/** It may go: from here on it is in the hands of who approved it. */
export async function beginSending(
  { tx, at, decision: { by } }: CarryOut,
  { subjectId: paymentId }: AskedAct,
): Promise<void> {
  await lockToAskBack(tx, paymentId)
  const order = await findWaiting(tx, paymentId)
  if (!order) throw new Error(`the refund of ${paymentId} that was approved is gone`)
  await moveOrder(tx, order.id, { state: 'sending', by, at })
}

/** Sends what was approved. Where the provider does not answer it stays in hand, to be sent again. */
export async function sendApproved(
  services: Services,
  { subjectId: paymentId, actor }: AskedAct & { actor: Actor },
): Promise<void> {
  const order = await services.database.read((tx) => findOpenOrder(tx, paymentId))
  if (order?.state === 'sending') await sendRefund(services, { order, actor })
}

/** It does not go: what it held is free. */
export async function letRefundStay(
  { services, tx, at, decision: { by, note } }: CarryOut,
  { subjectId: paymentId }: AskedAct,
): Promise<void> {
  await lockToAskBack(tx, paymentId)
  const order = await findWaiting(tx, paymentId)
  if (!order) return
  await moveOrder(tx, order.id, { state: 'declined', by, at, ...(note !== null && { note }) })
  await letAskedBackStay(services, tx, { paymentId, at })
}

async function findWaiting(tx: Tx, paymentId: string): Promise<RefundOrder | undefined> {
  const order = await findOpenOrder(tx, paymentId)
  return order?.state === 'waiting' ? order : undefined
}
