import { announce } from '../../realtime/announce.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { endAllowanceOf } from '../cards/allowances/end-allowance-of.ts'
import { findSession, moveSession, type SessionRow } from './shopping.queries.ts'

/** A teacher cancels a session in which nothing was approved yet; what it set aside goes back. */
export function cancelSession(
  { database, clock }: Services,
  { teacherId, sessionId }: { teacherId: string; sessionId: string },
): Promise<SessionRow> {
  const at = clock.now()
  return database.transaction(async (tx) => {
    if (!(await findSession(tx, { id: sessionId, teacherId }))) throw new Refusal('shopping.not_found')
    // Purchases lock what is set aside first, and the session after it.
    await endAllowanceOf(tx, { allowanceId: sessionId, at })
    const isMoved = await moveSession(tx, { id: sessionId, from: ['started'], to: 'canceled', at })
    if (!isMoved) throw new Refusal('shopping.already_over')
    await announce(tx, {
      topic: 'session.changed',
      audience: { userId: teacherId },
      payload: { id: sessionId },
    })
    const session = await findSession(tx, { id: sessionId, teacherId })
    if (!session) throw new Refusal('shopping.not_found')
    return session
  })
}
