import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'

/** NUMA is to look at a new ticket. */
export async function insertTriage(tx: Tx, ticketId: string, at: Date): Promise<void> {
  await tx.insertInto('ticket_triage').values({ ticket_id: ticketId, due_at: at }).execute()
}

export type DueTriage = {
  ticketId: string
  tries: number
  subject: string
  category: string
  question: string
  locale: string
}

/** Takes tickets that NUMA is to look at; whoever takes them has until `dueAgainAt`, then another may. */
export async function takeDueTriage(
  tx: Tx,
  { at, dueAgainAt, limit }: { at: Date; dueAgainAt: Date; limit: number },
): Promise<DueTriage[]> {
  const { rows } = await sql<DueTriage>`
    with taken as (
      select ticket_id from ticket_triage where due_at <= ${at} order by due_at limit ${limit} for update skip locked
    ), updated as (
      update ticket_triage triage set due_at = ${dueAgainAt}, tries = tries + 1
      from taken where triage.ticket_id = taken.ticket_id returning triage.ticket_id, triage.tries
    )
    select ticket.id as "ticketId", updated.tries, ticket.subject, ticket.category, message.body as question,
      teacher.locale
    from updated join tickets ticket on ticket.id = updated.ticket_id
    join ticket_messages message on message.ticket_id = ticket.id and message.position = 1
    join users teacher on teacher.id = ticket.teacher_id
    order by ticket.created_at, ticket.id`.execute(tx)
  return rows
}

export type MadeTriage = { ticketId: string; answer: string | null; sources: readonly string[]; at: Date }

/** NUMA has looked. An answer that came too late, after staff wrote one, is none. */
export async function updateTriageMade(tx: Tx, { ticketId, answer, sources, at }: MadeTriage): Promise<void> {
  await sql`
    update ticket_triage triage set due_at = null, made_at = ${at}, sources = ${[...sources]}::text[],
      answer = case when ticket.answered_at is null and ticket.status <> 'closed' then ${answer}::text end
    from tickets ticket where ticket.id = triage.ticket_id and triage.ticket_id = ${ticketId}
      and triage.made_at is null`.execute(tx)
}

/** Sets the category of a ticket whose teacher chose none. */
export async function updateUsualCategory(
  tx: Tx,
  { ticketId, category, usual }: { ticketId: string; category: string; usual: string },
): Promise<void> {
  await tx
    .updateTable('tickets')
    .set({ category })
    .where('id', '=', ticketId)
    .where('category', '=', usual)
    .execute()
}

/** It is not tried again. */
export async function updateTriageGivenUp(tx: Tx, ticketId: string): Promise<void> {
  await tx.updateTable('ticket_triage').set({ due_at: null }).where('ticket_id', '=', ticketId).execute()
}

/** The suggested answer was sent, or dropped: it is offered no more. */
export async function updateSuggestionUsed(tx: Tx, ticketId: string): Promise<void> {
  await tx
    .updateTable('ticket_triage')
    .set({ answer: null, due_at: null })
    .where('ticket_id', '=', ticketId)
    .execute()
}
