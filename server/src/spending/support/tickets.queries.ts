import type { NumaState, TicketPriority, TicketStatus } from '@tower/contract/spending/support.ts'
import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import type { Standing } from './ticket-moves.ts'

export type TicketRow = {
  id: string
  teacherId: string
  subject: string
  category: string
  priority: TicketPriority
  status: TicketStatus
  numaState: NumaState
  assigneeId: string | null
  createdAt: Date
  updatedAt: Date
  messageCount: number
  waitingSince: Date | null
  answeredAt: Date | null
  seenAt: Date | null
  resolvedAt: Date | null
  resolvedNotes: string | null
  teacherName: string | null
  teacherEmail: string
  teacherLocale: string
  assignee: string | null
  changedBy: string | null
  suggestedAnswer: string | null
  suggestedSources: string[] | null
}

/** What every ticket is read with; the ticket is called `ticket`. */
export const ticketColumns = sql`ticket.id, ticket.teacher_id as "teacherId", ticket.subject, ticket.category, ticket.priority,
  ticket.status, ticket.numa_state as "numaState", ticket.assignee_id as "assigneeId", ticket.created_at as "createdAt",
  ticket.updated_at as "updatedAt", ticket.message_count as "messageCount", ticket.waiting_since as "waitingSince",
  ticket.answered_at as "answeredAt", ticket.seen_at as "seenAt", ticket.resolved_at as "resolvedAt",
  ticket.resolved_notes as "resolvedNotes", teacher.full_name as "teacherName", teacher.email as "teacherEmail",
  teacher.locale as "teacherLocale", coalesce(assignee.full_name, assignee.email) as assignee,
  coalesce(changer.full_name, changer.email) as "changedBy", triage.answer as "suggestedAnswer",
  triage.sources as "suggestedSources"`

/** What the columns are read from, beside the ticket. */
export const besideTicket = sql`
  join users teacher on teacher.id = ticket.teacher_id
  left join users assignee on assignee.id = ticket.assignee_id
  left join users changer on changer.id = ticket.changed_by
  left join ticket_triage triage on triage.ticket_id = ticket.id`

export async function findTicket(tx: Tx, id: string): Promise<TicketRow | undefined> {
  const { rows } = await sql<TicketRow>`
    select ${ticketColumns} from tickets ticket ${besideTicket} where ticket.id = ${id}`.execute(tx)
  return rows[0]
}

/** A ticket, locked: whoever writes in it writes one after the other. */
export async function findTicketForUpdate(tx: Tx, id: string): Promise<TicketRow | undefined> {
  const { rows } = await sql<TicketRow>`
    select ${ticketColumns} from tickets ticket ${besideTicket} where ticket.id = ${id} for update of ticket`.execute(
    tx,
  )
  return rows[0]
}

export type NewTicket = {
  teacherId: string
  requestKey: string | null
  subject: string
  category: string
  standing: Standing
  at: Date
}

/** Writes a ticket; undefined where its form was sent before. */
export async function insertTicket(tx: Tx, ticket: NewTicket): Promise<string | undefined> {
  const row = await tx
    .insertInto('tickets')
    .values({
      teacher_id: ticket.teacherId,
      request_key: ticket.requestKey,
      subject: ticket.subject,
      category: ticket.category,
      priority: ticket.standing.priority,
      status: ticket.standing.status,
      numa_state: ticket.standing.numaState,
      created_at: ticket.at,
      updated_at: ticket.at,
      waiting_since: ticket.at,
    })
    .onConflict((conflict) => conflict.constraint('tickets__once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function findTicketOfKey(
  tx: Tx,
  teacherId: string,
  requestKey: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('tickets')
    .select('id')
    .where('teacher_id', '=', teacherId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst()
  return row?.id
}

export type TicketChange = {
  standing: Standing
  updatedAt: Date
  waitingSince: Date | null
  answeredAt?: Date | undefined
  assigneeId?: string | null | undefined
  category?: string | undefined
  resolvedAt: Date | null
  resolvedNotes?: string | null | undefined
  /** Who of the staff; a teacher's message leaves it. */
  changedBy?: string | undefined
}

export async function updateTicket(tx: Tx, id: string, change: TicketChange): Promise<void> {
  await tx
    .updateTable('tickets')
    .set({
      status: change.standing.status,
      numa_state: change.standing.numaState,
      priority: change.standing.priority,
      updated_at: change.updatedAt,
      waiting_since: change.waitingSince,
      resolved_at: change.resolvedAt,
      answered_at: change.answeredAt,
      assignee_id: change.assigneeId,
      category: change.category,
      resolved_notes: change.resolvedNotes,
      changed_by: change.changedBy,
    })
    .where('id', '=', id)
    .execute()
}

export async function updateMessageCount(tx: Tx, id: string, messageCount: number): Promise<void> {
  await tx.updateTable('tickets').set({ message_count: messageCount }).where('id', '=', id).execute()
}

/** The teacher has read what stands there; false where the ticket is nobody's, or another's. */
export async function updateSeen(
  tx: Tx,
  seen: { ticketId: string; teacherId: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('tickets')
    .set({ seen_at: seen.at })
    .where('id', '=', seen.ticketId)
    .where('teacher_id', '=', seen.teacherId)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows) === 1
}

/** How many of a teacher's tickets are not closed, and how many have an answer that they have not read. */
export async function countTicketsOf(tx: Tx, teacherId: string): Promise<{ open: number; unread: number }> {
  const { rows } = await sql<{ open: number; unread: number }>`
    select
      (select count(*)::int from tickets where teacher_id = ${teacherId} and status <> 'closed') as open,
      (select count(*)::int from tickets where teacher_id = ${teacherId} and answered_at is not null
        and (seen_at is null or seen_at < answered_at)) as unread`.execute(tx)
  return rows[0] ?? { open: 0, unread: 0 }
}

/** Staff whose duties open tickets; without a row an admin has all. */
const answerers = sql`users person left join staff_duties said on said.user_id = person.id
  where person.disabled_at is null and person.erased_at is null and (person.role = 'superadmin'
    or (person.role = 'admin' and (said.user_id is null or 'people' = any(said.duties))))`

/** Whoever can be given a ticket. */
export async function listStaff(tx: Tx): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select person.id, coalesce(person.full_name, person.email) as name from ${answerers}
    order by fold_letters(coalesce(person.full_name, person.email)), person.id limit 200`.execute(tx)
  return rows
}

/** Whether somebody can be given a ticket. */
export async function canAnswer(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await sql`select from ${answerers} and person.id = ${userId}`.execute(tx)
  return rows.length > 0
}

/** The teacher of a ticket, by their address, where they may still sign in. */
export function findMayWrite(tx: Tx, { ticketId, email }: { ticketId: string; email: string }) {
  return tx
    .selectFrom('tickets')
    .innerJoin('users', 'users.id', 'tickets.teacher_id')
    .select(['users.id', 'users.locale'])
    .where('tickets.id', '=', ticketId)
    .where('users.email', '=', email)
    .where('users.role', '=', 'teacher')
    .where('users.disabled_at', 'is', null)
    .where('users.erased_at', 'is', null)
    .executeTakeFirst()
}
