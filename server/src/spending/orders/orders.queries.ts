import type {
  OrderDecision,
  OrderLine,
  OrderStatus,
  ShipmentStatus,
} from '@tower/contract/spending/orders.ts'
import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { orderColumns, orderJoins, type OrderItemRow, type OrderRow } from './order-columns.queries.ts'

export type NewOrder = {
  teacherId: string
  budgetId: string
  totalCents: number
  requestKey: string | null
  lines: readonly OrderLine[]
  at: Date
}

/** Writes an order with its lines; undefined where the same form was sent before. Two at once wait for each other here. */
export async function insertOrder(
  tx: Tx,
  order: NewOrder,
): Promise<{ id: string; number: number } | undefined> {
  const made = await tx
    .insertInto('orders')
    .values({
      teacher_id: order.teacherId,
      budget_id: order.budgetId,
      total_cents: order.totalCents,
      request_key: order.requestKey,
      placed_at: order.at,
    })
    .onConflict((conflict) => conflict.constraint('orders__once').doNothing())
    .returning(['id', 'number'])
    .executeTakeFirst()
  if (!made) return undefined
  await tx
    .insertInto('order_items')
    .values(
      order.lines.map((line, place) => ({
        order_id: made.id,
        place,
        name: line.name,
        category: line.category,
        qty: line.qty,
        amount_cents: line.amountCents,
      })),
    )
    .execute()
  return made
}

/** What the form with this key made before: which budget, and its lines in their order. */
export async function findOrderOfKey(
  tx: Tx,
  { teacherId, requestKey }: { teacherId: string; requestKey: string },
) {
  const { rows } = await sql<{ id: string; budget_id: string; items: OrderItemRow[] }>`
    select ${orderColumns} from orders ${orderJoins}
    where orders.teacher_id = ${teacherId} and orders.request_key = ${requestKey}`.execute(tx)
  return rows[0]
}

export type OrderDetailsRow = OrderRow & {
  paid_at: Date | null
  paid_by: string | null
  fulfilled_at: Date | null
  fulfilled_by: string | null
  canceled_at: Date | null
  canceled_by: string | null
  canceled_by_teacher: boolean
  cancel_reason: string | null
  cancel_reference: string | null
}

const nameOf = (column: string) =>
  sql`(select coalesce(full_name, email) from users where id = ${sql.ref(`orders.${column}`)})`

/** One order with everything that was decided about it. */
export async function findOrder(tx: Tx, orderId: string): Promise<OrderDetailsRow | undefined> {
  const { rows } = await sql<OrderDetailsRow>`
    select ${orderColumns}, orders.paid_at, ${nameOf('paid_by')} as paid_by, orders.fulfilled_at,
      ${nameOf('fulfilled_by')} as fulfilled_by, orders.canceled_at, ${nameOf('canceled_by')} as canceled_by,
      coalesce(orders.canceled_by = orders.teacher_id, false) as canceled_by_teacher, orders.cancel_reason,
      orders.cancel_reference
    from orders ${orderJoins} where orders.id = ${orderId}`.execute(tx)
  return rows[0]
}

export type HeldOrder = {
  id: string
  number: number
  teacher_id: string
  budget_id: string
  fiscal_year: number
  status: OrderStatus
  total_cents: number
  returned_cents: number
  /** Who brought it into the state that it is in; nobody where it is new. */
  decided_by: string | null
  /** By account, of what was paid. */
  paid_by: string | null
  teacher_email: string
  teacher_locale: string | null
}

/** An order, held for the transaction that changes it, its lines or its shipments. */
export async function findOrderForUpdate(tx: Tx, orderId: string): Promise<HeldOrder | undefined> {
  const { rows } = await sql<HeldOrder>`
    select orders.id, orders.number, orders.teacher_id, orders.budget_id, budget.fiscal_year, orders.status,
      orders.total_cents, orders.returned_cents, orders.paid_by, teacher.email as teacher_email,
      teacher.locale as teacher_locale,
      (select coalesce(full_name, email) from users where id = case orders.status when 'paid' then orders.paid_by
        when 'fulfilled' then orders.fulfilled_by when 'canceled' then orders.canceled_by end) as decided_by
    from orders ${orderJoins} where orders.id = ${orderId} for update of orders`.execute(tx)
  return rows[0]
}

export type Decision = { by: string; at: Date; reason: string | null; reference?: string | null }

export async function updateStatus(
  tx: Tx,
  { id, to, by, at, reason, reference = null }: { id: string; to: OrderDecision } & Decision,
): Promise<void> {
  const set = {
    paid: { paid_at: at, paid_by: by },
    fulfilled: { fulfilled_at: at, fulfilled_by: by },
    canceled: { canceled_at: at, canceled_by: by, cancel_reason: reason, cancel_reference: reference },
  }[to]
  await tx
    .updateTable('orders')
    .set({ status: to, ...set })
    .where('id', '=', id)
    .execute()
}

