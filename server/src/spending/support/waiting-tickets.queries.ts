import { sql } from 'kysely'
import { countOnePast } from '../../database/bounded-total.ts'
import type { Tx } from '../../database/database.ts'
import type { WaitingRead, WaitingRow } from '../../waiting-work.ts'

/** Tickets whose teacher waits for an answer, the longest waiting first. */
export async function listWaitingTickets(tx: Tx, { limit, bound }: WaitingRead): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select ticket.id, ticket.subject as what, coalesce(teacher.full_name, teacher.email) as who,
      null as "amountCents", ticket.waiting_since as since, null as "dueAt", ticket.priority = 'urgent' as "isUrgent",
      ${countOnePast(bound, sql`select from tickets where waiting_since is not null`)} as total
    from (
      select id, subject, waiting_since, priority, teacher_id from tickets
      where waiting_since is not null order by waiting_since, updated_at desc, id limit ${limit}
    ) ticket
    join users teacher on teacher.id = ticket.teacher_id
    order by ticket.waiting_since, ticket.id`.execute(tx)
  return rows
}
