import { accountOf, type Corruption } from './corruption.ts'

const budget = accountOf('budget')
const budgetId = `(select owner_id from ledger_accounts where id = ${budget})`

type Step = {
  as: string
  from: 'budget' | 'reserved' | 'spent'
  to: 'budget' | 'reserved' | 'spent'
  cents: number
  of?: string
  key?: string
  at?: string
}

/** A step of money of a budget among its own accounts, both sides, both balances. */
function step({
  as,
  from,
  to,
  cents,
  of = 'gen_random_uuid()',
  key = 'false',
  at = 'now()',
}: Step): string[] {
  const account = (kind: string) =>
    `(select id from ledger_accounts where kind = '${kind}' and owner_id = ${budgetId})`
  return [
    `insert into ledger_accounts (kind, owner_id, unit, floor_cents)
      select kind, ${budgetId}, 'USD', 0 from unnest(array['reserved', 'spent']) kind on conflict do nothing`,
    `with side_of as materialized (select ${account(from)} as from_id, ${account(to)} as to_id),
      entry as (insert into ledger_transactions (kind, idempotency_key, occurred_at, spending_id)
        values ('${as}', '${key}', ${at}, ${of}) returning id),
      side as (select from_id as account_id, -${cents} as cents from side_of union all select to_id, ${cents} from side_of)
      insert into ledger_postings (transaction_id, account_id, unit, amount_cents)
        select entry.id, side.account_id, 'USD', side.cents from entry, side`,
    // The receiving side first: which account holds most is what names the budget.
    `update ledger_accounts set balance_cents = balance_cents + case when kind = '${to}' then ${cents} else -${cents} end
      where kind in ('${from}', '${to}') and owner_id = ${budgetId}`,
  ]
}

const mine = "'00000000-0000-4000-8000-00000000000a'"
const other = "'00000000-0000-4000-8000-00000000000b'"

/** What of a budget is spent, and what staff do to it. */
/** Money of a budget given to the fund, both sides, both balances. */
function toFund(kind: 'budget_lowered' | 'budget_to_fund'): string[] {
  return [
    `insert into ledger_accounts (kind, unit, floor_cents) values ('fund_budgets', 'USD', 0) on conflict do nothing`,
    `with entry as (insert into ledger_transactions (kind, idempotency_key, occurred_at)
        values ('${kind}', 'false', now()) returning id),
      side as (select ${budget} as account_id, -100 as cents
        union all select (select id from ledger_accounts where kind = 'fund_budgets'), 100)
      insert into ledger_postings (transaction_id, account_id, unit, amount_cents)
        select entry.id, side.account_id, 'USD', side.cents from entry, side`,
    `update teacher_budgets set allocated_cents = allocated_cents - 100 where id = ${budgetId}`,
    `update ledger_accounts set balance_cents = balance_cents - 100 where id = ${budget}`,
    `update ledger_accounts set balance_cents = balance_cents + 100 where kind = 'fund_budgets'`,
  ]
}

export const budgetCorruptions: Corruption[] = [
  {
    name: 'money reserved for nothing that is named',
    plant: step({ as: 'order_reserved', from: 'budget', to: 'reserved', cents: 100, of: 'null' }),
  },
  {
    name: 'money spent that was never reserved for it',
    plant: [
      ...step({ as: 'order_reserved', from: 'budget', to: 'reserved', cents: 100, of: mine, key: 'one' }),
      ...step({ as: 'order_paid', from: 'reserved', to: 'spent', cents: 100, of: other, key: 'two' }),
    ],
  },
  {
    name: 'money of one order released for another',
    plant: [
      ...step({ as: 'order_reserved', from: 'budget', to: 'reserved', cents: 100, of: mine, key: 'one' }),
      ...step({ as: 'order_released', from: 'reserved', to: 'budget', cents: 100, of: other, key: 'two' }),
    ],
  },
  {
    name: 'money reserved of a locked budget',
    plant: [
      `update teacher_budgets set locked_at = now() - interval '1 hour' where id = ${budgetId}`,
      ...step({ as: 'card_reserved', from: 'budget', to: 'reserved', cents: 100 }),
    ],
  },
  {
    name: 'a gift made a spending',
    plant: [`update ledger_transactions set spending_id = ${mine} where kind = 'budget_allocated'`],
  },
  {
    name: 'a running school year swept into the fund',
    plant: toFund('budget_to_fund'),
  },
  {
    name: 'money of one teacher carried to another',
    plant: [
      `insert into teacher_budgets (teacher_id, fiscal_year, allocated_cents)
        select (select id from users person where person.id <> budget.teacher_id
            and not exists (select from teacher_budgets theirs where theirs.teacher_id = person.id) order by id limit 1),
          budget.fiscal_year + 1, 100 from teacher_budgets budget where budget.id = ${budgetId}`,
      `insert into ledger_accounts (kind, owner_id, unit, floor_cents)
        select 'budget', id, 'USD', 0 from teacher_budgets order by created_at desc, fiscal_year desc limit 1`,
      `with entry as (insert into ledger_transactions (kind, idempotency_key, occurred_at)
          values ('budget_carried', 'false', now() + interval '2 years') returning id),
        side as (select ${budget} as account_id, -100 as cents
          union all select (select id from ledger_accounts where kind = 'budget' order by created_at desc, balance_cents limit 1), 100)
        insert into ledger_postings (transaction_id, account_id, unit, amount_cents)
          select entry.id, side.account_id, 'USD', side.cents from entry, side`,
      `update ledger_accounts set balance_cents = 100 where kind = 'budget' and balance_cents = 0 and owner_id in (
        select id from teacher_budgets where allocated_cents = 100)`,
      `update teacher_budgets set allocated_cents = allocated_cents - 100 where id = ${budgetId}`,
      `update ledger_accounts set balance_cents = balance_cents - 100 where id = ${budget}`,
    ],
  },
  {
    name: 'more in the matching fund than staff put there by the audit log',
    plant: [
      `update ledger_postings set amount_cents = amount_cents + 100 * sign(amount_cents)
        where transaction_id = (select id from ledger_transactions where kind = 'matching_topped_up' limit 1)`,
      `update ledger_accounts set balance_cents = balance_cents + 100 where kind = 'fund_matching'`,
      `update ledger_accounts set balance_cents = balance_cents - 100 where kind = 'fund_operations'`,
    ],
  },
  {
    name: 'a budget lowered without a word in the audit log',
    plant: toFund('budget_lowered'),
  },
  {
    name: 'what is spent made less, and what is left more',
    plant: [
      ...step({ as: 'order_reserved', from: 'budget', to: 'reserved', cents: 100, of: mine, key: 'one' }),
      `update ledger_accounts set balance_cents = balance_cents - 50 where kind = 'reserved' and owner_id = ${budgetId}`,
    ],
  },
]
