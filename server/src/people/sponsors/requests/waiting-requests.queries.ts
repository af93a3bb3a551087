import { sql } from 'kysely'
import { countOnePast } from '../../../database/bounded-total.ts'
import type { Tx } from '../../../database/database.ts'
import type { WaitingRead, WaitingRow } from '../../../waiting-work.ts'

const unanswered = sql`status <> 'fulfilled' and onboarding_status = 'pending' and invited_at is null`

/** Whoever asked to sponsor and has neither paid nor heard from staff, the oldest first. */
export async function listUnansweredRequests(tx: Tx, { limit, bound }: WaitingRead): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select id, org_name as what, null as who, null as "amountCents", created_at as since, null as "dueAt",
      false as "isUrgent", ${countOnePast(bound, sql`select from sponsor_requests where ${unanswered}`)} as total
    from sponsor_requests where ${unanswered} order by created_at, id limit ${limit}`.execute(tx)
  return rows
}