export type Parcel = {
  id: string
  status: ShipmentStatus
  carrier: string
  tracking: string
  updated_at: Date
}

export function listParcels(tx: Tx, orderId: string): Promise<Parcel[]> {
  return tx
    .selectFrom('order_shipments')
    .select(['id', 'carrier', 'tracking', 'updated_at'])
    .select(sql<ShipmentStatus>`status`.as('status'))
    .where('order_id', '=', orderId)
    .execute()
}

export type ParcelChange = {
  orderId: string
  carrier: string | null
  tracking: string | null
  status: ShipmentStatus
  at: Date
}

/** A further shipment; where the form was sent before, the one that it made. */
export async function insertParcel(
  tx: Tx,
  { orderId, requestKey, at, ...parcel }: ParcelChange & { requestKey: string | null },
): Promise<{ id: string; isSaved: boolean }> {
  const made = await tx
    .insertInto('order_shipments')
    .values({
      order_id: orderId,
      carrier: parcel.carrier ?? '',
      tracking: parcel.tracking ?? '',
      status: parcel.status,
      request_key: requestKey,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.constraint('order_shipments__once').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) return { id: made.id, isSaved: true }
  const { id } = await tx
    .selectFrom('order_shipments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('request_key', '=', requestKey)
    .executeTakeFirstOrThrow()
  return { id, isSaved: false }
}

/** What isn't said stays. */
export async function updateParcel(
  tx: Tx,
  { id, carrier, tracking, status, at }: ParcelChange & { id: string },
): Promise<void> {
  await tx
    .updateTable('order_shipments')
    .set({
      status,
      updated_at: at,
      ...(carrier !== null && { carrier }),
      ...(tracking !== null && { tracking }),
    })
    .where('id', '=', id)
    .execute()
}

export type NewReturn = {
  orderId: string
  orderItemId: string | null
  amountCents: number
  reason: string
  reference: string
  requestKey: string
  by: string
  at: Date
}

/** Writes a return down; undefined where the same form was sent before. */
export async function insertReturn(tx: Tx, back: NewReturn): Promise<string | undefined> {
  const made = await tx
    .insertInto('order_returns')
    .values({
      order_id: back.orderId,
      order_item_id: back.orderItemId,
      amount_cents: back.amountCents,
      reason: back.reason,
      reference: back.reference,
      request_key: back.requestKey,
      returned_by: back.by,
      returned_at: back.at,
    })
    .onConflict((conflict) => conflict.constraint('order_returns__once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id
}

/** The return that the form with this key made. */
export function findReturnOfKey(tx: Tx, { orderId, requestKey }: { orderId: string; requestKey: string }) {
  return tx
    .selectFrom('order_returns')
    .select(['amount_cents', 'order_item_id'])
    .where('order_id', '=', orderId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst()
}

/** What is left of each line, in their order. */
export function listLinesLeft(tx: Tx, orderId: string) {
  return tx
    .selectFrom('order_items')
    .select(['id', sql<number>`qty * amount_cents - returned_cents`.as('left_cents')])
    .where('order_id', '=', orderId)
    .orderBy('place')
    .execute()
}

/** Counts what came back of lines, and so of their order. */
export async function addReturned(
  tx: Tx,
  orderId: string,
  parts: readonly { lineId: string; cents: number }[],
): Promise<void> {
  await sql`
    with part as (
      select * from unnest(${parts.map(({ lineId }) => lineId)}::uuid[], ${parts.map(({ cents }) => cents)}::bigint[])
        as given (line_id, cents)
    ), lines as (
      update order_items item set returned_cents = item.returned_cents + part.cents from part where item.id = part.line_id
    )
    update orders set returned_cents = returned_cents + (select sum(cents)::bigint from part) where id = ${orderId}`.execute(
    tx,
  )
}

export type ReturnRow = {
  id: string
  order_item_id: string | null
  amount_cents: number
  reason: string
  reference: string | null
  returned_at: Date
  returned_by: string
}

export function listReturns(tx: Tx, orderId: string): Promise<ReturnRow[]> {
  return tx
    .selectFrom('order_returns')
    .innerJoin('users', 'users.id', 'order_returns.returned_by')
    .select(['order_returns.id', 'order_item_id', 'amount_cents', 'reason', 'reference', 'returned_at'])
    .select(sql<string>`coalesce(users.full_name, users.email)`.as('returned_by'))
    .where('order_id', '=', orderId)
    .orderBy('returned_at')
    .orderBy('order_returns.id')
    .execute()
}
