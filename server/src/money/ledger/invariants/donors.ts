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
        or donor.program_cents + donor.reserve_hole_cents <> slot.live * 80000 + coalesce(account.balance_cents, 0)
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
        or donor.program_cents + donor.reserve_hole_cents <> slot.live * 80000 + coalesce(account.balance_cents, 0)
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
]
