import { sql } from 'kysely'
import type { AboutClassroomSubject, AboutRow } from '../../about.ts'
import type { Tx } from '../../database/database.ts'

/** The slots that a classroom was matched with, the newest first. */
export async function listSlotsOf(tx: Tx, { id }: AboutClassroomSubject, limit: number): Promise<AboutRow[]> {
  const { rows } = await sql<AboutRow>`
    select id, null::text as what, number, null::bigint as "amountCents", assigned_at as at,
      case when voided_at is null then 'matched' else 'voided' end as state
    from slots where classroom_id = ${id} order by assigned_at desc, number desc limit ${limit}`.execute(tx)
  return rows
}
