import type { RefundOrderKind, RefundOrderState } from '@tower/contract/money/desk.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'

export type RefundOrder = {
  id: string
  payment_id: string
  kind: RefundOrderKind
  state: RefundOrderState
  amount_cents: number
  reason: string
  asked_by: string
  asked_by_name: string
  asked_at: Date
  decided_by: string | null
  decided_by_name: string | null
  decided_at: Date | null
  note: string | null
}

const orders = sql`
  select refund.id, refund.payment_id, refund.kind, refund.state, refund.amount_cents, refund.reason,
    refund.asked_by, coalesce(asker.full_name, asker.email) as asked_by_name, refund.asked_at,
    refund.decided_by, coalesce(decider.full_name, decider.email) as decided_by_name, refund.decided_at, refund.note
  from refund_orders refund join users asker on asker.id = refund.asked_by
  left join users decider on decider.id = refund.decided_by`

/** The refunds that staff asked for of a payment, the oldest first. */
export async function listOrdersOf(tx: Tx, paymentId: string): Promise<RefundOrder[]> {
  const { rows } = await sql<RefundOrder>`
    ${orders} where refund.payment_id = ${paymentId} order by refund.asked_at, refund.id`.execute(tx)
  return rows
}

export async function findOrderForUpdate(tx: Tx, orderId: string): Promise<RefundOrder | undefined> {
  const { rows } = await sql<RefundOrder>`
    ${orders} where refund.id = ${orderId} for update of refund`.execute(tx)
  return rows[0]
}

export async function findOrderByKey(
  tx: Tx,
  { paymentId, requestKey }: { paymentId: string; requestKey: string },
): Promise<RefundOrder | undefined> {
  const { rows } = await sql<RefundOrder>`
    ${orders} where refund.payment_id = ${paymentId} and refund.request_key = ${requestKey}
    for update of refund`.execute(tx)
  return rows[0]
}

/** The refund of a payment that waits or is being sent. */
export async function findOpenOrder(tx: Tx, paymentId: string): Promise<RefundOrder | undefined> {
  const { rows } = await sql<RefundOrder>`
    ${orders} where refund.payment_id = ${paymentId} and refund.state in ('waiting', 'sending')`.execute(tx)
  return rows[0]
}

export type NewOrder = {
  paymentId: string
  kind: RefundOrderKind
  amountCents: number
  reason: string
  requestKey: string
  askedBy: string
  at: Date
}

/** Writes a refund down, which waits until it may go, unless one of the payment is open; waits for whoever is writing one at this moment. */
export async function insertOrder(tx: Tx, order: NewOrder): Promise<string | undefined> {
  const row = await tx
    .insertInto('refund_orders')
    .values({
      payment_id: order.paymentId,
      kind: order.kind,
      amount_cents: order.amountCents,
      reason: order.reason,
      state: 'waiting',
      request_key: order.requestKey,
      asked_by: order.askedBy,
      asked_at: order.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function moveOrder(
  tx: Tx,
  orderId: string,
  to: { state: RefundOrderState; by?: string; at?: Date; note?: string; providerRefundId?: string },
): Promise<void> {
  await tx
    .updateTable('refund_orders')
    .set({
      state: to.state,
      ...(to.by === undefined ? {} : { decided_by: to.by }),
      ...(to.at === undefined ? {} : { decided_at: to.at }),
      ...(to.note === undefined ? {} : { note: to.note }),
      ...(to.providerRefundId === undefined ? {} : { provider_refund_id: to.providerRefundId }),
    })
    .where('id', '=', orderId)
    .execute()
}

export type Left = {
  leftCents: number
  /** What went back already, or is on its way. */
  returnedCents: number
  /** The bank took the money, or is about to: an inquiry does not count. */
  isDisputed: boolean
}

/** What of a payment can still go back. */
export async function readLeft(tx: Tx, paymentId: string): Promise<Left | undefined> {
  const { rows } = await sql<Left>`
    select paid - gone as "leftCents", gone as "returnedCents", disputed as "isDisputed" from (
      select payment.amount_cents + payment.fee_cover_cents as paid,
        payment.refunded_cents + coalesce((select sum(amount_cents) from refunds where payment_id = payment.id
          and state in ('requires_action', 'pending')), 0)::bigint as gone,
        exists (select from disputes where payment_id = payment.id and state = 'open' and not is_inquiry) as disputed
      from payments payment where payment.id = ${paymentId}) standing`.execute(tx)
  return rows[0]
}
