import type { RefundOrderState } from '@tower/contract/money/desk.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { announceApproval } from '../../approvals/let-out.ts'
import { endAskedBack, letAskedBackStay, lockToAskBack } from '../../giving/refunds/asked-back.ts'
import { refundPayment } from '../../giving/refunds/refund-payment.ts'
import { returnPayment } from '../../giving/review/return-payment.ts'
import { findOrderForUpdate, moveOrder, type RefundOrder } from './refund-orders.queries.ts'

export type SentOrder = { id: string; state: RefundOrderState }

/**
 * Carries out a refund that may go. The order's own name makes the provider do it once however often it is sent; while
 * the provider does not answer the order stays open, and its "no" closes it.
 */
export async function sendRefund(
  services: Services,
  { order, actor }: { order: RefundOrder; actor: Actor },
): Promise<SentOrder> {
  try {
    const providerRefundId = await carryOut(services, order, actor)
    await services.database.transaction((tx) => setSent(services, tx, { order, providerRefundId }))
    return { id: order.id, state: 'sent' }
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === 'server.unavailable') throw error
    const state = await services.database.transaction((tx) =>
      setFailed(services, tx, { order, note: error.code }),
    )
    if (state !== 'failed') return { id: order.id, state }
    throw error
  }
}

type Sent = { order: RefundOrder; providerRefundId: string | undefined }

async function setSent(services: Services, tx: Tx, { order, providerRefundId }: Sent): Promise<void> {
  const { id, payment_id: paymentId } = order
  await lockToAskBack(tx, paymentId)
  await moveOrder(tx, id, { state: 'sent', ...(providerRefundId && { providerRefundId }) })
  await endAskedBack(tx, { paymentId, at: services.clock.now() })
  await announceApproval(tx)
}

/** Nobody's "no" undoes what another press of the same button carried out meanwhile. Answers what stands then. */
async function setFailed(
  services: Services,
  tx: Tx,
  { order, note }: { order: RefundOrder; note: string },
): Promise<RefundOrderState> {
  const { id, payment_id: paymentId } = order
  await lockToAskBack(tx, paymentId)
  const now = await findOrderForUpdate(tx, id)
  if (now && now.state !== 'sending') return now.state
  await moveOrder(tx, id, { state: 'failed', note })
  await letAskedBackStay(services, tx, { paymentId, at: services.clock.now() })
  return 'failed'
}

async function carryOut(services: Services, order: RefundOrder, actor: Actor): Promise<string | undefined> {
  const { payment_id: paymentId, reason } = order
  if (order.kind === 'return') {
    await returnPayment(services, { actor, paymentId, reason })
    return undefined
  }
  const { refundId } = await refundPayment(services, {
    actor,
    paymentId,
    reason,
    amountCents: order.amount_cents,
    idempotencyKey: order.id,
  })
  return refundId
}
