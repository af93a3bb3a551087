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

type Step = { as: string; from: string; to: string; key: string; of?: string; cents?: number }

/** A balanced move between accounts of athletes, of a dollar unless it says more, with both balances. */
function step({ as, from, to, key, of = 'null', cents = 100 }: Step): string[] {
  return [
    `with entry as (insert into ledger_transactions (kind, idempotency_key, occurred_at, spending_id)
        values ('${as}', '${key}', now(), ${of}) returning id),
      side as (select ${from} as account_id, -${cents} as cents union all select ${to}, ${cents})
      insert into ledger_postings (transaction_id, account_id, unit, amount_cents)
        select entry.id, side.account_id, 'USD', side.cents from entry, side`,
    `update ledger_accounts set balance_cents = balance_cents - ${cents} where id = ${from}`,
    `update ledger_accounts set balance_cents = balance_cents + ${cents} where id = ${to}`,
  ]
}

/** What is paid out of the money of athletes, and what moves on of it. */
export const disbursementCorruptions: Corruption[] = [
  {
    name: 'a disbursement made larger than what was paid',
    plant: [`update disbursements set amount_cents = amount_cents + 100 where id = ${paid}`],
  },
  {
    name: 'a disbursement that stands and says it was declined',
    plant: [`update disbursements set state = 'declined', note = 'false' where id = ${paid}`],
  },
  {
    name: 'a disbursement that stands and says it waits',
    plant: [
      `update disbursements set state = 'waiting', decided_by = null, decided_at = null where id = ${paid}`,
    ],
  },
  {
    name: 'a disbursement said to be of other money of the athlete',
    plant: [`update disbursements set goal_id = null where id = ${paid}`],
  },
  {
    name: 'a disbursement above the limit that one person decided',
    plant: [`update disbursements set needs_second = true where id = ${paid}`],
  },
  {
    name: 'a disbursement approved by somebody who never did',
    plant: [
      `update disbursements set needs_second = true,
        decided_by = (select id from users where id <> recorded_by order by id limit 1) where id = ${paid}`,
    ],
  },
  {
    name: 'a disbursement taken back by somebody who never did',
    plant: [
      `update disbursements set voided_by = (select id from users where id <> recorded_by order by id limit 1)
        where state = 'voided'`,
    ],
  },
  {
    name: 'who took a disbursement back written over who let it be paid',
    plant: [
      `update disbursements set decided_by = (select id from users where id <> recorded_by order by id limit 1)
        where state = 'voided' and not needs_second`,
    ],
  },
  {
    name: 'a disbursement above the limit that one person took back',
    plant: [
      `update disbursements set needs_second = true, void_asked_by = voided_by, void_asked_at = voided_at where state = 'voided'`,
    ],
  },
  {
    name: 'a disbursement recorded in somebody else’s name',
    plant: [
      `update disbursements set recorded_by = (select id from users where id <> recorded_by order by id limit 1)
        where id = ${paid}`,
    ],
  },
  {
    name: 'a disbursement without its document',
    plant: [`update disbursements set file_id = null where id = ${paid}`],
  },
  {
    name: 'two disbursements that stand on one document',
    plant: [
      `update disbursements set file_id = (select file_id from disbursements where id = ${paid}) where state = 'voided'`,
    ],
  },
  {
    name: 'money of a disbursement taken back while it stands',
    plant: step({
      as: 'disbursement_voided',
      from: own('prospect_spent'),
      to: own('prospect_goal'),
      key: 'false',
      of: paid,
    }),
  },
  {
    name: 'more brought back to a goal than went on from it',
    plant: step({
      ...{ as: 'athlete_to_goal', from: general, to: own('prospect_goal'), key: 'false' },
      cents: 10_000,
    }),
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
    name: 'money of an athlete moved between goals for no reason',
    plant: step({ as: 'goal_to_athlete', from: general, to: own('prospect_goal'), key: 'false' }),
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
    name: 'a spell of unused money deleted after its money moved',
    plant: ['delete from unused_money where moved_cents > 0'],
  },
  {
    name: 'the rule for unused money rewritten after it was said',
    plant: [
      'insert into athlete_money_rules (unused_days, decided_by, decided_at) select 60, id, now() from users limit 1',
      'update athlete_money_rules set unused_days = 20',
    ],
  },
  {
    name: 'more said to have moved on from a goal than did',
    plant: ['update athlete_moved_on set to_athlete_cents = to_athlete_cents + 1 where to_athlete_cents > 0'],
  },
  {
    name: 'money said to have gone to the fund from an athlete who has none',
    plant: [
      'insert into athlete_moved_on (owner_id, to_athlete_cents, to_fund_cents) values (gen_random_uuid(), 0, 100)',
    ],
  },
  {
    name: 'money that moved on forgotten where it is added up',
    plant: ['delete from athlete_moved_on'],
  },
]
