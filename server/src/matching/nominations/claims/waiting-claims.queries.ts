import { sql } from 'kysely'
import { countOnePast } from '../../../database/bounded-total.ts'
import type { Tx } from '../../../database/database.ts'
import type { WaitingRead, WaitingRow } from '../../../waiting-work.ts'

/** Confirmations that staff have not decided on, the oldest first. */
export async function listWaitingClaims(tx: Tx, { limit, bound }: WaitingRead): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select claim.id, classroom.name as what, claim.teacher_display_name as who,
      null as "amountCents", claim.claimed_at as since, null as "dueAt", false as "isUrgent",
      ${countOnePast(bound, sql`select from classroom_claims where decided_at is null`)} as total
    from (
      select id, classroom_id, teacher_display_name, claimed_at from classroom_claims
      where decided_at is null order by claimed_at, id limit ${limit}
    ) claim
    join classrooms classroom on classroom.id = claim.classroom_id
    order by claim.claimed_at, claim.id`.execute(tx)
  return rows
}
