import type { DomainInvariants, RowRule } from '../../invariant.ts'

/** The sums that the caps are held by are those of the asks: what each took, and what is set aside for the others. */
const daysAddUp: RowRule = {
  name: 'what a provider took on a day, for a teacher or for the house, is what its asks took or set aside',
  by: 'writer_days',
  sql: `select spent.id from writer_days spent
      left join lateral (select sum(coalesce(ask.tokens, ask.reserved_tokens)) as tokens,
          sum(coalesce(ask.microdollars, ask.reserved_microdollars)) as microdollars
        from writer_asks ask where ask.day = spent.day
          and (spent.teacher_id is null or ask.teacher_id = spent.teacher_id)) asked on true
      where {spent.id} and (spent.tokens <> coalesce(asked.tokens, 0)
        or spent.microdollars <> coalesce(asked.microdollars, 0))`,
}

const agreedInTheLog: RowRule = {
  name: 'what a teacher agreed to stands in the audit log',
  by: 'writer_consents',
  sql: `select consent.id from writer_consents consent where {consent.id} and not exists (
      select from audit_log row where row.action = 'writer.agreed' and row.actor_id = consent.teacher_id
        and row.details ->> 'provider' = consent.provider and row.at = consent.agreed_at)`,
}

/** What must hold of asks and agreements. */
export const writerInvariants: DomainInvariants = { rules: [daysAddUp, agreedInTheLog] }
