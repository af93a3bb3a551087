import type { Invariant } from './invariant.ts'

/** What must hold of the students’ gifts, goals and consent. */
export const prospectInvariants: readonly Invariant[] = [
  {
    name: 'a prospect and a goal raised what was given to them less what went back',
    sql: `with given as (
        select gift.prospect_id, gift.goal_id, sum(greatest(payment.amount_cents - payment.refunded_cents, 0)) as cents
        from sponsorships gift join payments payment on payment.sponsorship_id = gift.id and payment.state = 'settled'
        group by gift.prospect_id, gift.goal_id)
      select prospect.id from prospects prospect
      left join (select prospect_id, sum(cents) as cents from given group by prospect_id) given on given.prospect_id = prospect.id
      where prospect.raised_cents <> coalesce(given.cents, 0)
      union all select goal.id from prospect_goals goal
      left join given on given.prospect_id = goal.prospect_id and given.goal_id = goal.id
      where goal.raised_cents <> coalesce(given.cents, 0)`,
  },
  {
    name: 'what a prospect and a goal raised is what was posted for them, less what the reserve paid back',
    sql: `with goals as (select prospect_id, sum(raised_cents) as cents from prospect_goals group by prospect_id),
      owner as (
        select goal.id, goal.raised_cents as cents from prospect_goals goal
        union all select prospect.id, prospect.raised_cents - coalesce(goals.cents, 0)
          from prospects prospect left join goals on goals.prospect_id = prospect.id
      ), posted as (
        select owner_id, sum(amount_cents) as net from {{moves}} moved
        where account_kind = 'prospect_goal' and kind in ('payment_in', 'refund_out', 'refund_reversed') group by owner_id
      ), reserve as (
        select coalesce(gift.goal_id, gift.prospect_id) as owner_id, sum(moved.amount_cents) as net from {{moves}} moved
        join payments payment on payment.id = moved.payment_id
        join sponsorships gift on gift.id = payment.sponsorship_id
        where moved.account_kind = 'refund_reserve' and moved.kind in ('refund_out', 'refund_reversed') group by 1
      )
      select owner.id from owner
      left join posted on posted.owner_id = owner.id left join reserve on reserve.owner_id = owner.id
      where owner.cents <> coalesce(posted.net, 0) + coalesce(reserve.net, 0)`,
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
      left join (select distinct on (prospect_id) prospect_id, id, granted from prospect_consents
        order by prospect_id, id desc) word on word.prospect_id = prospect.id
      where prospect.consent_id is distinct from case when word.granted then word.id end
        or (prospect.status = 'approved' and word.granted is distinct from true)`,
  },
]
