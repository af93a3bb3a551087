import type { FoundClassroom } from '@tower/contract/matching/named-classrooms.contract.ts'
import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'

/** A search of one frequent word would count the nominations of every classroom. */
const mostCounted = 200

/**
 * Classrooms that hold all the words, most nominated first. Strangers find those that the charity listed or a teacher
 * confirmed; what a visitor named is found once a mailbox stands behind it, so that nobody publishes names here. A
 * classroom that opened by itself at its teacher's first visit is nobody's to nominate yet. The words of one that was merged
 * find the one it became.
 */
export async function selectFindableClassrooms(
  tx: Tx,
  { search, state, limit }: { search: string; state: string | undefined; limit: number },
): Promise<FoundClassroom[]> {
  const { rows } = await sql<FoundClassroom>`
    with found as materialized (
      select coalesce(merged_into, id) as id from classrooms
      where search @@ ${search}::tsquery and (${state ?? null}::text is null or state = ${state ?? null})
    ), near as (select distinct id from (select id from found limit ${mostCounted}) found)
    select classroom.id, classroom.name, classroom.teacher_display_name as teacher, classroom.school, classroom.city,
      classroom.state, classroom.confirmed_at is not null as is_confirmed, ballots.nominators
    from near join classrooms classroom on classroom.id = near.id, lateral (
      select count(*) as nominators, count(confirmed_at) as confirmed
      from classroom_nominations where classroom_id = near.id
    ) ballots
    where classroom.confirmed_at is not null or (classroom.named_key is null and classroom.opened_for is null)
      or ballots.confirmed > 0
    order by ballots.nominators desc, classroom.name, classroom.id
    limit ${limit}`.execute(tx)
  return rows
}
