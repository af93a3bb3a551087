import type { DomainInvariants } from '../../../invariant.ts'

/** The nominees that staff read are those of the ballots; what changed and was not looked at yet may differ. */
export const nomineeInvariants: DomainInvariants = {
  walks: { nominees: { key: 'key', type: 'text' }, nominee_units: { key: 'unit_id' } },
  rules: [
    {
      name: 'a nominee is what its units say together',
      by: 'nominees',
      sql: `select nominee.key as id from nominees nominee
        left join (
          select key, sum(nomination_count)::int as count, max(latest_at) as latest_at, bool_or(can_link) as can_link
          from nominee_units unit where {unit.key} group by key
        ) joined on joined.key = nominee.key
        where {nominee.key} and (nominee.nomination_count, nominee.latest_at, nominee.can_link)
          is distinct from (joined.count, joined.latest_at, joined.can_link)`,
    },
    {
      name: 'a unit belongs to a nominee and counts its nominations',
      by: 'nominee_units',
      sql: `select unit.unit_id as id from nominee_units unit
        left join nominees nominee on nominee.key = unit.key
        left join (
          select classroom_id, count(*)::int as count from classroom_nominations ballot
          where {ballot.classroom_id} group by classroom_id
        ) ballots on ballots.classroom_id = unit.unit_id
        left join teacher_nominations named on named.id = unit.unit_id and named.classroom_id is null
        where {unit.unit_id} and not exists (select from nominee_changes change where change.unit_id = unit.unit_id)
          and (nominee.key is null
            or unit.nomination_count is distinct from coalesce(ballots.count, case when named.id is not null then 1 end))`,
    },
    {
      name: 'every classroom with ballots is a unit',
      by: 'classrooms',
      sql: `select classroom.id from classrooms classroom
        where {classroom.id} and classroom.merged_into is null
          and exists (select from classroom_nominations ballot where ballot.classroom_id = classroom.id)
          and not exists (select from nominee_units unit where unit.unit_id = classroom.id)
          and not exists (select from nominee_changes change where change.unit_id = classroom.id)`,
    },
    {
      name: 'whoever has a ballot at a classroom that was merged has one at the classroom that it became',
      by: 'classrooms',
      sql: `select classroom.id from classrooms classroom
        where {classroom.id} and classroom.merged_into is not null and exists (
          select from classroom_nominations ballot where ballot.classroom_id = classroom.id and not exists (
            select from classroom_nominations counted where counted.classroom_id = classroom.merged_into
              and counted.nominator_hash = ballot.nominator_hash))`,
    },
  ],
  sums: [
    {
      name: 'the nominees are counted once each, by whether their address is known',
      parts: [
        {
          sql: `select 'linked' as key, -linked as cents from nominee_state
            union all select 'unlinked', -unlinked from nominee_state`,
        },
        {
          by: 'nominees',
          sql: `select case when is_linked then 'linked' else 'unlinked' end as key, count(*) as cents
            from nominees where {key} group by 1`,
        },
      ],
    },
  ],
}
