import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'

export type DrawActRow = {
  act: 'created' | 'moved' | 'frozen' | 'run' | 'voided'
  at: Date
  /** Address of who of the staff did; null where the schedule did, or nobody knows. */
  by: string | null
  from_starts: Date | null
}

/** What was done to a draw, in its order. */
export async function listDrawActs(tx: Tx, drawId: string): Promise<DrawActRow[]> {
  const { rows } = await sql<DrawActRow>`
    select done.act, done.at, person.email as by, done.from_starts
    from assignment_slots draw cross join lateral (
      select 1 as step, 0::bigint as nth, 'created' as act, draw.created_at as at, draw.created_by as by,
        null::timestamptz as from_starts
      union all
      select 2, id, 'moved', moved_at, moved_by, draw_moves.from_starts from draw_moves where draw_id = draw.id
      union all select 3, 0, 'frozen', draw.frozen_at, draw.frozen_by, null
      union all select 4, 0, 'run', draw.completed_at, draw.run_by, null
      union all select 5, 0, 'voided', draw.voided_at, draw.voided_by, null
    ) done left join users person on person.id = done.by
    where draw.id = ${drawId} and done.at is not null
    order by done.step, done.nth`.execute(tx)
  return rows
}
