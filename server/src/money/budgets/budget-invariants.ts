import type { DomainInvariants } from '../../invariant.ts'

/** What must hold of each teacher’s budget. */
export const budgetInvariants: DomainInvariants = {
  rules: [
    {
      name: 'a budget’s allocation is what was posted into it, and what is left, reserved and spent make it up',
      by: 'teacher_budgets',
      sql: `select budget.id from teacher_budgets budget
      left join lateral (select owner_id, sum_cents(balance_cents) as held from ledger_accounts
        where kind in ('budget', 'reserved', 'spent') and {owner_id of budget.id} group by owner_id) account on account.owner_id = budget.id
      left join lateral (select owner_id, sum_cents(amount_cents) as cents from {{moves}} moved
        where kind in ('budget_allocated', 'budget_returned') and account_kind = 'budget' and {owner_id of budget.id} group by owner_id) given
        on given.owner_id = budget.id
      where {budget.id} and (budget.allocated_cents <> coalesce(account.held, 0)
        or budget.allocated_cents <> coalesce(given.cents, 0))`,
    },
  ],
}
