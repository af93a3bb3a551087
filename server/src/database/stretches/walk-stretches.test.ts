// On PGlite too: the embedded engine is the one that is verified in steps.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../database.ts'
import { testDatabase } from '../../test/test-database.ts'
import { prepareOnce } from './prepared-statement.ts'
import { setInStretch, type WalkedTable } from './stretch.ts'
import { inStep, walk } from './walk-stretches.ts'

const receipts: WalkedTable = { table: 'receipts', key: 'number', type: 'bigint', atFirst: 400 }
const movements: WalkedTable = { table: 'balance_movements', key: 'id', type: 'text', atFirst: 400 }

test('steps that take too long shrink, quick ones grow, and neither grows past the double at once', async () => {
  const sizes = await sizesOfSteps({ receipts: 400, rowsAtOnce: 10, msOf: (step) => (step < 3 ? 1 : 300) })
  expect(sizes.slice(0, 8)).toEqual([10, 20, 40, 80, 20, 10, 10, 10])
})

test('a step that takes what a step should keeps its size', async () => {
  expect(await sizesOfSteps({ receipts: 35, rowsAtOnce: 10, msOf: () => 75 })).toEqual([10, 10, 10, 5])
})

test('every row lies in one stretch', async () => {
  const sizes = await sizesOfSteps({ receipts: 57, rowsAtOnce: 4, msOf: (step) => (step % 3) * 60 })
  expect(sizes.reduce((sum, size) => sum + size)).toBe(57)
})

test('a statement is planned for no stretch in particular, and the session keeps none of it', async () => {
  const database = await databaseWithReceipts(40)
  const statement = setInStretch('select count(*)::int as many from receipts where {number}', receipts)
  const counting = prepareOnce<{ many: number }>(database, statement)
  for (const [after, upTo, many] of [
    ['0', '10', 10],
    ['10', '35', 25],
  ] as const)
    expect(await inStep(database, 'counting', {}, (tx) => counting.within(tx, { after, upTo }))).toEqual([
      { many },
    ])
  const kept = database.engine === 'pglite' ? [{ planned: 'for any stretch' }] : []
  expect(await listPrepared(database)).toEqual(kept)
  await counting.forget()
  expect(await listPrepared(database)).toEqual([])
})

test('a step that failed can be done again in another session', async () => {
  const database = await testDatabase()
  const dividing = prepareOnce<{ answer: number }>(database, 'select $1::int / $2::int as answer')
  const failing = database.transaction((tx) => dividing.within(tx, { after: '6', upTo: '0' }))
  await expect(failing).rejects.toMatchObject({ code: '22012' })
  // Reads have sessions of their own.
  expect(await database.read((tx) => dividing.within(tx, { after: '6', upTo: '2' }))).toEqual([{ answer: 3 }])
})

async function listPrepared(database: Database) {
  const { rows } = await database.read((tx) =>
    sql<{ planned: string }>`
      select case custom_plans when 0 then 'for any stretch' else 'for one stretch' end as planned
      from pg_prepared_statements where name like 'stretch%'`.execute(tx),
  )
  return rows
}

test('of keys that are texts the last one is looked at too', async () => {
  const database = await databaseWithReceipts(0)
  await database.script(`begin; set local session_replication_role = replica;
    insert into balance_movements (id, kind, amount_cents, fee_cents, currency, moved_at)
      select 'txn_' || n, 'payout', 100, 0, 'usd', now() from generate_series(1, 9) n; commit`)
  const seen: string[] = []
  const statement = setInStretch('select id from balance_movements where {id}', movements)
  await walk<{ id: string }>(
    database,
    { walked: movements, work: 'listing', statement, rowsAtOnce: 4, now: () => 0 },
    (rows) => seen.push(...rows.map(({ id }) => id)),
  )
  expect(seen.toSorted()).toEqual(Array.from({ length: 9 }, (_, at) => `txn_${at + 1}`))
})

/** How many rows each step of a walk takes, where a step takes as long as it is told. */
async function sizesOfSteps(walked: {
  receipts: number
  rowsAtOnce: number
  msOf: (step: number) => number
}) {
  const database = await databaseWithReceipts(walked.receipts)
  const sizes: number[] = []
  let readings = 0
  let elapsedMs = 0
  // Each step reads the time when it begins and when it ends.
  const now = () => {
    const isEnd = readings % 2 === 1
    if (isEnd) elapsedMs += walked.msOf((readings - 1) / 2)
    readings += 1
    return elapsedMs
  }
  const statement = setInStretch('select count(*)::int as many from receipts where {number}', receipts)
  const { rowsAtOnce } = walked
  await walk<{ many: number }>(
    database,
    { walked: receipts, work: 'counting', statement, rowsAtOnce, now },
    (rows) => sizes.push(rows[0]?.many ?? 0),
  )
  return sizes
}

async function databaseWithReceipts(rows: number): Promise<Database> {
  const database = await testDatabase()
  await database.script(`begin; set local session_replication_role = replica;
    insert into receipts (number, payment_id, amount_cents, email, issued_at)
      select n, gen_random_uuid(), 100, 'giver@example.org', now() from generate_series(1, ${rows}) n;
    commit`)
  return database
}
