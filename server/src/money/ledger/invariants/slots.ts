import type { Invariant } from './invariant.ts'

/** What must hold of each Sponsor Slot, its $800 and its match. */
export const slotInvariants: readonly Invariant[] = [
  {
    name: 'a waiting slot holds exactly $800, an assigned or voided one nothing',
    by: 'slots',
    sql: `select slot.id from slots slot
      left join ledger_accounts account on account.kind = 'slot' and account.owner_id = slot.id and {account.owner_id}
      where {slot.id} and coalesce(account.balance_cents, -1)
        <> case when slot.classroom_id is null and slot.voided_at is null then 80000 else 0 end`,
  },
  {
    name: 'each slot was minted once, of its own donor’s money, by the payment that it names',
    by: 'slots',
    sql: `select slot.id from slots slot
      join donors donor on donor.id = slot.donor_id
      left join (
        select account.owner_id as slot_id, count(*) as times, sum(posting.amount_cents) as cents,
          min(entry.id::text) as entry_id, min(entry.payment_id::text) as payment_id
        from ledger_accounts account
        join ledger_postings posting on posting.account_id = account.id and posting.amount_cents > 0
        join ledger_transactions entry on entry.id = posting.transaction_id and entry.kind = 'slots_minted'
        where account.kind = 'slot' and {account.owner_id} group by account.owner_id
      ) minted on minted.slot_id = slot.id
      left join ledger_postings paid on paid.transaction_id = minted.entry_id::uuid and paid.amount_cents < 0
      left join ledger_accounts source on source.id = paid.account_id
      left join payments payment on payment.id = slot.payment_id
      where {slot.id} and (minted.times is distinct from 1 or minted.cents <> 80000
        or minted.payment_id is distinct from slot.payment_id::text
        or slot.origin <> case donor.kind when 'person' then 'donor' else donor.kind end
        or (slot.origin = 'donor' and payment.id is not null and payment.donor_id <> slot.donor_id)
        or case when slot.origin = 'house' then source.kind <> 'fund_classrooms'
          when source.owner_id = slot.donor_id then false
          else donor_heir(source.owner_id) is distinct from slot.donor_id end)`,
  },
  {
    name: 'each match moved its $800, once, into the budget that its own teacher has in that school year',
    by: 'slots',
    sql: `select slot.id from slots slot
      left join (
        select entry.slot_id, count(distinct entry.id) as facts, min(entry.occurred_at) as at,
          sum(posting.amount_cents) filter (where account.kind = 'budget') as cents,
          min(account.owner_id::text) filter (where account.kind = 'budget') as budget_id,
          min(account.owner_id::text) filter (where account.kind = 'slot') as from_id
        from ledger_transactions entry
        join ledger_postings posting on posting.transaction_id = entry.id
        join ledger_accounts account on account.id = posting.account_id
        where entry.kind = 'budget_allocated' and {entry.slot_id} group by entry.slot_id
      ) moved on moved.slot_id = slot.id
      left join teacher_budgets budget on budget.id = moved.budget_id::uuid
      where {slot.id} and case when slot.classroom_id is null then moved.facts is not null else
        moved.facts is distinct from 1 or moved.cents <> 80000 or moved.from_id <> slot.id::text
        or moved.at <> slot.assigned_at or budget.teacher_id is distinct from slot.teacher_id
        or budget.fiscal_year <> extract(year from slot.assigned_at at time zone 'UTC' + interval '6 months') end`,
  },
  {
    name: 'a slot stands matched as the draw or the giver’s choice says',
    by: 'slots',
    sql: `select slot.id from slots slot
      left join draw_winners winner on winner.slot_id = slot.id
      left join draw_entries entry on entry.draw_id = winner.draw_id and entry.classroom_id = winner.classroom_id
      left join payments payment on payment.id = slot.payment_id
      left join checkouts checkout on checkout.id = payment.checkout_id
      where {slot.id} and case slot.assigned_how
        when 'draw' then winner.draw_id is distinct from slot.draw_id or winner.classroom_id is distinct from slot.classroom_id
          or entry.teacher_id is distinct from slot.teacher_id
        when 'designation' then winner.slot_id is not null
          or (checkout.id is not null and checkout.classroom_id is distinct from slot.classroom_id)
        else winner.slot_id is not null end`,
  },
  {
    name: 'a classroom’s first sponsor paid for one of its slots',
    by: 'classrooms',
    sql: `select classroom.id from classrooms classroom
      left join (select distinct slot.classroom_id, donor.user_id from slots slot join donors donor on donor.id = slot.donor_id
        where {slot.classroom_id} and donor.user_id is not null) paid
        on paid.classroom_id = classroom.id and paid.user_id = classroom.sponsor_id
      where {classroom.id} and classroom.sponsor_id is not null and paid.user_id is null`,
  },
]
