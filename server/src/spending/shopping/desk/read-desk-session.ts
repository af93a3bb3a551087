import type { Tx } from '../../../database/database.ts'
import { Refusal } from '../../../refusal.ts'
import { listSessionOrders, type SessionOrderRow } from '../shopping.queries.ts'
import { type DeskSessionRow, findDeskSession } from './session-desk.queries.ts'

export type DeskSessionDetail = { session: DeskSessionRow; orders: SessionOrderRow[] }

/** Any teacher's session with what the store made of it; refused when there is none. */
export async function readDeskSession(tx: Tx, sessionId: string): Promise<DeskSessionDetail> {
  const session = await findDeskSession(tx, sessionId)
  if (!session) throw new Refusal('shopping.not_found')
  return { session, orders: await listSessionOrders(tx, [sessionId]) }
}
