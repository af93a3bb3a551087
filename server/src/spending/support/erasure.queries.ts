import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'

/** These tickets go, with what was said in them; their attachments go with their files. */
export async function deleteTickets(tx: Tx, ticketIds: readonly string[]): Promise<void> {
  await sql`delete from ticket_attachments where message_id in
    (select id from ticket_messages where ticket_id = any(${ticketIds}::uuid[]))`.execute(tx)
  await sql`delete from ticket_messages where ticket_id = any(${ticketIds}::uuid[])`.execute(tx)
  await sql`delete from ticket_triage where ticket_id = any(${ticketIds}::uuid[])`.execute(tx)
  await sql`delete from tickets where id = any(${ticketIds}::uuid[])`.execute(tx)
}

export async function listTicketIdsOf(tx: Tx, teacherId: string): Promise<string[]> {
  const rows = await tx.selectFrom('tickets').select('id').where('teacher_id', '=', teacherId).execute()
  return rows.map(({ id }) => id)
}

/** Tickets that were closed before an instant, locked, those closed first in front. */
export async function lockClosedBefore(
  tx: Tx,
  { before, limit }: { before: Date; limit: number },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('tickets')
    .select('id')
    .where('resolved_at', '<', before)
    .orderBy('resolved_at')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(({ id }) => id)
}

/** The files in these tickets, whoever attached them. */
export function listAttachedTo(tx: Tx, ticketIds: readonly string[]): Promise<{ file_id: string }[]> {
  if (ticketIds.length === 0) return Promise.resolve([])
  return tx
    .selectFrom('ticket_attachments')
    .innerJoin('ticket_messages', 'ticket_messages.id', 'ticket_attachments.message_id')
    .select('ticket_attachments.file_id')
    .where('ticket_messages.ticket_id', 'in', ticketIds)
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
