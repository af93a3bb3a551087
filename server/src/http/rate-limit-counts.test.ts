// On PGlite too: counters are one statement, and the engine decides who comes first.
import { pino } from 'pino'
import { describe, expect, test, vi } from 'vitest'
import type { Database } from '../database/database.ts'
import { testDatabase } from '../test/test-database.ts'
import { testClock } from '../test/test-services.ts'
import { createCountHits } from './rate-limit-counts.ts'

const hit = { key: 'a.call|network|60|0123', windowMs: 60_000, max: 3 }
const log = pino({ level: 'silent' })
const clock = testClock()

/** Counters of one process over a database whose reads are counted. */
function buildProcess(database: Database, waitMs?: number) {
  let asked = 0
  const watched: Database = {
    ...database,
    read: (work) => {
      asked += 1
      return database.read(work)
    },
  }
  const countHits = createCountHits({ database: watched, clock, log }, waitMs)
  return {
    countHits,
    asked: () => asked,
    hit: async (one = hit) => (await countHits([one]))[0]?.hits,
  }
}

test('all processes count together', async () => {
  const database = await testDatabase()
  const [one, other] = [buildProcess(database), buildProcess(database)]
  expect([await one.hit(), await other.hit(), await one.hit(), await other.hit()]).toEqual([1, 2, 3, 4])
})

test('several limits of one call are counted by one statement', async () => {
  const { countHits, asked } = buildProcess(await testDatabase())
  const counted = await countHits([hit, { ...hit, key: 'a.call|body.email|60|4567', windowMs: 1_000 }])
  const now = clock.now().getTime()
  expect(counted.map(({ hits, endsAt }) => [hits, endsAt - now])).toEqual([
    [1, 60_000],
    [1, 1_000],
  ])
  expect(asked()).toBe(1)
})

test('what is over its limit costs the database nothing until its window ends', async () => {
  const database = await testDatabase()
  const { hit: ask, asked } = buildProcess(database)
  for (let call = 0; call < 500; call++) await ask()
  expect(asked()).toBe(hit.max + 1)
  const rows = await database.read((tx) => tx.selectFrom('rate_limits').select('hits').execute())
  expect(rows).toEqual([{ hits: hit.max + 1 }])
  clock.advance(hit.windowMs)
  expect(await ask()).toBe(1)
})

test('a process without its database goes on from what it last knew, and together again later', async () => {
  const database = await testDatabase()
  const { hit: ask } = buildProcess(database)
  expect([await ask(), await ask()]).toEqual([1, 2])
  await database.script('alter table rate_limits rename to away')
  expect([await ask(), await ask(), await ask()]).toEqual([3, 4, 4])
  await database.script('alter table away rename to rate_limits')
  await expect.poll(() => rowsOfNextWindow(ask, database), { timeout: 10_000 }).toEqual([{ hits: 1 }])
})

async function rowsOfNextWindow(ask: () => Promise<number | undefined>, database: Database) {
  clock.advance(hit.windowMs)
  await ask()
  return database.read((tx) =>
    tx.selectFrom('rate_limits').select('hits').where('window_ends_at', '>', clock.now()).execute(),
  )
}

test('while the database can’t count, no call waits for it in vain', async () => {
  const database = await testDatabase()
  const { hit: ask, asked } = buildProcess(database)
  await database.script('drop table rate_limits')
  for (let call = 0; call < 50; call++) await ask({ ...hit, key: `a.call|network|60|${call}` })
  expect(asked()).toBeLessThan(5)
})

// One session can't wait for its own lock: only PostgreSQL shows this.
describe.runIf(process.env.TEST_DATABASE_URL)('on PostgreSQL', () => {
  test('a hundred calls at once are each counted', async () => {
    const database = await testDatabase()
    // A busy machine may take longer than a visitor would wait, and the count is right all the same.
    const [even, odd] = [buildProcess(database, 60_000), buildProcess(database, 60_000)]
    const wide = { ...hit, max: 1_000 }
    const other = { ...wide, key: 'a.call|body.email|60|4567' }
    const counted = await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        (at % 2 === 0 ? even : odd).countHits(at % 3 === 0 ? [other, wide] : [wide, other]),
      ),
    )
    const seen = counted.map((hits) => hits.find(({ key }) => key === wide.key)?.hits ?? 0)
    expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, at) => at + 1))
  })

  test('a database that hangs holds one call up for two seconds, and is not asked by the next ones', async () => {
    const database = await testDatabase()
    const { hit: ask, asked } = buildProcess(database)
    const { promise: letGo, resolve } = Promise.withResolvers<void>()
    const { promise: locked, resolve: tellLocked } = Promise.withResolvers<void>()
    const holding = database.transaction(async (tx) => {
      await tx.schema.alterTable('rate_limits').renameTo('held').execute()
      tellLocked()
      await letGo
    })
    await locked
    // The database is left alone for a while, which must not end between two calls of a busy machine.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now())
    const timers = vi.spyOn(globalThis, 'setTimeout')
    expect([await ask(), await ask(), await ask()]).toEqual([1, 2, 3])
    expect(asked()).toBe(1)
    expect(timers.mock.calls.filter(([, ms]) => ms === 2_000)).toHaveLength(1)
    resolve()
    await holding
  })
})
