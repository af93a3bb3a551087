import {
  maxNominatorPoints,
  maxPerNetworkAndDay,
  maxUnconfirmedPoints,
  maxWaitedPoints,
  weightRulesVersion,
} from '@tower/contract/matching/draws.ts'
import type { RowRule } from '../../../invariant.ts'

/** What must hold of the standings that are kept for the next draw, and of the weights counted of a fixed list. */
export const standingInvariants: readonly RowRule[] = [
  {
    name: 'each kept standing is what nominations, matches and draws give, where nothing waits to be looked at',
    by: 'users',
    // Looked up classroom by classroom over indexes, in subqueries that no planner turns into joins of whole tables.
    sql: `select teacher.id from users teacher
      left join draw_standings kept on kept.teacher_id = teacher.id and {kept.teacher_id}
      left join (
        select distinct on (teacher_id) teacher_id, id,
          least(confirmed + least(unconfirmed, ${maxUnconfirmedPoints}), ${maxNominatorPoints}) + least(waited, ${maxWaitedPoints}) as weight
        from (
          select known.*, (
            select count(*) from draw_entries entry where entry.classroom_id = known.id and (
              select draw.state = 'completed' and (known.last_at is null or draw.completed_at > known.last_at)
                and exists (select from draw_winners winner where winner.draw_id = draw.id)
              from assignment_slots draw where draw.id = entry.draw_id)
          ) as waited
          from (
            select classroom.id, classroom.teacher_id, classroom.confirmed_at,
              (select count(*) from classroom_nominations ballot
                where ballot.classroom_id = classroom.id and ballot.confirmed_at is not null) as confirmed,
              (select coalesce(sum(least(cast_together, ${maxPerNetworkAndDay})), 0) from (
                select count(*) as cast_together from classroom_nominations ballot
                where ballot.classroom_id = classroom.id and ballot.confirmed_at is null
                group by coalesce(ballot.cast_from, (ballot.created_at at time zone 'UTC')::date::text)) ballots) as unconfirmed,
              (select max(assigned_at) from slots slot where slot.classroom_id = classroom.id) as last_at
            from classrooms classroom where classroom.confirmed_at is not null and {classroom.teacher_id}
          ) known
        ) weighed
        where confirmed + unconfirmed > 0 and (last_at is null or last_at < (select school_year_start from draw_standing_state))
        order by teacher_id, weight desc, confirmed_at, id
      ) derived on derived.teacher_id = teacher.id and teacher.role = 'teacher' and teacher.disabled_at is null
        and (teacher.handed_over_at is null or teacher.email_verified_at is not null)
      where {teacher.id} and (kept.classroom_id, kept.weight) is distinct from (derived.id, derived.weight::int)
        and (kept.rules_version is null or kept.rules_version >= ${weightRulesVersion})
        and teacher.id not in (
          select change.teacher_id from draw_standing_changes change where change.teacher_id is not null
          union select classroom.teacher_id from draw_standing_changes change
            join classrooms classroom on classroom.id = change.classroom_id where classroom.teacher_id is not null
          union select entry.teacher_id from draw_standing_changes change
            join draw_entries entry on entry.draw_id = change.draw_id)`,
  },
  {
    name: 'the kept counts of weights are those of the standings',
    sql: `select coalesce(kept.weight, counted.weight) from draw_standing_weights kept
      full join (select weight, count(*) as classrooms from draw_standings group by weight) counted
        on counted.weight = kept.weight
      where coalesce(kept.classrooms, 0) <> coalesce(counted.classrooms, 0)`,
  },
  {
    name: 'the weights counted of a fixed list are those of its entries',
    by: 'assignment_slots',
    sql: `select coalesce(kept.draw_id, counted.draw_id) from (select * from draw_weights where {draw_id}) kept
      full join (select draw_id, weight, count(*) as classrooms from draw_entries where {draw_id} group by draw_id, weight) counted
        on counted.draw_id = kept.draw_id and counted.weight = kept.weight
      where kept.classrooms is distinct from counted.classrooms`,
  },
]
