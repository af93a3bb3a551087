import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { findSession, listSessionOrders, type SessionOrderRow, type SessionRow } from './shopping.queries.ts'

export type SessionDetail = { session: SessionRow; orders: SessionOrderRow[] }

/** A teacher's session with what the vendor made of it. Somebody else's is not found. */
export function readSession(
  { database }: Services,
  { teacherId, sessionId }: { teacherId: string; sessionId: string },
): Promise<SessionDetail> {
  return database.read(async (tx) => {
    const session = await findSession(tx, { id: sessionId, teacherId })
    if (!session) throw new Refusal('shopping.not_found')
    return { session, orders: await listSessionOrders(tx, [sessionId]) }
  })
}
