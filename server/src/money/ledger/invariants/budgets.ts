import type { Invariant } from './invariant.ts'

/** What must hold of each teacher’s budget. */
export const budgetInvariants: readonly Invariant[] = [
  {
    name: 'a budget’s allocation is what was posted into it, and what is left, reserved and spent make it up',
    sql: `select budget.id from teacher_budgets budget
      left join lateral (select coalesce(sum(balance_cents), 0) as held from ledger_accounts
        where owner_id = budget.id and kind in ('budget', 'reserved', 'spent')) account on true
      where budget.allocated_cents <> account.held`,
  },
]
