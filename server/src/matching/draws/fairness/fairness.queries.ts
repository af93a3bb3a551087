import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import type { WeightGroup } from '../match-chance.ts'

export type ComparedDraw = { id: string; picks: number }

/** The latest completed draws that matched somebody, the newest first. */
export async function listComparedDraws(tx: Tx, limit: number): Promise<ComparedDraw[]> {
  const { rows } = await sql<ComparedDraw>`
    select id, winners_count as picks from assignment_slots
    where state = 'completed' and winners_count > 0
    order by completed_at desc, id limit ${limit}`.execute(tx)
  return rows
}

/** How many classrooms of a draw weighed how much. */
export async function listWeightGroups(tx: Tx, drawId: string): Promise<WeightGroup[]> {
  return tx
    .selectFrom('draw_weights')
    .select(['weight', 'classrooms'])
    .where('draw_id', '=', drawId)
    .execute()
}

/** Entries of a draw that are alike in all that the draws are compared by. */
export type AlikeEntries = {
  weight: number
  nominators: number
  waited: number
  state: string
  school_size: number | null
  entries: number
  wins: number
}

/** The entries of a draw, those that are alike counted together. A school's size is its classrooms in this draw. */
export async function listAlikeEntries(tx: Tx, drawId: string): Promise<AlikeEntries[]> {
  const { rows } = await sql<AlikeEntries>`
    select weight, nominators, waited, state, school_size, count(*)::int as entries, count(won)::int as wins
    from (
      select entry.weight, least(entry.nominators, 25) as nominators, least(entry.waited, 10) as waited,
        coalesce(upper(classroom.state), '') as state, winner.classroom_id as won,
        case when coalesce(classroom.school_id::text, lower(classroom.school)) is not null then least(
          count(*) over (partition by coalesce(classroom.school_id::text, lower(classroom.school))), 5
        )::int end as school_size
      from draw_entries entry
      join classrooms classroom on classroom.id = entry.classroom_id
      left join draw_winners winner
        on winner.draw_id = entry.draw_id and winner.classroom_id = entry.classroom_id
      where entry.draw_id = ${drawId}
    ) entered
    group by weight, nominators, waited, state, school_size`.execute(tx)
  return rows
}
