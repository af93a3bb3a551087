import { noonOf } from '@tower/contract/org-days.ts'
import type { SessionOrderEntry } from '@tower/contract/spending/session-desk.contract.ts'
import { sql } from 'kysely'
import type { AboutPersonSubject, AboutRow } from '../../../about.ts'
import type { Tx } from '../../../database/database.ts'
import type { SessionRow } from '../shopping.queries.ts'

export type DeskSessionRow = SessionRow & { teacher_name: string | null; teacher_email: string }

/** A session of any teacher, with whose it is. */
export async function findDeskSession(tx: Tx, id: string): Promise<DeskSessionRow | undefined> {
  const { rows } = await sql<DeskSessionRow>`
    select session.*, allowance.reserved_cents, allowance.spent_cents, allowance.closes_at,
      teacher.full_name as teacher_name, teacher.email as teacher_email
    from shopping_sessions session
    join card_allowances allowance on allowance.id = session.id
    join users teacher on teacher.id = session.teacher_id
    where session.id = ${id}`.execute(tx)
  return rows[0]
}

/** Holds a session, so that one change of its orders follows the other. */
export function holdSession(tx: Tx, id: string) {
  return tx
    .selectFrom('shopping_sessions')
    .select(['id', 'teacher_id', 'updated_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** The ids of a session's orders. */
export async function listOrderIds(tx: Tx, sessionId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('session_orders')
    .select('id')
    .where('session_id', '=', sessionId)
    .execute()
  return rows.map(({ id }) => id)
}

type OrderFacts = { status: string | null; order_number: string | null; subtotal_cents: number | null }

/** A further order of a session. */
export async function insertSessionOrder(
  tx: Tx,
  { sessionId, facts, at }: { sessionId: string; facts: OrderFacts; at: Date },
): Promise<string> {
  const { id } = await tx
    .insertInto('session_orders')
    .values({ session_id: sessionId, ...facts, total_cents: null, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Its total is what the card paid, and stays. */
export async function updateSessionOrder(
  tx: Tx,
  { orderId, facts }: { orderId: string; facts: OrderFacts },
): Promise<void> {
  await tx.updateTable('session_orders').set(facts).where('id', '=', orderId).execute()
}

/** Puts these items and shipments in the place of what an order had. */
export async function replaceOrderParts(
  tx: Tx,
  { orderId, entry, at }: { orderId: string; entry: SessionOrderEntry; at: Date },
): Promise<void> {
  await tx.deleteFrom('session_order_items').where('order_id', '=', orderId).execute()
  await tx.deleteFrom('session_shipments').where('order_id', '=', orderId).execute()
  const items = entry.items.map((item, position) => ({ order_id: orderId, position, ...item }))
  if (items.length > 0) await tx.insertInto('session_order_items').values(items).execute()
  const shipments = entry.shipments.map(({ eta, ...shipment }, nth) => ({
    order_id: orderId,
    ...shipment,
    // The noon of a day is in that day in every time zone of the country.
    eta: eta ? noonOf(eta) : null,
    // They are listed by it: it keeps the order in which they were written down.
    updated_at: new Date(at.getTime() + nth),
  }))
  if (shipments.length > 0) await tx.insertInto('session_shipments').values(shipments).execute()
}

/** The newest shopping sessions of a teacher. */
export async function listSessionsOf(tx: Tx, { id }: AboutPersonSubject, limit: number): Promise<AboutRow[]> {
  const { rows } = await sql<AboutRow>`
    select id, initcap(vendor) as what, null::int as number, status as state, amount_cents as "amountCents",
      started_at as at
    from shopping_sessions where teacher_id = ${id} order by started_at desc, id limit ${limit}`.execute(tx)
  return rows
}
