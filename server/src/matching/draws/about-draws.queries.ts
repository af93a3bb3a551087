import { sql } from 'kysely'
import type { AboutClassroomSubject, AboutRow } from '../../about.ts'
import type { Tx } from '../../database/database.ts'

/** The draws that a classroom entered, and whether they matched it, the newest first. */
export async function listDrawsOf(tx: Tx, { id }: AboutClassroomSubject, limit: number): Promise<AboutRow[]> {
  const { rows } = await sql<AboutRow>`
    select draw.id, draw.slot_name as what, entry.nominators as number, null::bigint as "amountCents",
      case when draw.state = 'voided' then 'voided' when draw.state <> 'completed' then 'waiting'
        when winner.slot_id is null then 'not_matched' else 'matched' end as state,
      draw.slot_starts as at
    from draw_entries entry
    join assignment_slots draw on draw.id = entry.draw_id
    left join draw_winners winner on winner.draw_id = entry.draw_id and winner.classroom_id = entry.classroom_id
    where entry.classroom_id = ${id}
    order by draw.slot_starts desc, draw.id limit ${limit}`.execute(tx)
  return rows
}
