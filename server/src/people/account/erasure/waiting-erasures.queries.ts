import { sql } from 'kysely'
import { countOnePast } from '../../../database/bounded-total.ts'
import type { Tx } from '../../../database/database.ts'
import type { Reader } from '../../../reader.ts'
import type { WaitingRead, WaitingRow } from '../../../waiting-work.ts'
import { shownTo } from '../../identity/accounts/seen-people.ts'

/** Whoever asked to be erased and was not answered, the oldest first; under the id of the person. */
export async function listWaitingErasures(
  tx: Tx,
  { limit, bound }: WaitingRead,
  { duties }: Pick<Reader, 'duties'>,
): Promise<WaitingRow[]> {
  const only = shownTo(duties, sql`person.role`)
  // Nobody is looked up for those who see all.
  const waiting = only
    ? sql`from erasure_requests request join users person on person.id = request.user_id
        where request.state = 'requested' and ${only}`
    : sql`from erasure_requests request where request.state = 'requested'`
  const { rows } = await sql<WaitingRow>`
    select person.id, coalesce(person.full_name, person.email) as what, null as who, null as "amountCents",
      request.requested_at as since, request.due_at as "dueAt", false as "isUrgent",
      ${countOnePast(bound, sql`select ${waiting}`)} as total
    from (
      select request.id, request.user_id, request.requested_at, request.due_at ${waiting}
      order by request.requested_at, request.id limit ${limit}
    ) request
    join users person on person.id = request.user_id
    order by request.requested_at, request.id`.execute(tx)
  return rows
}
