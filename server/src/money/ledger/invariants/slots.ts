import { classroomPool } from '@tower/contract/matching/slots.ts'
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
    name: 'each slot was minted once, for $800',
    by: 'slots',
    sql: `select slot.id from slots slot
      left join (select owner_id as slot_id, count(*) as times, sum(amount_cents) as cents from {{moves}} moved
        where kind = 'slots_minted' and account_kind = 'slot' and {owner_id} group by owner_id) minted on minted.slot_id = slot.id
      where {slot.id} and (minted.times is distinct from 1 or minted.cents <> 80000)`,
  },
  {
    name: 'each slot was minted of its own donor’s money, by the payment that it names',
    by: 'slots',
    sql: `select slot.id from slots slot
      join donors donor on donor.id = slot.donor_id
      join {{moves}} minted on minted.kind = 'slots_minted' and minted.account_kind = 'slot' and minted.owner_id = slot.id
      left join {{moves}} source on source.kind = 'slots_minted' and source.amount_cents < 0
        and source.transaction_id = minted.transaction_id
      left join payments payment on payment.id = slot.payment_id
      where {slot.id} and {minted.owner_id} and (minted.payment_id is distinct from slot.payment_id
        or slot.origin <> case donor.kind when 'person' then 'donor' else donor.kind end
        or (slot.origin = 'donor' and payment.id is not null and payment.donor_id <> slot.donor_id)
        or case when slot.origin = 'house' then source.account_kind is distinct from 'fund_classrooms'
          when source.owner_id = slot.donor_id then false
          else donor_heir(source.owner_id) is distinct from slot.donor_id end)`,
  },
  {
    name: 'each match moved its $800, once, into the budget that its own teacher has in that school year',
    by: 'slots',
    sql: `select slot.id from slots slot
      left join (
        select given.slot_id, given.amount_cents as cents, given.owner_id as budget_id, source.owner_id as from_id,
          entry.occurred_at as at
        from {{moves}} given
        join {{moves}} source on source.kind = 'budget_allocated' and source.account_kind = 'slot'
          and source.transaction_id = given.transaction_id
        join ledger_transactions entry on entry.id = given.transaction_id
        where given.kind = 'budget_allocated' and given.account_kind = 'budget' and {given.slot_id}
      ) moved on moved.slot_id = slot.id
      left join teacher_budgets budget on budget.id = moved.budget_id
      where {slot.id} and case when slot.classroom_id is null then moved.cents is not null else
        moved.cents is distinct from 80000 or moved.from_id <> slot.id
        or moved.at <> slot.assigned_at or budget.teacher_id is distinct from slot.teacher_id
        or budget.fiscal_year <> extract(year from slot.assigned_at at time zone 'UTC' + interval '6 months') end`,
  },
  {
    name: 'a slot stands matched as the draw says',
    by: 'slots',
    sql: `select slot.id from slots slot
      left join draw_winners winner on winner.slot_id = slot.id
      left join draw_entries entry on entry.draw_id = winner.draw_id and entry.classroom_id = winner.classroom_id
      where {slot.id} and case slot.assigned_how
        when 'draw' then winner.draw_id is distinct from slot.draw_id or winner.classroom_id is distinct from slot.classroom_id
          or entry.teacher_id is distinct from slot.teacher_id
        else winner.slot_id is not null end`,
  },
  {
    name: 'a designated slot went to the classroom that its giver chose',
    by: 'slots',
    sql: `select slot.id from slots slot
      join payments payment on payment.id = slot.payment_id
      join checkouts checkout on checkout.id = payment.checkout_id
      where {slot.id} and slot.assigned_how = 'designation' and checkout.classroom_id is distinct from slot.classroom_id`,
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
  {
    name: 'each slot lies in the pool that is drawn from',
    by: 'slots',
    sql: `select slot.id from slots slot where {slot.id} and slot.pool_id <> '${classroomPool}'`,
  },
]
