import type { DomainInvariants } from '../../invariant.ts'

/** What must hold of tickets. That a note is staff's alone, the table itself says. */
export const supportInvariants: DomainInvariants = {
  rules: [
    {
      name: 'a ticket begins with the words of its teacher, and its messages are in order',
      by: 'tickets',
      sql: `select ticket.id from tickets ticket
        left join lateral (
          select count(*) as messages, max(message.position) as last,
            bool_or(message.position = 1 and message.sender_role = 'teacher') as begun
          from ticket_messages message where message.ticket_id = ticket.id
        ) thread on true
        where {ticket.id} and (not coalesce(thread.begun, false) or thread.messages <> thread.last
          or thread.last <> ticket.message_count)`,
    },
    {
      name: 'a ticket was answered when its last answer was written, and no note counts as one',
      by: 'tickets',
      sql: `select ticket.id from tickets ticket
        left join lateral (
          select max(message.created_at) as at from ticket_messages message
          where message.ticket_id = ticket.id and message.sender_role <> 'teacher' and message.visibility <> 'internal'
        ) answer on true
        where {ticket.id} and ticket.answered_at is distinct from answer.at`,
    },
  ],
}
