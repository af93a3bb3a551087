import type { Corruption } from './corruption.ts'

const paid = "(select id from disbursements where state = 'paid' order by id limit 1)"
const ownerOf = (id: string) => `(select coalesce(goal_id, prospect_id) from disbursements where id = ${id})`
const own = (kind: string) =>
  `(select id from ledger_accounts where kind = '${kind}' and owner_id = ${ownerOf(paid)})`
const general = `(select account.id from ledger_accounts account where account.kind = 'prospect_goal'
  and account.owner_id = (select prospect_id from disbursements where id = ${paid}))`
const stranger = `(select account.id from ledger_accounts account where account.kind = 'prospect_goal' and account.balance_cents >= 100
  and account.owner_id not in (select prospect_id from disbursements)
  and account.owner_id not in (select goal_id from disbursements where goal_id is not null) order by account.id limit 1)`

type Step = { as: string; from: string; to: string; key: string; of?: string }

/** A balanced move of a dollar between accounts of athletes, with both balances. */
function step({ as, from, to, key, of = 'null' }: Step): string[] {
  return [
    `with entry as (insert into ledger_transactions (kind, idempotency_key, occurred_at, spending_id)
        values ('${as}', '${key}', now(), ${of}) returning id),
      side as (select ${from} as account_id, -100 as cents union all select ${to}, 100)
      insert into ledger_postings (transaction_id, account_id, unit, amount_cents)
        select entry.id, side.account_id, 'USD', side.cents from entry, side`,
    `update ledger_accounts set balance_cents = balance_cents - 100 where id = ${from}`,
    `update ledger_accounts set balance_cents = balance_cents + 100 where id = ${to}`,
  ]
}

/** What is paid out of the money of athletes, and what moves on of it. */
export const disbursementCorruptions: Corruption[] = [
  {
    name: 'a disbursement made larger than what was paid',
    plant: [`update disbursements set amount_cents = amount_cents + 100 where id = ${paid}`],
  },
  { name: 'a disbursement deleted', plant: [`delete from disbursements where id = ${paid}`] },
  {
    name: 'a disbursement called voided while its money stays away',
    plant: [`update disbursements set state = 'voided', note = 'false' where id = ${paid}`],
  },
  {
    name: 'money of an athlete paid out again under the same disbursement',
    plant: step({
      as: 'disbursement_paid',
      from: general,
      to: own('prospect_spent'),
      key: 'false',
      of: paid,
    }),
  },
  {
    name: 'money of an athlete paid out for nothing that is known',
    plant: step({
      as: 'disbursement_paid',
      from: general,
      to: own('prospect_spent'),
      key: 'false',
      of: "'00000000-0000-4000-8000-00000000000a'",
    }),
  },
  {
    name: 'money of one athlete moved to another',
    plant: step({ as: 'goal_to_athlete', from: general, to: stranger, key: 'false' }),
  },
  {
    name: 'money of an athlete moved to the fund before its day',
    plant: [
      `insert into ledger_accounts (kind, unit, floor_cents) values ('fund_prospects', 'USD', 0) on conflict do nothing`,
      ...step({
        as: 'athlete_to_fund',
        from: general,
        to: "(select id from ledger_accounts where kind = 'fund_prospects')",
        key: "unused:' || (select id from unused_money order by id limit 1) || ':false",
      }),
    ],
  },
  {
    name: 'less noted of unused money than was moved',
    plant: ['update unused_money set moved_cents = moved_cents - 1 where moved_cents > 0'],
  },
  {
    name: 'unused money said to have moved before its day',
    plant: ["update unused_money set moves_at = ended_at + interval '2 days' where moved_cents > 0"],
  },
  {
    name: 'the rule for unused money rewritten after it was said',
    plant: [
      'insert into athlete_money_rules (unused_days, decided_by, decided_at) select 60, id, now() from users limit 1',
      'update athlete_money_rules set unused_days = 20',
    ],
  },
]
