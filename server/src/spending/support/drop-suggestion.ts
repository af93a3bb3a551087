import { writeAudit } from '../../oversight/audit/write-audit.ts'
import { announce } from '../../realtime/announce.ts'
import type { Services } from '../../services.ts'
import { readThread, type Thread } from './read-ticket.ts'
import { getTicketForUpdate, type TicketActor } from './support.access.ts'
import { updateSuggestionUsed } from './triage/triage.queries.ts'

/** Staff want the answer not that NUMA suggested. */
export function dropSuggestion(
  { database, clock }: Services,
  { actor, ticketId }: { actor: TicketActor; ticketId: string },
): Promise<Thread> {
  return database.transaction(async (tx) => {
    const ticket = await getTicketForUpdate(tx, actor, ticketId)
    if (ticket.suggestedAnswer !== null) {
      await updateSuggestionUsed(tx, ticketId)
      await announce(tx, { topic: 'ticket.changed', audience: 'staff', payload: { ticket_id: ticketId } })
      await writeAudit(tx, {
        ...{ at: clock.now(), actorId: actor.userId, action: 'support.suggestion_dropped' },
        ...{ targetKind: 'ticket', targetId: ticketId },
      })
    }
    return readThread(tx, actor, ticketId)
  })
}
