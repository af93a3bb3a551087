import { classroomPool } from '@tower/contract/matching/slots.ts'
import type { DomainInvariants, RowRule, Survey } from '../../invariant.ts'
import { ownerOf } from '../../money/ledger/invariants/owner-of.ts'

/** How often each slot was minted, for how much, of whose money and by which payment. */
const minted = `
  select mint.owner_id as slot_id, count(*) as times, sum_cents(mint.amount_cents) as cents,
    min(mint.payment_id::text) as payment_id, bool_and(source.account_kind = 'fund_classrooms') as is_of_house,
    min(${ownerOf('source')}) as first_giver, max(${ownerOf('source')}) as last_giver
  from {{moves}} mint
  left join {{moves}} source on source.kind = 'slots_minted' and source.amount_cents < 0
    and source.transaction_id = mint.transaction_id
  where {mint.owner_id of slot.id} and mint.kind = 'slots_minted' and mint.account_kind = 'slot' group by mint.owner_id`

/** What each matched slot gave, to which budget and when. */
const matched = `
  select given.slot_id, given.amount_cents as cents, given.owner_id as budget_id, source.owner_id as from_id,
    given.occurred_at as at
  from {{moves}} given
  join {{moves}} source on source.kind = 'budget_allocated' and source.account_kind = 'slot'
    and source.transaction_id = given.transaction_id
  where given.kind = 'budget_allocated' and given.account_kind = 'budget' and {given.slot_id of slot.id}`

/** Each slot beside its account and how it was minted, and the budget it was matched to. */
const slotSurvey: Survey = {
  survey: 'slots',
  by: 'slots',
  key: 'slot.id',
  from: `slots slot
    left join ledger_accounts account on account.kind = 'slot' and account.owner_id = slot.id
    left join lateral (${minted}) minted on minted.slot_id = slot.id
    left join lateral (${matched}) moved on moved.slot_id = slot.id
    left join teacher_budgets budget on budget.id = moved.budget_id`,
  rules: [
    {
      name: 'a waiting slot holds exactly $800, an assigned or voided one nothing',
      broken: `coalesce(account.balance_cents, -1)
        <> case when slot.classroom_id is null and slot.voided_at is null then 80000 else 0 end`,
    },
    {
      name: 'each slot was minted once, for $800',
      broken: 'minted.times is distinct from 1 or minted.cents <> 80000',
    },
    {
      name: 'each match moved its $800, once, into the budget that its own teacher has in that school year',
      broken: `case when slot.classroom_id is null then moved.cents is not null else
        moved.cents is distinct from 80000 or moved.from_id <> slot.id
        or moved.at <> slot.assigned_at or budget.teacher_id is distinct from slot.teacher_id
        or budget.fiscal_year <> org_fiscal_year(slot.assigned_at) end`,
    },
    {
      name: 'each slot lies in the pool that is drawn from',
      broken: `slot.pool_id <> '${classroomPool}'`,
    },
  ],
}

const byHand: RowRule = {
  name: 'each slot given by hand was let out: a teacher has no more of them than were approved for them',
  by: 'slots',
  sql: `select slot.id from slots slot
    where {slot.id} and slot.assigned_how = 'staff'
      and (select count(*) from slots given where given.teacher_id = slot.teacher_id and given.assigned_how = 'staff')
        > (select count(*) from approvals approval where approval.kind = 'slot_by_hand'
          and approval.subject_id = slot.teacher_id::text and approval.state in ('alone', 'approved', 'earlier'))`,
}

/** What must hold of each Sponsor Slot, its $800 and its match. */
export const slotInvariants: DomainInvariants = { rules: [slotSurvey, byHand] }
