import { announce } from '../../realtime/announce.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { updateSeen } from './tickets.queries.ts'

/** A teacher has read the answers of their ticket; their other screens count it no more. */
export function seeAnswers(
  { database, clock }: Services,
  { teacherId, ticketId }: { teacherId: string; ticketId: string },
): Promise<void> {
  return database.transaction(async (tx) => {
    if (!(await updateSeen(tx, { ticketId, teacherId, at: clock.now() })))
      throw new Refusal('support.not_found')
    await announce(tx, {
      ...{ topic: 'ticket.changed', audience: { userId: teacherId }, payload: { ticket_id: ticketId } },
    })
  })
}
