import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'

const onPostgres = test.runIf(process.env.TEST_DATABASE === 'postgres')
const dana = 'dana@example.org'
const shared = { goes_to: 'shared_tower' }

type Change = { name: string; inserted: number; updated: number }

/**
 * Counts the rows that transactions write from now on, each before its commit and each by what its own connection had counted at its
 * beginning; gives those of the one that wrote the most since it was asked last.
 */
function countRows(): () => Change[] {
  const { query } = pg.Client.prototype
  const before = new WeakMap<pg.Client, Map<string, Change>>()
  let most: Change[] = []
  const count = `select relname as name, n_tup_ins::int as inserted, n_tup_upd::int as updated from pg_stat_xact_user_tables`
  const keepMost = (written: Change[]) => {
    if (sumOf(written) > sumOf(most)) most = written
  }
  pg.Client.prototype.query = function counted(this: pg.Client, ...given: unknown[]) {
    const [first] = given as [string | { text?: string }]
    const text = typeof first === 'string' ? first : (first.text ?? '')
    const ask = (statement: unknown[]) => void Reflect.apply(query, this, statement)
    const read = (take: (rows: Change[]) => void) =>
      ask([count, (_: unknown, { rows }: { rows: Change[] }) => take(rows)])
    if (text.startsWith('begin'))
      read((rows) => before.set(this, new Map(rows.map((row) => [row.name, row]))))
    if (text === 'commit') {
      ask(['set constraints all immediate', () => undefined])
      read((rows) => keepMost(rows.map((row) => since(before.get(this)?.get(row.name), row))))
    }
    return Reflect.apply(query, this, given) as never
  }
  onTestFinished(() => void (pg.Client.prototype.query = query))
  return () => {
    const written = most
    most = []
    return written
  }
}

const sumOf = (changes: readonly Change[]): number =>
  changes.reduce((sum, { inserted, updated }) => sum + inserted + updated, 0)

const since = (before: Change | undefined, { name, inserted, updated }: Change): Change => ({
  name,
  inserted: inserted - (before?.inserted ?? 0),
  updated: updated - (before?.updated ?? 0),
})

/** What the event of a paid gift sends to the database and writes there. */
async function buildCounting() {
  // A process prepares so many statements and no more: those of other tests in it must not count here.
  vi.resetModules()
  const { buildGiving } = await import('../../../../test/money/giving/build-giving.ts')
  const { listenToDriver } = await import('../../../test/listen-to-driver.ts')
  const world = await buildGiving()
  const rowsOf = countRows()
  const sent = listenToDriver()
  return async (gift: Parameters<typeof world.payGift>[0]) => {
    await world.payGift(gift)
    const events = await world.takeEvents()
    const completed = events.find(({ type }) => type === 'checkout.session.completed')
    if (!completed) throw new Error('no event')
    sent.length = 0
    rowsOf()
    expect(await world.deliver(completed)).toBe(200)
    expect(sent.filter(({ isBound, name }) => isBound && name === undefined)).toEqual([])
    const rows = rowsOf()
    return {
      statements: sent.length,
      inserted: rows.reduce((sum, { inserted }) => sum + inserted, 0),
      updated: rows.reduce((sum, { updated }) => sum + updated, 0),
    }
  }
}

onPostgres('what a gift costs is counted, and PostgreSQL plans each of its statements once', async () => {
  const give = await buildCounting()
  await give({ email: dana, amountCents: 5_000 })
  await give({ email: dana, amountCents: 5_000, body: shared })
  // Of the rows of a day's total one is opened now and then: what is written is the same, as one or the other.
  const own = await give({ email: dana, amountCents: 5_000 })
  expect(own.statements).toBe(9)
  expect(own.inserted + own.updated).toBeLessThanOrEqual(17)
  const toShared = await give({ email: dana, amountCents: 5_000, body: shared })
  expect(toShared.statements).toBe(own.statements)
  const ofNewGiver = await give({ email: 'erin@example.org', amountCents: 5_000 })
  expect(ofNewGiver.statements).toBe(10)
  const ofSlot = await give({ email: dana, amountCents: 80_000 })
  expect(ofSlot.statements).toBe(12)
  expect([own, toShared, ofSlot].map(({ inserted }) => inserted)).toEqual([
    expect.toBeOneOf([10, 11]),
    expect.toBeOneOf([14, 15]),
    expect.toBeOneOf([16, 17]),
  ])
})
