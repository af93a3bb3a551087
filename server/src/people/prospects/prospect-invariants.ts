import type { DomainInvariants } from '../../invariant.ts'

/** What must hold of the students’ consent. */
export const prospectInvariants: DomainInvariants = {
  rules: [
    {
      name: 'nobody is public, nor consented for, unless the last word is yes of all who speak for them',
      by: 'prospects',
      sql: `select prospect.id from prospects prospect
      left join prospect_words_in_force word on word.prospect_id = prospect.id
      where {prospect.id} and (prospect.consent_id is distinct from case when word.granted then word.consent_id end
        or prospect.consent_photos is distinct from coalesce(word.granted and word.photos, false)
        or prospect.consent_location is distinct from coalesce(word.granted and word.location, false)
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
