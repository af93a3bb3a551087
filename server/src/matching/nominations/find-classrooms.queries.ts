import type { FoundClassroom } from '@tower/contract/matching/named-classrooms.contract.ts'
import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'

/** A search of one frequent word would count the nominations of every classroom. */
const mostCounted = 200

/**
 * Classrooms that hold all the words, most nominated first. Strangers find those that the charity listed or a teacher
 * confirmed; what a visitor named is found once a mailbox stands behind it, so that nobody publishes names here. A
 * classroom that opened by itself at its teacher's first visit is nobody's to nominate yet.
 */
export async function selectFindableClassrooms(
  tx: Tx,
  { search, state, limit }: { search: string; state: string | undefined; limit: number },
): Promise<FoundClassroom[]> {
  const { rows } = await sql<FoundClassroom>`
    with found as materialized (
      select id, name, teacher_display_name as teacher, school, city, state, confirmed_at is not null as is_confirmed,
        named_key is null and opened_for is null as is_listed
      from classrooms
      where search @@ ${search}::tsquery and (${state ?? null}::text is null or state = ${state ?? null})
    ), near as (select * from found limit ${mostCounted})
    select id, name, teacher, school, city, state, is_confirmed, ballots.nominators
    from near, lateral (
      select count(*) as nominators, count(confirmed_at) as confirmed
      from classroom_nominations where classroom_id = near.id
    ) ballots
    where is_confirmed or is_listed or ballots.confirmed > 0
    order by ballots.nominators desc, name, id
    limit ${limit}`.execute(tx)
  return rows
}
