import { sql } from 'kysely'
import { countOnePast } from '../../../database/bounded-total.ts'
import type { Tx } from '../../../database/database.ts'
import type { WaitingRead, WaitingRow } from '../../../waiting-work.ts'

/** Requests that staff decide on, or have approved and not paid yet: those that were submitted first come first. */
export async function listWaitingRequests(
  tx: Tx,
  { status, limit, bound }: WaitingRead & { status: 'submitted' | 'approved' },
): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select request.id, request.title as what, coalesce(teacher.full_name, teacher.email) as who,
      request.total_cents as "amountCents", request.submitted_at as since, null as "dueAt", false as "isUrgent",
      ${countOnePast(bound, sql`select from purchase_requests where status = ${status}`)} as total
    from (
      select id, title, total_cents, submitted_at, teacher_id from purchase_requests
      where status = ${status} order by submitted_at, id limit ${limit}
    ) request
    join users teacher on teacher.id = request.teacher_id
    order by request.submitted_at, request.id`.execute(tx)
  return rows
}
