// What asking for the money that moved on costs: it is asked at every gift to an athlete and at every return.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Tx } from '../../database/database.ts'
import { pagesRead } from '../../test/pages-read.ts'
import { testServices } from '../../test/test-services.ts'
import { findMovedOn } from './moved.queries.ts'

const goal = '00000000-0000-4000-8000-000000000001'
const athlete = '00000000-0000-4000-8000-000000000002'

/** So many gifts of a dollar above the goal, each of which went on at once; one in ten came back. */
async function moveOn(tx: Tx, from: number, to: number): Promise<void> {
  await sql`insert into ledger_accounts (kind, owner_id, unit, floor_cents, balance_cents)
    values ('prospect_goal', ${goal}, 'USD', 0, 100000000), ('prospect_goal', ${athlete}, 'USD', 0, 100000000)
    on conflict do nothing`.execute(tx)
  await sql`
    with fact as (
      insert into ledger_transactions (kind, idempotency_key, occurred_at)
      select case when n % 10 = 0 then 'athlete_to_goal' else 'goal_to_athlete' end, 'level:' || n, now()
      from generate_series(${from}::int, ${to}::int) n returning id, kind
    ), own as (select id from ledger_accounts where owner_id = ${goal}), general as (select id from ledger_accounts where owner_id = ${athlete})
    insert into ledger_postings (transaction_id, account_id, unit, amount_cents)
    select fact.id, case when (side = 1) = (fact.kind = 'goal_to_athlete') then own.id else general.id end, 'USD', (2 * side - 3) * 100
    from fact, own, general, generate_series(1, 2) side`.execute(tx)
}

test(
  'what moved on from a goal is one row however many gifts went above it, and says what the ledger moved',
  { timeout: 120_000 },
  async () => {
    const { database } = await testServices()
    const ask = async () => {
      await database.transaction((tx) =>
        sql`analyze ledger_postings, ledger_transactions, ledger_accounts, athlete_moved_on`.execute(tx),
      )
      return database.read(async (tx) => ({
        pages: await pagesRead(tx, (watched) => findMovedOn(watched, goal)),
        goal: await findMovedOn(tx, goal),
        athlete: await findMovedOn(tx, athlete),
      }))
    }
    await database.transaction((tx) => moveOn(tx, 1, 100))
    const few = await ask()
    await database.transaction((tx) => moveOn(tx, 101, 3_000))
    const many = await ask()
    expect(few.goal).toEqual({ toAthlete: 8_000, toFund: 0 })
    expect(many.goal).toEqual({ toAthlete: 240_000, toFund: 0 })
    expect(many.athlete).toEqual({ toAthlete: -240_000, toFund: 0 })
    expect(Math.max(...few.pages, ...many.pages), JSON.stringify({ few, many })).toBeLessThanOrEqual(3)
  },
)
