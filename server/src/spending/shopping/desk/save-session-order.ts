import type { SessionOrderEntry } from '@tower/contract/spending/session-desk.contract.ts'
import { mostSessionOrders } from '@tower/contract/spending/shopping.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { announce } from '../../../realtime/announce.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { touchSession } from '../shopping.queries.ts'
import { type DeskSessionDetail, readDeskSession } from './read-desk-session.ts'
import {
  holdSession,
  insertSessionOrder,
  listOrderIds,
  replaceOrderParts,
  updateSessionOrder,
} from './session-desk.queries.ts'

export type SaveSessionOrder = { actor: Actor; sessionId: string; entry: SessionOrderEntry }

/**
 * Keeps an order of a session as staff write it down, whole. Refused when the session changed since they looked at it, by
 * somebody else or by the card: nothing that somebody wrote is lost unseen.
 */
export function saveSessionOrder(
  services: Services,
  { actor, sessionId, entry }: SaveSessionOrder,
): Promise<DeskSessionDetail> {
  const at = services.clock.now()
  return services.database.transaction(async (tx) => {
    const session = await holdSession(tx, sessionId)
    if (!session) throw new Refusal('shopping.not_found')
    if (session.updated_at.toISOString() !== entry.seen_updated_at)
      throw new Refusal('shopping.changed_meanwhile')
    const orderId = await keepOrder(tx, { sessionId, entry, at })
    await replaceOrderParts(tx, { orderId, entry, at })
    await touchSession(tx, { id: sessionId, at })
    await announce(tx, {
      topic: 'session.changed',
      audience: { userId: session.teacher_id },
      payload: { id: sessionId },
    })
    await writeAudit(tx, {
      at,
      actorId: actor.userId,
      action: 'shopping.save_order',
      targetKind: 'shopping_session',
      targetId: sessionId,
      // What was bought stands with the order; the log keeps what it is told for good.
      details: { order_id: orderId, items: entry.items.length, shipments: entry.shipments.length },
    })
    return readDeskSession(tx, sessionId)
  })
}

type KeptOrder = { sessionId: string; entry: SessionOrderEntry; at: Date }

async function keepOrder(tx: Tx, { sessionId, entry, at }: KeptOrder): Promise<string> {
  const facts = {
    status: entry.status ?? null,
    order_number: entry.order_number,
    subtotal_cents: entry.items.length === 0 ? null : sumOf(entry),
  }
  const known = await listOrderIds(tx, sessionId)
  if (!entry.order_id) {
    if (known.length >= mostSessionOrders) throw new Refusal('shopping.too_many_orders')
    return insertSessionOrder(tx, { sessionId, facts, at })
  }
  if (!known.includes(entry.order_id)) throw new Refusal('shopping.order_not_found')
  await updateSessionOrder(tx, { orderId: entry.order_id, facts })
  return entry.order_id
}

const sumOf = ({ items }: SessionOrderEntry): number =>
  items.reduce((sum, { qty, price_cents: cents }) => sum + qty * cents, 0)
