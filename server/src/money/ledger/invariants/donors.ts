import type { Invariant } from './invariant.ts'

/** How many slots each donor has, live and ever. */
const counted = `(select donor_id, count(*) filter (where voided_at is null) as live, count(*) as ever, max(ordinal) as last
  from slots where {donor_id} group by donor_id)`

/** Whether a donor's totals differ from its slots and what lies in its account. */
const adrift = `(coalesce(account.balance_cents, 0) not between 0 and 79999
  or donor.program_cents + donor.reserve_hole_cents + donor.absorbed_cents
    <> coalesce(slot.live, 0) * 80000 + coalesce(account.balance_cents, 0)
  or donor.slots_minted <> coalesce(slot.live, 0) or slot.ever <> slot.last)`

/** What the reserve paid, of each refund of a person’s program gift, by the donor whose it is now. */
const paidByReserve = `select coalesce(donor.merged_into_id, donor.id) as donor_id, -moved.amount_cents as cents,
    payment.payer_signed_in
  from refunds refund
  join payments payment on payment.id = refund.payment_id and payment.destination = 'classrooms'
  join donors donor on donor.id = payment.donor_id and donor.kind = 'person'
  join {{moves}} moved on moved.refund_id = refund.id
  where moved.kind in ('refund_out', 'refund_reversed') and moved.account_kind = 'refund_reserve'`

/** What must hold of each donor’s program total, remainder and slots. */
export const donorInvariants: readonly Invariant[] = [
  {
    name: 'the live slots and the remainder of a person, and of the matching fund, make up the program total',
    by: 'donors',
    sql: `select donor.id from donors donor
      left join ledger_accounts account on account.kind = 'donor_program' and account.owner_id = donor.id and {account.owner_id}
      left join ${counted} slot on slot.donor_id = donor.id
      where {donor.id} and donor.kind in ('person', 'matching') and ${adrift}`,
  },
  {
    name: 'the house’s live slots and remainder make up its program total',
    sql: `select donor.id from donors donor
      left join (select 'house' as kind, balance_cents from ledger_accounts
        where kind = 'fund_classrooms' and owner_id is null) account on account.kind = donor.kind
      left join (select slots.donor_id, count(*) filter (where voided_at is null) as live, count(*) as ever, max(ordinal) as last
        from donors house join slots on slots.donor_id = house.id where house.kind = 'house' group by slots.donor_id) slot
        on slot.donor_id = donor.id
      where donor.kind = 'house' and ${adrift}`,
  },
  {
    name: 'a donor’s program total is what settled, or the matching fund gave, less what went back',
    by: 'donors',
    sql: `select donor.id from donors donor
      left join (select owner_id, sum(amount_cents) as net from {{moves}} moved
        where account_kind = 'donor_program' and {owner_id}
          and kind in ('payment_in', 'refund_out', 'refund_reversed', 'donor_merged', 'gift_matched')
        group by owner_id) moved on moved.owner_id = donor.id
      left join (select payment.donor_id, -sum(moved.amount_cents) as net from payments payment
        join refunds refund on refund.payment_id = payment.id
        join {{moves}} moved on moved.refund_id = refund.id and moved.kind in ('refund_out', 'refund_reversed')
          and moved.account_kind = 'refund_reserve'
        where {payment.donor_id} and payment.destination = 'classrooms' group by payment.donor_id) reserve
        on reserve.donor_id = donor.id
      where {donor.id} and donor.kind in ('person', 'matching')
        and donor.program_cents <> coalesce(moved.net, 0) - coalesce(reserve.net, 0)`,
  },
  {
    name: 'what the reserve paid for a donor’s gifts is the donor’s hole, what gifts filled of it, or was a guest’s and is nobody’s',
    parts: [
      {
        by: 'donors',
        sql: `select coalesce(merged_into_id, id)::text as key, sum(reserve_hole_cents + absorbed_cents) as cents
          from donors where {id} and kind = 'person' and reserve_hole_cents + absorbed_cents <> 0 group by 1`,
      },
      {
        by: 'refunds',
        sql: `select donor_id::text as key, -sum(cents) as cents from (${paidByReserve} and {refund.id}) paid group by 1`,
      },
      {
        by: 'ledger_postings',
        sql: `select coalesce(donor.merged_into_id, donor.id)::text as key, sum(-moved.amount_cents) as cents
          from {{moves}} moved join donors donor on donor.id = moved.owner_id and donor.kind = 'person'
          where {moved.posting_id} and moved.kind = 'reserve_filled' and moved.account_kind = 'donor_program' group by 1`,
      },
    ],
  },
  {
    name: 'the reserve’s hole of a donor is no more than it paid for their own gifts, and what it paid for good than for guests’',
    by: 'donors',
    sql: `select owed.donor_id from (select coalesce(merged_into_id, id) as donor_id, sum(reserve_hole_cents) as hole_cents,
          sum(absorbed_cents) as absorbed_cents
        from donors where {id} and kind = 'person' and reserve_hole_cents + absorbed_cents > 0 group by 1) owed
      left join (select donor_id, coalesce(sum(cents) filter (where payer_signed_in), 0) as own_cents,
          coalesce(sum(cents) filter (where not payer_signed_in), 0) as guests_cents
        from (${paidByReserve}
          and exists (select from donors owing where {owing.id} and owing.reserve_hole_cents + owing.absorbed_cents > 0)) paid
        group by donor_id) paid on paid.donor_id = owed.donor_id
      where owed.hole_cents > coalesce(paid.own_cents, 0) or owed.absorbed_cents > coalesce(paid.guests_cents, 0)`,
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
          where {refund_id} and part in ('prospects', 'smbs', 'operations')`,
      },
      {
        by: 'ledger_postings',
        sql: `select 'reserve' as key, -sum(amount_cents) as cents from {{moves}} moved
          where {posting_id} and account_kind = 'refund_reserve' and kind in ('refund_excess', 'refund_excess_reversed')`,
      },
    ],
  },
]
