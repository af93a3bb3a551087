import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'

/** Everything a teacher asked and was answered goes; what they attached goes with their files. */
export async function deleteTicketsOf(tx: Tx, teacherId: string): Promise<void> {
  const own = sql`(select id from tickets where teacher_id = ${teacherId})`
  await sql`delete from ticket_attachments where message_id in
    (select id from ticket_messages where ticket_id in ${own})`.execute(tx)
  await sql`delete from ticket_messages where ticket_id in ${own}`.execute(tx)
  await sql`delete from ticket_triage where ticket_id in ${own}`.execute(tx)
  await sql`delete from tickets where teacher_id = ${teacherId}`.execute(tx)
}

/** The files in a teacher's tickets, whoever attached them. */
export function listAttachedTo(tx: Tx, teacherId: string): Promise<{ file_id: string }[]> {
  return tx
    .selectFrom('ticket_attachments')
    .innerJoin('ticket_messages', 'ticket_messages.id', 'ticket_attachments.message_id')
    .innerJoin('tickets', 'tickets.id', 'ticket_messages.ticket_id')
    .select('ticket_attachments.file_id')
    .where('tickets.teacher_id', '=', teacherId)
    .orderBy('ticket_attachments.file_id')
    .execute()
}

/** A teacher's tickets as they may read them: without the notes of staff. */
export async function listTicketsToExport(tx: Tx, teacherId: string) {
  const { rows } = await sql<{
    subject: string
    category: string
    priority: string
    status: string
    created_at: Date
    messages: { sender: string; body: string; written_at: string; files: string[] }[]
  }>`
    select ticket.subject, ticket.category, ticket.priority, ticket.status, ticket.created_at,
      (select json_agg(json_build_object('sender', message.sender_role, 'body', message.body,
          'written_at', message.created_at, 'files', coalesce((select json_agg(attachment.name order by attachment.position)
            from ticket_attachments attachment where attachment.message_id = message.id), '[]'::json))
          order by message.position)
        from ticket_messages message where message.ticket_id = ticket.id and message.visibility <> 'internal') as messages
    from tickets ticket where ticket.teacher_id = ${teacherId}
    order by ticket.created_at, ticket.id`.execute(tx)
  return rows
}
