import type { DomainInvariants } from '../../invariant.ts'

/** What must hold of the students’ consent. */
export const prospectInvariants: DomainInvariants = {
  rules: [
    {
      name: 'the open goals that the public list shows are those of the athlete',
      by: 'prospects',
      // Without their times, which JSON writes in the time zone of the session.
      sql: `select prospect.id from prospects prospect
      left join lateral (
        select jsonb_agg(goal.said - 'created_at' order by goal.place) as said
        from jsonb_array_elements(prospect.open_goals) with ordinality goal(said, place)
      ) shown on true
      left join (
        select prospect_id, jsonb_agg(jsonb_build_object('id', id, 'title', title, 'description', description,
          'target_cents', target_cents, 'raised_cents', raised_cents) order by created_at, id) as said
        from prospect_goals goal where {goal.prospect_id} and is_active group by prospect_id
      ) open on open.prospect_id = prospect.id
      where {prospect.id} and shown.said is distinct from open.said`,
    },
    {
      name: 'nobody is public, nor consented for, unless the last word is yes of all who speak for them',
      by: 'prospects',
      sql: `select prospect.id from prospects prospect
      left join prospect_words_in_force word on word.prospect_id = prospect.id
      where {prospect.id} and (prospect.consent_id is distinct from case when word.granted then word.consent_id end
        or prospect.consent_photos is distinct from coalesce(word.granted and word.photos, false)
        or prospect.consent_location is distinct from coalesce(word.granted and word.location, false)
        or prospect.consent_school is distinct from coalesce(word.granted and word.school, false)
        or (prospect.status = 'approved' and word.granted is distinct from true))`,
    },
    {
      name: 'the counts of shown athletes by sport are those of the athletes who are shown',
      sql: `select coalesce(counted.sport, shown.sport) as id from shown_sports counted
      full join (
        select coalesce(sport, '') as sport, count(*)::int as athletes from prospects
        where status = 'approved' and consent_id is not null group by 1
      ) shown on shown.sport = counted.sport
      where coalesce(counted.athletes, 0) <> coalesce(shown.athletes, 0)`,
    },
  ],
}
