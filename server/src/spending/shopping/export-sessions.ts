import type { Tx } from '../../database/database.ts'
import { listSessionOrders, listSessions, type SessionOrderRow } from './shopping.queries.ts'

const mostSessions = 10_000

/** A teacher's shopping sessions as they are handed out, with what stores made of them. */
export async function exportSessions(tx: Tx, teacherId: string) {
  const sessions = await listSessions(tx, { teacherId, limit: mostSessions })
  const orders = await listSessionOrders(
    tx,
    sessions.map(({ id }) => id),
  )
  const ofSession = Map.groupBy(orders, ({ session_id: id }) => id)
  return sessions.map((session) => ({
    vendor: session.vendor,
    status: session.status,
    card_last4: session.card_last4,
    alias_email: session.alias_email,
    amount_cents: session.amount_cents,
    spent_cents: session.spent_cents,
    started_at: session.started_at,
    orders: (ofSession.get(session.id) ?? []).map(exportOrder),
  }))
}

function exportOrder({ status, order_number, total_cents, items, shipments }: SessionOrderRow) {
  return {
    ...{ status, order_number, total_cents },
    items: items.map(({ title, sku, qty, price_cents }) => ({ title, sku, qty, price_cents })),
    shipments: shipments.map(({ carrier, tracking_number, status: where }) => ({
      ...{ carrier, tracking_number, status: where },
    })),
  }
}
