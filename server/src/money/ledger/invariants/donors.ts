import type { Invariant } from './invariant.ts'

/** What must hold of each donor’s program total, remainder and slots. */
export const donorInvariants: readonly Invariant[] = [
  {
    name: 'the live slots and the remainder of a person, and of the matching fund, make up the program total',
    sql: `select donor.id from donors donor
      left join ledger_accounts account on account.kind = 'donor_program' and account.owner_id = donor.id
      left join lateral (select count(*) filter (where voided_at is null) as live, count(*) as ever, coalesce(max(ordinal), 0) as last
        from slots where slots.donor_id = donor.id) slot on true
      where donor.kind in ('person', 'matching') and (
        coalesce(account.balance_cents, 0) not between 0 and 79999
        or donor.program_cents + donor.reserve_hole_cents + donor.absorbed_cents <> slot.live * 80000 + coalesce(account.balance_cents, 0)
        or donor.slots_minted <> slot.live or slot.ever <> slot.last)`,
  },
  {
    name: 'the house’s live slots and remainder make up its program total',
    sql: `select donor.id from donors donor
      left join ledger_accounts account on account.kind = 'fund_classrooms' and account.owner_id is null
      left join lateral (select count(*) filter (where voided_at is null) as live, count(*) as ever, coalesce(max(ordinal), 0) as last
        from slots where slots.donor_id = donor.id) slot on true
      where donor.kind = 'house' and (
        coalesce(account.balance_cents, 0) not between 0 and 79999
        or donor.program_cents + donor.reserve_hole_cents + donor.absorbed_cents <> slot.live * 80000 + coalesce(account.balance_cents, 0)
        or donor.slots_minted <> slot.live or slot.ever <> slot.last)`,
  },
  {
    name: 'a donor’s program total is what settled, or the matching fund gave, less what went back',
    sql: `select donor.id from donors donor
      left join lateral (
        select coalesce(sum(posting.amount_cents), 0) as net from ledger_postings posting
        join ledger_transactions entry on entry.id = posting.transaction_id
        join ledger_accounts account on account.id = posting.account_id
        where account.kind = 'donor_program' and account.owner_id = donor.id and entry.kind in ('payment_in', 'refund_out', 'refund_reversed', 'donor_merged', 'gift_matched')
      ) moved on true
      left join lateral (
        select coalesce(-sum(posting.amount_cents), 0) as net from ledger_postings posting
        join ledger_transactions entry on entry.id = posting.transaction_id
        join ledger_accounts account on account.id = posting.account_id
        join payments payment on payment.id = entry.payment_id and payment.donor_id = donor.id
        where account.kind = 'refund_reserve' and entry.kind in ('refund_out', 'refund_reversed') and payment.destination = 'classrooms'
      ) reserve on true
      where donor.kind in ('person', 'matching') and donor.program_cents <> moved.net - reserve.net`,
  },
  {
    name: 'what the reserve paid for a donor’s gifts is the donor’s hole, what gifts filled of it, or was a guest’s and is nobody’s',
    sql: `with paid as (
        select donor.id as donor_id, coalesce(sum(-posting.amount_cents), 0) as cents,
          coalesce(sum(-posting.amount_cents) filter (where payment.payer_signed_in), 0) as own_cents
        from payments payment
        join donors donor on donor.id = payment.donor_id and donor.kind = 'person'
        join ledger_transactions entry on entry.payment_id = payment.id and entry.kind in ('refund_out', 'refund_reversed')
        join ledger_postings posting on posting.transaction_id = entry.id
        join ledger_accounts account on account.id = posting.account_id and account.kind = 'refund_reserve'
        where payment.destination = 'classrooms' group by donor.id
      ), filled as (
        select account.owner_id as donor_id, sum(-posting.amount_cents) as cents from ledger_transactions entry
        join ledger_postings posting on posting.transaction_id = entry.id
        join ledger_accounts account on account.id = posting.account_id and account.kind = 'donor_program'
        where entry.kind = 'reserve_filled' group by account.owner_id
      ), whole as (
        select coalesce(donor.merged_into_id, donor.id) as donor_id, sum(donor.reserve_hole_cents) as hole_cents,
          sum(donor.absorbed_cents) as absorbed_cents, sum(coalesce(paid.cents, 0)) as paid_cents,
          sum(coalesce(paid.own_cents, 0)) as own_cents, sum(coalesce(filled.cents, 0)) as filled_cents
        from donors donor left join paid on paid.donor_id = donor.id left join filled on filled.donor_id = donor.id
        where donor.kind = 'person' group by 1
      )
      select donor_id from whole where hole_cents + absorbed_cents <> paid_cents - filled_cents or hole_cents > own_cents`,
  },
]
