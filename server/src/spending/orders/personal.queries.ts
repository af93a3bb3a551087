import { sql } from 'kysely'
import { mentions, redacted } from '../../database/redact-text.ts'
import type { Tx } from '../../database/database.ts'

/** A teacher's own orders, the oldest first. */
export async function listOwnOrders(tx: Tx, teacherId: string) {
  const { rows } = await sql<Record<string, unknown>>`
    select orders.number, orders.status, orders.total_cents, orders.returned_cents, orders.placed_at, orders.paid_at,
      orders.fulfilled_at, orders.canceled_at, orders.cancel_reason,
      (select json_agg(json_build_object('name', name, 'category', category, 'qty', qty, 'amount_cents', amount_cents)
        order by place) from order_items where order_id = orders.id) as items,
      (select json_agg(json_build_object('carrier', carrier, 'tracking', tracking, 'status', status)
        order by created_at, id) from order_shipments where order_id = orders.id) as shipments
    from orders where orders.teacher_id = ${teacherId} order by orders.placed_at, orders.id`.execute(tx)
  return rows
}

/** Takes words that name a teacher out of what was written about their orders. What was bought stays, with its amounts. */
export async function redactOrders(
  tx: Tx,
  { teacherId, pattern }: { teacherId: string; pattern: string },
): Promise<void> {
  const own = sql<string>`(select id from orders where teacher_id = ${teacherId})`
  await tx
    .updateTable('orders')
    .set({
      cancel_reason: redacted('cancel_reason', pattern),
      cancel_reference: redacted('cancel_reference', pattern),
    })
    .where('teacher_id', '=', teacherId)
    .where((eb) => eb.or([mentions('cancel_reason', pattern), mentions('cancel_reference', pattern)]))
    .execute()
  await tx
    .updateTable('order_items')
    .set({ name: redacted('name', pattern), category: redacted('category', pattern) })
    .where('order_id', 'in', own)
    .where((eb) => eb.or([mentions('name', pattern), mentions('category', pattern)]))
    .execute()
  await tx
    .updateTable('order_shipments')
    .set({ carrier: redacted('carrier', pattern) })
    .where('order_id', 'in', own)
    .where(mentions('carrier', pattern))
    .execute()
  await tx
    .updateTable('order_returns')
    .set({ reason: redacted('reason', pattern), reference: redacted('reference', pattern) })
    .where('order_id', 'in', own)
    .where((eb) => eb.or([mentions('reason', pattern), mentions('reference', pattern)]))
    .execute()
}

/** By the number of a parcel its carrier tells where somebody lives or works. */
export async function clearTracking(tx: Tx, teacherId: string): Promise<void> {
  await tx
    .updateTable('order_shipments')
    .set({ tracking: '' })
    .where('order_id', 'in', sql<string>`(select id from orders where teacher_id = ${teacherId})`)
    .execute()
}
