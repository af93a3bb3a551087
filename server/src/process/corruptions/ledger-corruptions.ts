import { accountOf, falseMove, type Corruption } from './corruption.ts'

const budget = accountOf('budget')
const otherBudget =
  "(select id from ledger_accounts where kind = 'budget' order by balance_cents desc, id desc limit 1)"
const donor = accountOf('donor_program', 'balance_cents > 5000')

/** False facts: balanced, between accounts that must never meet. */
const falseFacts: [string, string, string, string, number][] = [
  ['$800 from the reserve into a budget', 'budget_allocated', accountOf('refund_reserve'), budget, 80_000],
  [
    '$800 from the reserve into a budget as a join’s loan',
    'merge_lent',
    accountOf('refund_reserve'),
    budget,
    80_000,
  ],
  [
    'the reserve pays operations',
    'refund_out',
    accountOf('refund_reserve'),
    accountOf('fund_operations'),
    10_000,
  ],
  [
    'fees become matching money',
    'matching_topped_up',
    accountOf('fee_cover'),
    accountOf('fund_matching'),
    500,
  ],
  [
    'one fund into another',
    'matching_topped_up',
    accountOf('fund_prospects'),
    accountOf('fund_operations'),
    900,
  ],
  [
    'a top-up out of another fund',
    'matching_topped_up',
    accountOf('fund_prospects'),
    accountOf('fund_matching'),
    900,
  ],
  ['covered fees into operations', 'payment_in', accountOf('fee_cover'), accountOf('fund_operations'), 500],
  [
    'a prospect’s goal into operations',
    'refund_out',
    accountOf('prospect_goal'),
    accountOf('fund_operations'),
    500,
  ],
  ['a budget into operations', 'budget_allocated', budget, accountOf('fund_operations'), 80_000],
  ['a budget into another teacher’s', 'budget_allocated', budget, otherBudget, 100],
  ['a kind of fact that does not exist', 'staff_correction', accountOf('fund_operations'), donor, 100],
  ['a second arrival of a gift', 'payment_in', accountOf('processor'), donor, 5_000],
  [
    'a gift that no payment brought',
    'payment_in',
    accountOf('processor'),
    accountOf('fund_prospects'),
    5_000,
  ],
  ['a refund that nobody got', 'refund_out', accountOf('fund_prospects'), accountOf('processor'), 100],
  ['a loan of a join that never comes back', 'merge_lent', accountOf('refund_reserve'), donor, 1_000],
  [
    'a top-up that no one in staff asked for',
    'matching_topped_up',
    accountOf('fund_operations'),
    accountOf('fund_matching'),
    100,
  ],
  ['matching money for no house slot', 'gift_matched', accountOf('fund_matching'), donor, 100],
  ['a donor’s money fills the reserve', 'reserve_filled', donor, accountOf('refund_reserve'), 1_000],
  [
    'a donor’s money given to another donor',
    'donor_merged',
    donor,
    "(select id from ledger_accounts where kind = 'donor_program' and balance_cents < 5000 order by id limit 1)",
    1_000,
  ],
]

const onePosting = '(select max(id) from ledger_postings)'

