import { sql } from 'kysely'
import { countOnePast } from '../../../database/bounded-total.ts'
import type { Tx } from '../../../database/database.ts'
import type { WaitingRead, WaitingRow } from '../../../waiting-work.ts'

/** Whoever asked to be erased and was not answered, the oldest first; under the id of the person. */
export async function listWaitingErasures(tx: Tx, { limit, bound }: WaitingRead): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select person.id, coalesce(person.full_name, person.email) as what, null as who, null as "amountCents",
      request.requested_at as since, request.due_at as "dueAt", false as "isUrgent",
      ${countOnePast(bound, sql`select from erasure_requests where state = 'requested'`)} as total
    from (
      select id, user_id, requested_at, due_at from erasure_requests
      where state = 'requested' order by requested_at, id limit ${limit}
    ) request
    join users person on person.id = request.user_id
    order by request.requested_at, request.id`.execute(tx)
  return rows
}
