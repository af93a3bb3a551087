import type { RowRule } from '../../../invariant.ts'

/** What must hold of what was given to students and their goals. */
export const raisedInvariants: readonly RowRule[] = [
  {
    name: 'a prospect and a goal raised what was given to them less what went back',
    by: 'prospects',
    sql: `with given as (
        select gift.prospect_id, gift.goal_id, sum(greatest(payment.amount_cents - payment.refunded_cents, 0)) as cents
        from sponsorships gift join payments payment on payment.sponsorship_id = gift.id and payment.state = 'settled'
        where {gift.prospect_id} group by gift.prospect_id, gift.goal_id)
      select prospect.id from prospects prospect
      left join (select prospect_id, sum(cents) as cents from given group by prospect_id) given on given.prospect_id = prospect.id
      where {prospect.id} and prospect.raised_cents <> coalesce(given.cents, 0)
      union all select goal.id from prospect_goals goal
      left join given on given.prospect_id = goal.prospect_id and given.goal_id = goal.id
      where {goal.prospect_id} and goal.raised_cents <> coalesce(given.cents, 0)`,
  },
  {
    name: 'what a prospect and a goal raised is what was posted for them, less what the reserve paid back',
    by: 'prospects',
    sql: `with goals as (select prospect_id, sum(raised_cents) as cents from prospect_goals where {prospect_id} group by prospect_id),
      owner as (
        select goal.id, goal.raised_cents as cents from prospect_goals goal where {goal.prospect_id}
        union all select prospect.id, prospect.raised_cents - coalesce(goals.cents, 0)
          from prospects prospect left join goals on goals.prospect_id = prospect.id where {prospect.id}
      ), posted as (
        select owner.id as owner_id, sum(moved.amount_cents) as net from owner
        join {{moves}} moved on moved.owner_id = owner.id and moved.account_kind = 'prospect_goal'
          and moved.kind in ('payment_in', 'refund_out', 'refund_reversed') group by owner.id
      ), reserve as (
        select coalesce(gift.goal_id, gift.prospect_id) as owner_id, sum(moved.amount_cents) as net from {{moves}} moved
        join payments payment on payment.id = moved.payment_id
        join sponsorships gift on gift.id = payment.sponsorship_id
        where {gift.prospect_id} and moved.account_kind = 'refund_reserve'
          and moved.kind in ('refund_out', 'refund_reversed') group by 1
      )
      select owner.id from owner
      left join posted on posted.owner_id = owner.id left join reserve on reserve.owner_id = owner.id
      where owner.cents <> coalesce(posted.net, 0) + coalesce(reserve.net, 0)`,
  },
  {
    name: 'a payment to a prospect or of a month is what was asked, the former brings no slot, and a monthly one names its month',
    by: 'payments',
    sql: `select payment.id from payments payment join sponsorships gift on gift.id = payment.sponsorship_id
      where {payment.id} and payment.state = 'settled' and (payment.destination
          <> case when gift.prospect_id is null then 'classrooms' else 'prospects' end
        or (payment.amount_cents <> gift.amount_cents and not exists (select from monthly_amounts changed
          where changed.sponsorship_id = gift.id and changed.amount_cents = payment.amount_cents
            and changed.fee_cover_cents = payment.fee_cover_cents and payment.checkout_id is null))
        or (gift.kind = 'recurring') <> (payment.provider_invoice_id is not null))
      union all select slot.id from slots slot join payments payment on payment.id = slot.payment_id
      join sponsorships gift on gift.id = payment.sponsorship_id and gift.prospect_id is not null
      where {slot.payment_id} and {payment.id}`,
  },
]
