import type { TicketPriority } from '@tower/contract/spending/support.ts'
import type { Tx } from '../../database/database.ts'
import { notifyStaff } from '../../oversight/inbox/notify-staff.ts'
import { publishEvents } from '../../oversight/webhooks/publish-events.ts'
import { announceAll } from '../../realtime/announce.ts'
import type { Services } from '../../services.ts'
import { keepMessage, type Attachment } from './keep-message.ts'
import { readThread, type Thread } from './read-ticket.ts'
import type { TicketActor } from './support.access.ts'
import { beginTicket } from './ticket-moves.ts'
import { insertTriage } from './triage/triage.queries.ts'
import { findTicketOfKey, insertTicket } from './tickets.queries.ts'

export type CreateTicket = {
  actor: TicketActor
  subject: string
  message: string
  priority: TicketPriority
  category: string
  requestKey: string | undefined
  attachments: readonly Attachment[]
}

/** Opens a ticket with its first message, once however often its form is sent. NUMA looks at it afterwards. */
export function createTicket({ database, clock }: Services, wish: CreateTicket): Promise<Thread> {
  const { actor, subject, category, priority, requestKey, message, attachments } = wish
  return database.transaction(async (tx) => {
    const at = clock.now()
    const standing = beginTicket(priority)
    const ticketId = await insertTicket(tx, {
      ...{ teacherId: actor.userId, requestKey: requestKey ?? null },
      ...{ subject, category, standing, at },
    })
    if (ticketId === undefined) return readEarlier(tx, actor, requestKey ?? '')
    await keepMessage(tx, {
      ...{ ticketId, position: 1, body: message, attachments, at },
      ...{ senderRole: 'teacher', visibility: 'public', authorId: actor.userId, requestKey: null },
    })
    await insertTriage(tx, ticketId, at)
    await notifyStaff(tx, {
      type: 'ticket',
      title: priority === 'urgent' ? 'Urgent ticket' : 'New ticket',
      message: subject,
      dedupeKey: `ticket:${ticketId}`,
    })
    const data = { ticket_id: ticketId, priority }
    await publishEvents(tx, [{ event: 'ticket.created', key: `ticket:${ticketId}`, data, at }])
    const payload = { ticket_id: ticketId }
    await announceAll(tx, [
      { topic: 'ticket.changed', audience: 'staff', payload },
      { topic: 'ticket.changed', audience: { userId: actor.userId }, payload },
    ])
    return readThread(tx, actor, ticketId)
  })
}

async function readEarlier(tx: Tx, actor: TicketActor, requestKey: string): Promise<Thread> {
  const ticketId = await findTicketOfKey(tx, actor.userId, requestKey)
  if (ticketId === undefined) throw new Error('a ticket was neither written nor there')
  return readThread(tx, actor, ticketId)
}
