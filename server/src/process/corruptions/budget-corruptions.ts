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
    name: 'a budget lowered without a word in the audit log',
    plant: [
      `insert into ledger_accounts (kind, unit, floor_cents) values ('fund_budgets', 'USD', 0) on conflict do nothing`,
      `with entry as (insert into ledger_transactions (kind, idempotency_key, occurred_at)
          values ('budget_lowered', 'false', now()) returning id),
        side as (select ${budget} as account_id, -100 as cents
          union all select (select id from ledger_accounts where kind = 'fund_budgets'), 100)
        insert into ledger_postings (transaction_id, account_id, unit, amount_cents)
          select entry.id, side.account_id, 'USD', side.cents from entry, side`,
      `update teacher_budgets set allocated_cents = allocated_cents - 100 where id = ${budgetId}`,
      `update ledger_accounts set balance_cents = balance_cents - 100 where id = ${budget}`,
      `update ledger_accounts set balance_cents = balance_cents + 100 where kind = 'fund_budgets'`,
    ],
  },
  {
    name: 'what is spent made less, and what is left more',
    plant: [
      ...step({ as: 'order_reserved', from: 'budget', to: 'reserved', cents: 100, of: mine, key: 'one' }),
      `update ledger_accounts set balance_cents = balance_cents - 50 where kind = 'reserved' and owner_id = ${budgetId}`,
    ],
  },
]
