import type { DomainInvariants } from '../../invariant.ts'

/** What must hold of the students’ consent. */
export const prospectInvariants: DomainInvariants = {
  rules: [
    {
      name: 'nobody is public, nor consented for, unless a guardian’s last word is yes',
      by: 'prospects',
      sql: `select prospect.id from prospects prospect
      left join (select distinct on (prospect_id) prospect_id, id, granted from prospect_consents where {prospect_id}
        order by prospect_id, id desc) word on word.prospect_id = prospect.id
      where {prospect.id} and (prospect.consent_id is distinct from case when word.granted then word.id end
        or (prospect.status = 'approved' and word.granted is distinct from true))`,
    },
  ],
}
