// On PGlite too: the embedded engine is the one that is verified in steps.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database, Tx } from '@tower/server/database/database.ts'
import { boundsOf, type Stretch, type WalkedTable } from '@tower/server/database/stretches/stretch.ts'
import { inStep } from '@tower/server/database/stretches/walk-stretches.ts'
import { bookRules } from '@tower/server/domains.ts'
import {
  violationQuery,
  queryWithin,
  ruleNames,
  walkOf,
} from '@tower/server/money/ledger/invariants/violation-query.ts'
import { sumQuery } from '@tower/server/money/ledger/invariants/sum-query.ts'
import { verifyLedgerInSteps } from '@tower/server/money/ledger/verify-ledger-in-steps.ts'
import { verifyLedger } from '@tower/server/money/ledger/verify-ledger.ts'
import { testDatabase } from '@tower/server/test/test-database.ts'
import { fillBooks } from './fill-books.ts'

async function booksOf(gifts: number): Promise<Database> {
  const database = await testDatabase()
  await fillBooks(database, gifts)
  await database.script('analyze')
  return database
}

test(
  'books with matches, refunds and disputes are sound, looked at at once and in steps',
  { timeout: 120_000 },
  async () => {
    const database = await booksOf(4_000)
    const { rows } = await database.read((tx) =>
      sql<{ kind: string }>`
        select distinct kind from ledger_transactions union select 'dispute ' || state from disputes order by kind`.execute(
        tx,
      ),
    )
    expect(rows.map(({ kind }) => kind)).toEqual([
      ...['budget_allocated', 'dispute lost', 'dispute open'],
      ...['payment_in', 'refund_out', 'slots_minted', 'slots_voided'],
    ])
    expect(await verifyLedgerInSteps(database, bookRules)).toEqual([])
    if (database.engine === 'postgres')
      expect(await database.transaction((tx) => verifyLedger(tx, bookRules))).toEqual([])
  },
)

test('twice the books take at most twice the steps', { timeout: 300_000 }, async () => {
  const countSteps = async (gifts: number) => {
    const database = await booksOf(gifts)
    let steps = 0
    let ticks = 0
    // Every step takes just what a step should, so that their size stays what it is.
    const now = () => 75 * ticks++
    await verifyLedgerInSteps(database, bookRules, { rowsAtOnce: 50, now, onStep: () => steps++ })
    return steps
  }
  expect(await countSteps(1_000)).toBeLessThanOrEqual(2 * (await countSteps(500)))
})

test(
  'a stretch of the books is looked at without going through any table, however long the books are',
  { timeout: 240_000 },
  async () => {
    const short = await rowsVisited(await booksOf(2_000))
    const long = await rowsVisited(await booksOf(8_000))
    const grown = short.flatMap(({ rule, rows }, at) => {
      const more = long[at]?.rows ?? Infinity
      // In longer books a budget has been given more: a few dozen rows of each of the twenty.
      return more > 1.5 * rows + 400 ? [`${rule}: ${rows} rows, then ${more}`] : []
    })
    expect(grown).toEqual([])
  },
)

test(
  'the work of a stretch grows no faster than its rows, whatever is known of the tables',
  { timeout: 240_000 },
  async () => {
    const database = await booksOf(4_000)
    // As little as the embedded engine knows of them.
    await database.script('set default_statistics_target = 5; analyze; reset default_statistics_target')
    const few = await rowsVisited(database, 150)
    const many = await rowsVisited(database, 600)
    const grown = few.flatMap(({ rule, rows }, at) => {
      const more = many[at]?.rows ?? Infinity
      return more > 6 * rows + 500 ? [`${rule}: ${rows} rows, then ${more}`] : []
    })
    expect(grown).toEqual([])
  },
)

/** How many rows each statement of a stretch takes into its hands. */
async function rowsVisited(database: Database, size = 20): Promise<{ rule: string; rows: number }[]> {
  const visited = []
  for (const { rule, by, query } of statements()) {
    const rows = await inStep(database, rule, {}, async (tx) => {
      const { after, upTo } = await firstStretch(tx, walkOf(bookRules, by), size)
      await sql.raw(`prepare looking as ${query}`).execute(tx)
      const many = await countRows(tx, `execute looking ('${after}', '${upTo}')`)
      await sql`deallocate looking`.execute(tx)
      return many
    })
    visited.push({ rule, rows })
  }
  return visited
}

/** Every statement that is walked with: of each rule of rows, and of each part of a sum. */
function statements() {
  return bookRules.invariants.flatMap((invariant) => {
    if ('sums' in invariant)
      return invariant.sums.flatMap(({ name, parts }) =>
        parts.flatMap(({ by, sql: part }) => {
          const query = queryWithin(bookRules, { sql: sumQuery([{ rule: 0, sql: part }]), by }, 'tables')
          return by ? [{ rule: `${name}, of ${by}`, by, query }] : []
        }),
      )
    const { by } = invariant
    return by
      ? [
          {
            rule: `${ruleNames(invariant)[0]} …`,
            by,
            query: violationQuery(bookRules, invariant, 'tables', by),
          },
        ]
      : []
  })
}

async function firstStretch(tx: Tx, walked: WalkedTable, size: number): Promise<Stretch> {
  const key = sql.ref(walked.key)
  const rowsOfStretch = walked.atFirst === 1 ? 1 : size
  const { rows } = await sql<{ key: unknown }>`
    select ${key} as key from ${sql.table(walked.table)} order by ${key} limit ${rowsOfStretch}`.execute(tx)
  const { lowest } = boundsOf(walked)
  const last = rows.at(-1)
  return { after: lowest, upTo: last ? String(last.key) : lowest }
}

type Plan = {
  'Node Type': string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Plan[]
}

async function countRows(tx: Tx, query: string): Promise<number> {
  const { rows } = await sql
    .raw<{ 'QUERY PLAN': string | { Plan: Plan }[] }>(`explain (analyze, timing off, format json) ${query}`)
    .execute(tx)
  const told = rows[0]?.['QUERY PLAN'] ?? []
  const [explained] = (typeof told === 'string' ? JSON.parse(told) : told) as { Plan: Plan }[]
  return explained ? Math.round(rowsOf(explained.Plan)) : 0
}

function rowsOf(plan: Plan): number {
  const below = (plan.Plans ?? []).reduce((sum, child) => sum + rowsOf(child), 0)
  if (!plan['Node Type'].includes('Scan')) return below
  const each =
    plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0)
  return below + each * plan['Actual Loops']
}
