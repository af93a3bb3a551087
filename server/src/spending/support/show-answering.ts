import { announceInPassing } from '../../realtime/announce.ts'
import type { Services } from '../../services.ts'
import { getTicket, type TicketActor } from './support.access.ts'

/** Shows the screens of the others that somebody of the staff is writing an answer. Nothing of it is kept. */
export function showAnswering(
  { database }: Services,
  { actor, ticketId }: { actor: TicketActor; ticketId: string },
): Promise<void> {
  return database.transaction(async (tx) => {
    await getTicket(tx, actor, ticketId)
    await announceInPassing(tx, {
      topic: 'ticket.answering',
      audience: 'staff',
      payload: { ticket_id: ticketId, user_id: actor.userId },
    })
  })
}
