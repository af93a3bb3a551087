import type { Corruption } from './corruption.ts'
import { enlarge } from './moved-credit-corruptions.ts'

const fact = (kind: string) =>
  `(select id from ledger_transactions where kind = '${kind}' order by idempotency_key limit 1)`
const locked = '(select id from teacher_budgets where locked_at is not null order by id limit 1)'
const another = '(select id from users where id <> actor_id order by id limit 1)'
const budgetOf = (kind: string, sign: '>' | '<') => `(select account.owner_id from ledger_postings posting
  join ledger_accounts account on account.id = posting.account_id and account.kind = 'budget'
  where posting.transaction_id = ${fact(kind)} and posting.amount_cents ${sign} 0)`

/** What staff and the end of a school year do to budgets. */
export const movedBudgetCorruptions: Corruption[] = [
  {
    name: 'a budget raised by more than its word in the audit log',
    plant: [
      ...enlarge('budget_raised'),
      `update teacher_budgets set allocated_cents = allocated_cents + 100 where id = ${budgetOf('budget_raised', '>')}`,
    ],
  },
  {
    name: 'a budget lowered by more than its word in the audit log',
    plant: [
      ...enlarge('budget_lowered'),
      `update teacher_budgets set allocated_cents = allocated_cents - 100 where id = ${budgetOf('budget_lowered', '<')}`,
    ],
  },
  {
    name: 'a raised budget made another person’s doing',
    plant: [`update ledger_transactions set actor_id = ${another} where id = ${fact('budget_raised')}`],
  },
  {
    name: 'a raise dated to another day',
    plant: [
      `update ledger_transactions set occurred_at = occurred_at - interval '3 days' where id = ${fact('budget_raised')}`,
    ],
  },
  {
    name: 'a budget locked without a word in the audit log',
    plant: [
      'update teacher_budgets set locked_at = now() where id = (select id from teacher_budgets where locked_at is null and allocated_cents > 0 order by id limit 1)',
    ],
  },
  {
    name: 'a locked budget opened without a word in the audit log',
    plant: [`update teacher_budgets set locked_at = null where id = ${locked}`],
  },
  {
    name: 'a budget said to have been locked before it was',
    plant: [`update teacher_budgets set locked_at = locked_at - interval '30 days' where id = ${locked}`],
  },
  {
    name: 'more carried into the next school year than was left',
    plant: [
      ...enlarge('budget_carried'),
      `update teacher_budgets set allocated_cents = allocated_cents + 100 where id = ${budgetOf('budget_carried', '>')}`,
      `update teacher_budgets set allocated_cents = allocated_cents - 100 where id = ${budgetOf('budget_carried', '<')}`,
    ],
  },
  {
    name: 'what was left of a school year told of the one before',
    plant: [
      `update ledger_transactions set occurred_at = occurred_at - interval '1 year' where id = ${fact('budget_carried')}`,
    ],
  },
  {
    name: 'the end of a school year under no key of its own',
    plant: [`update ledger_transactions set idempotency_key = 'false' where id = ${fact('budget_carried')}`],
  },
  {
    name: 'what a teacher was to keep swept into the fund',
    plant: [`update budget_year_ends set rule = 'carry_over'`],
  },
  {
    name: 'the end of a school year decided by somebody else',
    plant: [
      'update budget_year_ends set decided_by = (select id from users where id <> decided_by order by id limit 1)',
    ],
  },
  {
    name: 'more in the matching fund than its word in the audit log, its day another',
    plant: [
      `update ledger_transactions set occurred_at = occurred_at - interval '3 days' where kind = 'matching_topped_up'`,
    ],
  },
]