export const ledgerCorruptions: Corruption[] = [
  ...falseFacts.map(([name, as, from, to, cents]) => ({ name, plant: falseMove({ as, from, to, cents }) })),
  {
    name: 'a posting changed',
    plant: [`update ledger_postings set amount_cents = amount_cents + 1 where id = ${onePosting}`],
  },
  { name: 'a posting deleted', plant: [`delete from ledger_postings where id = ${onePosting}`] },
  { name: 'all postings truncated', plant: ['truncate ledger_postings'] },
  {
    name: 'a one-sided posting added',
    plant: [
      `insert into ledger_postings (transaction_id, account_id, unit, amount_cents)
      select transaction_id, account_id, unit, -7 from ledger_postings where amount_cents < 0 order by id limit 1`,
    ],
  },
  {
    name: 'a posting moved to another account',
    plant: [
      `update ledger_postings set account_id = ${otherBudget}
      where id = (select max(posting.id) from ledger_postings posting join ledger_accounts account on account.id = posting.account_id and account.kind = 'budget' and account.id <> ${otherBudget})`,
    ],
  },
  {
    name: 'an empty transaction',
    plant: [
      "insert into ledger_transactions (kind, idempotency_key, occurred_at) values ('payment_in', 'empty', now())",
    ],
  },
  {
    name: 'a transaction’s kind changed',
    plant: ["update ledger_transactions set kind = 'refund_out' where kind = 'slots_minted'"],
  },
  {
    name: 'a fact turned to another payment',
    plant: [
      `update ledger_transactions set payment_id = (select id from payments order by id desc limit 1)
      where id = (select id from ledger_transactions where kind = 'payment_in' and payment_id <> (select id from payments order by id desc limit 1) order by id limit 1)`,
    ],
  },
  {
    name: 'a balance raised',
    plant: [`update ledger_accounts set balance_cents = balance_cents + 100 where id = ${donor}`],
  },
  {
    name: 'a balance lowered',
    plant: [`update ledger_accounts set balance_cents = balance_cents - 100 where id = ${budget}`],
  },
  {
    name: 'a balance below its floor',
    plant: [`update ledger_accounts set balance_cents = -1 where id = ${budget}`],
  },
  { name: 'a floor removed', plant: [`update ledger_accounts set floor_cents = null where id = ${budget}`] },
  {
    name: 'an account given to another owner',
    plant: [`update ledger_accounts set owner_id = gen_random_uuid() where id = ${budget}`],
  },
  {
    name: 'an account’s kind changed',
    plant: ["update ledger_accounts set kind = 'teacher_direct' where kind = 'fund_prospects'"],
  },
  {
    name: 'a budget’s allocation raised',
    plant: ['update teacher_budgets set allocated_cents = allocated_cents + 100'],
  },
  {
    name: 'a budget’s allocation lowered',
    plant: ['update teacher_budgets set allocated_cents = allocated_cents - 100'],
  },
  {
    name: 'a budget given to another teacher',
    plant: [
      `update teacher_budgets set teacher_id = (select id from users where role = 'teacher'
      and id not in (select teacher_id from teacher_budgets) order by id limit 1) where id = (select owner_id from ledger_accounts where id = ${budget})`,
    ],
  },
  {
    name: 'a hole and a balance raised alike',
    plant: [
      ...falseMove({ as: 'merge_lent', from: accountOf('refund_reserve'), to: donor, cents: 1_000 }),
      `update donors set reserve_hole_cents = reserve_hole_cents + 1000 where id = (select owner_id from ledger_accounts where id = ${donor})`,
    ],
  },
  {
    name: 'what guests cost the reserve forgotten',
    plant: ['update donors set absorbed_cents = 0 where absorbed_cents > 0'],
  },
  { name: 'a hole forgiven', plant: ['update donors set reserve_hole_cents = 0'] },
  {
    name: 'a hole told as a guest’s',
    plant: [
      'update donors set absorbed_cents = absorbed_cents + reserve_hole_cents, reserve_hole_cents = 0 where reserve_hole_cents > 0',
    ],
  },
  {
    name: 'an account’s loss told as a guest’s',
    plant: ["update refund_losses set part = 'absorbed' where part = 'donor'"],
  },
  {
    name: 'a guest’s loss told as for a slot given away',
    plant: [
      "update refund_losses set part = 'given_away', amount_cents = amount_cents + 80000 where part in ('absorbed', 'given_away')",
    ],
  },
  {
    name: 'a program total raised',
    plant: ["update donors set program_cents = program_cents + 80000 where kind = 'person'"],
  },
  {
    name: 'minted slots miscounted',
    plant: ["update donors set slots_minted = slots_minted + 1 where kind = 'house'"],
  },
  {
    name: 'the table of allowed moves widened',
    plant: [
      "insert into ledger_moves values ('budget_allocated', -1, 'refund_reserve')",
      ...falseMove({ as: 'budget_allocated', from: accountOf('refund_reserve'), to: budget, cents: 80_000 }),
    ],
  },
]
