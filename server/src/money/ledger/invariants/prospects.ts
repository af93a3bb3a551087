import type { Invariant } from './invariant.ts'

/** What must hold of the students’ gifts, goals and consent. */
export const prospectInvariants: readonly Invariant[] = [
  {
    name: 'a prospect and a goal raised what was given to them less what went back',
    sql: `select prospect.id from prospects prospect
      left join lateral (select coalesce(sum(greatest(payment.amount_cents - payment.refunded_cents, 0)), 0) as cents
        from sponsorships gift join payments payment on payment.sponsorship_id = gift.id and payment.state = 'settled'
        where gift.prospect_id = prospect.id) given on true
      where prospect.raised_cents <> given.cents
      union all select goal.id from prospect_goals goal
      left join lateral (select coalesce(sum(greatest(payment.amount_cents - payment.refunded_cents, 0)), 0) as cents
        from sponsorships gift join payments payment on payment.sponsorship_id = gift.id and payment.state = 'settled'
        where gift.prospect_id = goal.prospect_id and gift.goal_id = goal.id) given on true
      where goal.raised_cents <> given.cents`,
  },
  {
    name: 'what a prospect and a goal raised is what was posted for them, less what the reserve paid back',
    sql: `select owner.id from (
        select goal.id, goal.raised_cents as cents from prospect_goals goal
        union all select prospect.id, prospect.raised_cents - coalesce(sum(goal.raised_cents), 0)
          from prospects prospect left join prospect_goals goal on goal.prospect_id = prospect.id group by prospect.id
      ) owner
      left join lateral (select coalesce(sum(posting.amount_cents), 0) as net from ledger_accounts account
        join ledger_postings posting on posting.account_id = account.id
        join ledger_transactions entry on entry.id = posting.transaction_id and entry.kind in ('payment_in', 'refund_out', 'refund_reversed')
        where account.kind = 'prospect_goal' and account.owner_id = owner.id) posted on true
      left join lateral (select coalesce(sum(posting.amount_cents), 0) as net from sponsorships gift
        join payments payment on payment.sponsorship_id = gift.id
        join ledger_transactions entry on entry.payment_id = payment.id and entry.kind in ('refund_out', 'refund_reversed')
        join ledger_postings posting on posting.transaction_id = entry.id
        join ledger_accounts account on account.id = posting.account_id and account.kind = 'refund_reserve'
        where coalesce(gift.goal_id, gift.prospect_id) = owner.id) reserve on true
      where owner.cents <> posted.net + reserve.net`,
  },
  {
    name: 'a payment to a prospect is what was asked, brings no slot, and a monthly one names its month',
    sql: `select payment.id from payments payment join sponsorships gift on gift.id = payment.sponsorship_id
      where payment.state = 'settled' and (payment.destination <> 'prospects' or payment.amount_cents <> gift.amount_cents
        or (gift.kind = 'recurring') <> (payment.provider_invoice_id is not null))
      union all select slot.id from slots slot join payments payment on payment.id = slot.payment_id
      where payment.sponsorship_id is not null`,
  },
  {
    name: 'nobody is public, nor consented for, unless a guardian’s last word is yes',
    sql: `select prospect.id from prospects prospect
      left join lateral (select consent.id, consent.granted from prospect_consents consent
        where consent.prospect_id = prospect.id order by consent.id desc limit 1) word on true
      where prospect.consent_id is distinct from case when word.granted then word.id end
        or (prospect.status = 'approved' and word.granted is distinct from true)`,
  },
]
