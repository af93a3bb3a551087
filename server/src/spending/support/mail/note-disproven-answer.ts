import { maxTicketMessages } from '@tower/contract/spending/support.ts'
import { notifyStaff } from '../../../oversight/inbox/notify-staff.ts'
import { announceAll } from '../../../realtime/announce.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { keepMessage } from '../keep-message.ts'
import { getTicketForUpdate } from '../support.access.ts'
import { findSentBefore } from '../ticket-messages.queries.ts'

export type KeptMail = {
  ticketId: string
  teacherId: string
  body: string
  mailKey: string
}

/**
 * Keeps a mail that says it is from the ticket's teacher, and is not as far as anybody can tell, as a note for staff, once: the
 * ticket stays as it was, and nothing in it counts as its teacher's word until staff asked them.
 */
export function noteDisprovenAnswer(services: Services, mail: KeptMail): Promise<void> {
  const { ticketId, teacherId, body, mailKey } = mail
  return services.database.transaction(async (tx) => {
    const ticket = await getTicketForUpdate(tx, { userId: teacherId, role: 'teacher' }, ticketId)
    if ((await findSentBefore(tx, { ticketId, requestKey: null, mailKey })) !== undefined) return
    if (ticket.messageCount >= maxTicketMessages) throw new Refusal('support.thread_full')
    const messageId = await keepMessage(tx, {
      ...{ ticketId, position: ticket.messageCount + 1, body, attachments: [], mailKey, requestKey: null },
      ...{ senderRole: 'admin', visibility: 'internal', authorId: null, at: services.clock.now() },
    })
    await notifyStaff(tx, {
      type: 'ticket',
      title: 'An email could not be proven to be its teacher’s',
      message: ticket.subject,
      dedupeKey: `ticket_message:${messageId}`,
    })
    const payload = { ticket_id: ticketId }
    await announceAll(tx, [{ topic: 'ticket.message', payload, audience: 'staff' }])
  })
}
