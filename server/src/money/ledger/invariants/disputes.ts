import type { Invariant } from './invariant.ts'

/** What must hold of money that is contested. */
export const disputeInvariants: readonly Invariant[] = [
  {
    name: 'a slot is frozen while, and only while, its payment is disputed',
    sql: `select slot.id from slots slot
      where slot.voided_at is null and (slot.frozen_at is not null) <> exists (
        select from disputes dispute where dispute.payment_id = slot.payment_id and dispute.state = 'open')`,
  },
  {
    name: 'a budget is held while, and only while, a slot that went into it is frozen',
    sql: `select budget.id from teacher_budgets budget
      where (budget.disputed_at is not null) <> exists (
        select from slots slot where slot.teacher_id = budget.teacher_id and slot.frozen_at is not null
          and extract(year from slot.assigned_at at time zone 'UTC' + interval '6 months') = budget.fiscal_year)`,
  },
]
