import type { RowRule, SumRule, Survey } from '../../../invariant.ts'

/** What the reserve paid, of each refund of a person’s program gift, by the donor whose it is now. */
const paidByReserve = `select coalesce(donor.merged_into_id, donor.id) as donor_id, -moved.amount_cents as cents,
    payment.payer_signed_in
  from refunds refund
  join payments payment on payment.id = refund.payment_id and payment.destination = 'classrooms'
  join donors donor on donor.id = payment.donor_id and donor.kind = 'person'
  join {{moves}} moved on moved.refund_id = refund.id
  where moved.kind in ('refund_out', 'refund_reversed') and moved.account_kind = 'refund_reserve'`

/** What went into and out of each donor’s program account from outside. */
const moved = `(select owner_id, sum_cents(amount_cents) as net from {{moves}} moved
  where account_kind = 'donor_program' and {owner_id of donor.id}
    and kind in ('payment_in', 'refund_out', 'refund_reversed', 'donor_merged', 'gift_matched', 'pooled', 'pool_returned')
  group by owner_id)`

/** What the reserve paid for each donor’s refunds, or got back. */
const reserve = `(select payment.donor_id, -sum_cents(moved.amount_cents) as net from payments payment
  join refunds refund on refund.payment_id = payment.id
  join {{moves}} moved on moved.refund_id = refund.id and moved.kind in ('refund_out', 'refund_reversed')
    and moved.account_kind = 'refund_reserve'
  where {payment.donor_id of donor.id} and payment.destination = 'classrooms' group by payment.donor_id)`

/** What must hold of each donor’s program total, remainder and slots. */
const donorSurvey: Survey = {
  survey: 'donors',
  by: 'donors',
  key: 'donor.id',
  from: `donors donor
    left join ledger_accounts account on account.kind = 'donor_program' and account.owner_id = donor.id
    left join lateral (select donor_id, count(*) filter (where voided_at is null) as live, count(*) as ever, max(ordinal) as last
      from slots where {donor_id of donor.id} group by donor_id) slot on slot.donor_id = donor.id
    left join lateral ${moved} moved on moved.owner_id = donor.id
    left join lateral ${reserve} reserve on reserve.donor_id = donor.id`,
  rules: [
    {
      name: 'the live slots and the remainder of a person, and of the matching fund, make up the program total',
      broken: `donor.kind in ('person', 'matching') and (coalesce(account.balance_cents, 0) not between 0 and 79999
        or donor.program_cents + donor.reserve_hole_cents + donor.absorbed_cents
          <> coalesce(slot.live, 0) * 80000 + coalesce(account.balance_cents, 0)
        or donor.slots_minted <> coalesce(slot.live, 0) or slot.ever <> slot.last)`,
    },
    {
      name: 'a donor’s program total is what settled, or the matching fund gave, less what went back',
      broken: `donor.kind in ('person', 'matching')
        and donor.program_cents <> coalesce(moved.net, 0) - coalesce(reserve.net, 0)`,
    },
  ],
}

/** What must hold of each donor’s program total, remainder and slots. */
export const donorInvariants: readonly (RowRule | Survey)[] = [
  donorSurvey,
  {
    name: 'the reserve’s hole of a donor is no more than it paid for their own gifts, and what it paid for good than for guests’',
    by: 'donors',
    sql: `select owed.donor_id from (select coalesce(merged_into_id, id) as donor_id, sum_cents(reserve_hole_cents) as hole_cents,
          sum_cents(absorbed_cents) as absorbed_cents
        from donors where {id} and kind = 'person' and reserve_hole_cents + absorbed_cents > 0 group by 1) owed
      left join (select donor_id, coalesce(sum_cents(cents) filter (where payer_signed_in), 0) as own_cents,
          coalesce(sum_cents(cents) filter (where not payer_signed_in), 0) as guests_cents
        from (${paidByReserve}
          and exists (select from donors owing where {owing.id} and owing.reserve_hole_cents + owing.absorbed_cents > 0)) paid
        group by donor_id) paid on paid.donor_id = owed.donor_id
      where owed.hole_cents > coalesce(paid.own_cents, 0) or owed.absorbed_cents > coalesce(paid.guests_cents, 0)`,
  },
]

/** What all donors together, and the one house, must add up to. */
export const donorSums: readonly SumRule[] = [
  {
    name: 'the house’s live slots and remainder make up its program total, and its slots are counted and numbered',
    parts: [
      {
        sql: `select 'program total' as key, program_cents + reserve_hole_cents + absorbed_cents as cents from donors where kind = 'house'
          union all select 'live slots', slots_minted from donors where kind = 'house'
          union all select 'program total', -balance_cents from ledger_accounts where kind = 'fund_classrooms' and owner_id is null
          union all select 'last number', max(ordinal) from slots where donor_id = (select id from donors where kind = 'house')
          union all select 'remainder', balance_cents from ledger_accounts
            where kind = 'fund_classrooms' and owner_id is null and balance_cents not between 0 and 79999`,
      },
      {
        by: 'slots',
        sql: `with counted as materialized (
            select count(*) filter (where slot.voided_at is null) as live, count(*) as ever from slots slot
            join donors house on house.id = slot.donor_id and house.kind = 'house' where {slot.id})
          select 'program total' as key, -80000 * live as cents from counted
          union all select 'live slots', -live from counted union all select 'last number', -ever from counted`,
      },
    ],
  },
  {
    name: 'what the reserve paid for a donor’s gifts is the donor’s hole, what gifts filled of it, or was a guest’s and is nobody’s',
    parts: [
      {
        by: 'donors',
        sql: `select coalesce(merged_into_id, id) as key, sum(reserve_hole_cents + absorbed_cents) as cents
          from donors where {id} and kind = 'person' and reserve_hole_cents + absorbed_cents <> 0 group by 1`,
      },
      {
        by: 'refunds',
        sql: `select donor_id as key, -sum(cents) as cents from (${paidByReserve} and {refund.id}) paid group by 1`,
      },
      {
        by: 'ledger_postings',
        sql: `select coalesce(donor.merged_into_id, donor.id) as key, -sum(filled.cents) as cents from flows filled
          join donors donor on donor.id = filled.filler_id and donor.kind = 'person'
          where filled.kind = 'reserve_filled' and filled.account_kind = 'donor_program' group by 1`,
      },
    ],
  },
  {
    name: 'the reserve owes what holes, guests, spent funds and excess refunds cost it, and nothing else',
    parts: [
      {
        sql: `select 'reserve' as key, balance_cents as cents from ledger_accounts where kind = 'refund_reserve'`,
      },
      {
        by: 'donors',
        sql: `select 'reserve' as key, sum(reserve_hole_cents + absorbed_cents) as cents from donors where {id}`,
      },
      {
        by: 'refunds',
        sql: `select 'reserve' as key, sum(amount_cents) as cents from refund_losses
          where {refund_id} and part in ('prospects', 'smbs', 'operations', 'direct')`,
      },
      {
        sql: `select 'reserve' as key, -sum(paid_cents) as cents from budget_debts where closed_at is null`,
      },
      {
        by: 'ledger_postings',
        sql: `select 'reserve' as key, -cents as cents from flows
          where account_kind = 'refund_reserve' and kind in ('refund_excess', 'refund_excess_reversed')`,
      },
    ],
  },
]
