import {
  maxNominatorPoints,
  maxPerNetworkAndDay,
  maxUnconfirmedPoints,
  maxWaitedPoints,
} from '@tower/contract/matching/draws.ts'
import { sql } from 'kysely'

/**
 * What the weight of a `classroom` is made of: `nominators`, `confirmed` among them, `unconfirmed` (the others, of one
 * network and day no more than a few), `last_at` (its last match) and `waited` (completed draws that gave something,
 * entered since that match; a draw it won would be that match). Looked up classroom by classroom over indexes: joins of
 * whole tables went quadratic wherever the planner had no statistics, as on PGlite. Of nominations from before networks
 * were known those of a day count as one network's.
 */
export const grounds = sql`
  cross join lateral (
    select coalesce(sum(cast_together), 0)::int as nominators,
      coalesce(sum(cast_together) filter (where is_confirmed), 0)::int as confirmed,
      coalesce(sum(least(cast_together, ${sql.lit(maxPerNetworkAndDay)})) filter (where not is_confirmed), 0)::int as unconfirmed
    from (
      select ballot.confirmed_at is not null as is_confirmed, count(*) as cast_together
      from classroom_nominations ballot where ballot.classroom_id = classroom.id
      group by is_confirmed, case when ballot.confirmed_at is null
        then coalesce(ballot.cast_from, (ballot.created_at at time zone 'UTC')::date::text) end
    ) ballots
  ) nominated
  cross join lateral (
    select max(assigned_at) as last_at from slots where classroom_id = classroom.id
  ) matched
  cross join lateral (
    select count(*)::int as waited
    from draw_entries entry join assignment_slots draw on draw.id = entry.draw_id
    where entry.classroom_id = classroom.id and draw.state = 'completed'
      and (matched.last_at is null or draw.completed_at > matched.last_at)
      and exists (select 1 from draw_winners winner where winner.draw_id = draw.id)
  ) waiting`

/** `entryWeight`, as SQL. */
export const weight = sql`
  (least(confirmed + least(unconfirmed, ${sql.lit(maxUnconfirmedPoints)}), ${sql.lit(maxNominatorPoints)})
    + least(waited, ${sql.lit(maxWaitedPoints)}))`
