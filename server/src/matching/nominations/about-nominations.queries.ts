import { sql } from 'kysely'
import type { AboutClassroomSubject, AboutRow } from '../../about.ts'
import { mostCounted } from '@tower/contract/page.ts'
import type { Tx } from '../../database/database.ts'

/** How many nominated a classroom, in one line; nobody is counted beyond the bound, and of a bounded number looked at. */
export async function countNominatorsOf(tx: Tx, { id }: AboutClassroomSubject): Promise<AboutRow[]> {
  const { rows } = await sql<AboutRow>`
    select ${id} as id, null::text as what, count(*)::int as number, null::text as state,
      null::bigint as "amountCents", max(created_at) as at
    from (
      select created_at from classroom_nominations where classroom_id = ${id} limit ${mostCounted + 1}
    ) ballot
    having count(*) > 0`.execute(tx)
  return rows
}

/** The newest who said by hand that a classroom is theirs. */
export async function listClaimsOf(
  tx: Tx,
  { id }: AboutClassroomSubject,
  limit: number,
): Promise<AboutRow[]> {
  const { rows } = await sql<AboutRow>`
    select id, teacher_display_name || ' · ' || email as what, null::int as number, null::bigint as "amountCents",
      case when approved is null then 'waiting' when approved then 'approved' else 'rejected' end as state,
      claimed_at as at
    from classroom_claims where classroom_id = ${id} order by claimed_at desc, id desc limit ${limit}`.execute(
    tx,
  )
  return rows
}
