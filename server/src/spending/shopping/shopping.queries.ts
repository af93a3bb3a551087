import { mostSessionOrders, type SessionStatus } from '@tower/contract/spending/shopping.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import type { DB } from '../../database/schema.generated.ts'

/** A session beside what was set aside for it. */
export type SessionRow = Selectable<DB['shopping_sessions']> &
  Pick<Selectable<DB['card_allowances']>, 'reserved_cents' | 'spent_cents' | 'closes_at'>

export async function insertSession(tx: Tx, row: Insertable<DB['shopping_sessions']>): Promise<void> {
  await tx.insertInto('shopping_sessions').values(row).execute()
}

const sessions = (tx: Tx) =>
  tx
    .selectFrom('shopping_sessions as session')
    .innerJoin('card_allowances as allowance', 'allowance.id', 'session.id')
    .select([
      'session.id',
      'session.teacher_id',
      'session.teacher_card_id',
      'session.vendor',
      'session.status',
      'session.card_last4',
      'session.alias_email',
      'session.amount_cents',
      'session.budget_cents',
      'session.started_at',
      'session.created_at',
      'session.updated_at',
      'allowance.reserved_cents',
      'allowance.spent_cents',
      'allowance.closes_at',
    ])

/** A teacher's session; nobody else's. */
export function findSession(
  tx: Tx,
  { id, teacherId }: { id: string; teacherId: string },
): Promise<SessionRow | undefined> {
  return sessions(tx)
    .where('session.id', '=', id)
    .where('session.teacher_id', '=', teacherId)
    .executeTakeFirst()
}

/** A teacher's latest sessions, the newest first. */
export function listSessions(
  tx: Tx,
  { teacherId, limit }: { teacherId: string; limit: number },
): Promise<SessionRow[]> {
  return sessions(tx)
    .where('session.teacher_id', '=', teacherId)
    .orderBy('session.started_at', 'desc')
    .orderBy('session.id')
    .limit(limit)
    .execute()
}

/** Each change has a moment of its own: whoever saves says by it what they had seen. */
const later = (at: Date) => sql<Date>`greatest(${at}::timestamptz, updated_at + interval '1 millisecond')`

/** Says that something of a session changed. */
export async function touchSession(tx: Tx, { id, at }: { id: string; at: Date }): Promise<void> {
  await tx
    .updateTable('shopping_sessions')
    .set({ updated_at: later(at) })
    .where('id', '=', id)
    .execute()
}

/** Moves a session on from one of these states; false when it stands in another one. */
export async function moveSession(
  tx: Tx,
  { id, from, to, at }: { id: string; from: readonly SessionStatus[]; to: SessionStatus; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('shopping_sessions')
    .set({ status: to, updated_at: later(at) })
    .where('id', '=', id)
    .where('status', 'in', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Sessions whose money may go back now. */
export async function listSessionsToEnd(tx: Tx, { at, limit }: { at: Date; limit: number }) {
  return tx
    .selectFrom('card_allowances')
    .select(['id', 'teacher_id'])
    .where('purpose', '=', 'session')
    .where('state', '=', 'open')
    .where('closes_at', '<=', at)
    .orderBy('closes_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export type SessionOrderRow = Selectable<DB['session_orders']> & {
  items: Selectable<DB['session_order_items']>[]
  shipments: Selectable<DB['session_shipments']>[]
}

/** What vendors made of sessions, the oldest order first, with its lines and parcels. */
export async function listSessionOrders(tx: Tx, sessionIds: readonly string[]): Promise<SessionOrderRow[]> {
  if (sessionIds.length === 0) return []
  const orders = await tx
    .selectFrom('session_orders')
    .select(['id', 'session_id', 'status', 'order_number', 'subtotal_cents', 'total_cents', 'created_at'])
    .where('session_id', 'in', sessionIds)
    .orderBy('created_at')
    .orderBy('id')
    .limit(sessionIds.length * mostSessionOrders)
    .execute()
  const orderIds = orders.map(({ id }) => id)
  if (orderIds.length === 0) return []
  const items = await tx
    .selectFrom('session_order_items')
    .select(['id', 'order_id', 'position', 'title', 'sku', 'qty', 'price_cents'])
    .where('order_id', 'in', orderIds)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const shipments = await tx
    .selectFrom('session_shipments')
    .select(['id', 'order_id', 'carrier', 'tracking_number', 'status', 'eta', 'updated_at'])
    .where('order_id', 'in', orderIds)
    .orderBy('updated_at')
    .orderBy('id')
    .execute()
  return orders.map((order) => ({
    ...order,
    items: items.filter(({ order_id }) => order_id === order.id),
    shipments: shipments.filter(({ order_id }) => order_id === order.id),
  }))
}

/** The order of a session that says what was paid: until the vendor says more, that is all there is to know. */
export async function addToOrder(
  tx: Tx,
  { sessionId, amountCents, at }: { sessionId: string; amountCents: number; at: Date },
): Promise<void> {
  // Holds the session, as staff who write its orders down do.
  await touchSession(tx, { id: sessionId, at })
  const order = await tx
    .selectFrom('session_orders')
    .select(['id', 'total_cents'])
    .where('session_id', '=', sessionId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  if (order)
    await tx
      .updateTable('session_orders')
      .set({ total_cents: (order.total_cents ?? 0) + amountCents })
      .where('id', '=', order.id)
      .execute()
  else
    await tx
      .insertInto('session_orders')
      .values({ session_id: sessionId, status: 'confirmed', total_cents: amountCents, created_at: at })
      .execute()
}

/** The alias under which somebody shopped goes with the account, and the numbers that stores and carriers know them by. */
export async function clearSessionNames(tx: Tx, teacherId: string): Promise<void> {
  const ofTeacher = tx.selectFrom('shopping_sessions').select('id').where('teacher_id', '=', teacherId)
  await tx
    .updateTable('shopping_sessions')
    .set({ alias_email: null })
    .where('teacher_id', '=', teacherId)
    .execute()
  const orders = tx.selectFrom('session_orders').select('id').where('session_id', 'in', ofTeacher)
  await tx
    .updateTable('session_shipments')
    .set({ tracking_number: null })
    .where('order_id', 'in', orders)
    .execute()
  await tx
    .updateTable('session_orders')
    .set({ order_number: null })
    .where('session_id', 'in', ofTeacher)
    .execute()
}
