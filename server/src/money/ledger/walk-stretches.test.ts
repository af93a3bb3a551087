// On PGlite too: the embedded engine is the one that is verified in steps.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../../database/database.ts'
import { testDatabase } from '../../test/test-database.ts'
import { walk } from './walk-stretches.ts'

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
  await walk(
    database,
    { table: 'receipts', work: 'counting', rowsAtOnce: walked.rowsAtOnce, now },
    async (tx, { after, upTo }) => {
      const { rows } = await sql<{ many: number }>`select count(*)::int as many from receipts
        where number > ${after ?? '0'} and number <= ${upTo ?? String(2 ** 31)}`.execute(tx)
      sizes.push(rows[0]?.many ?? 0)
    },
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
