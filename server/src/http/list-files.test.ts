import { endpoints } from '@tower/contract/endpoints.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { seedDemo } from '../../seeds/seed-demo.ts'
import { readCsv } from '../../test/money/closing/read-csv.ts'
import { queryNamesOf } from '../contract-tests/odd-queries.ts'
import { demoPassword } from '../process/describe-demo.ts'
import { testApp, type TestApp } from '../test/test-app.ts'
import { testDatabase } from '../test/test-database.ts'

// The whole demo is read, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let world: TestApp
let headers: { authorization: string }
beforeAll(async () => {
  world = await testApp({ database: await testDatabase({ keep: true }), keep: true })
  const { app, services } = world
  await seedDemo(services, { at: services.clock.now() })
  const signedIn = await app.inject({
    method: 'POST',
    url: '/auth/v1/token?grant_type=password',
    payload: { email: 'superadmin@tower.test', password: demoPassword },
  })
  headers = { authorization: `Bearer ${signedIn.json<{ access_token: string }>().access_token}` }
})
afterAll(async () => {
  await world.app.close()
  await world.services.database.close()
})

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
const files = endpoints.filter(
  ({ fileType, access }) => fileType === 'text/csv' && typeof access === 'string' && access.includes('admin'),
)

/** Files that are asked for with a time, and the first row of a list that a file is about. */
const asked: Record<string, string> = {
  '/api/admin/year-end.csv': '?year=2026',
  '/api/admin/trial-balance.csv': '?period=2026',
  '/api/admin/activities.csv': '?year=2026',
  '/api/admin/journal.csv': '?from=2026-01-01&to=2026-12-31&format=plain&grain=fact',
}
const about: Record<string, { list: string; head: string }> = {
  ':accountId': { list: '/api/admin/ledger/accounts.csv', head: 'Account id' },
  ':payoutId': { list: '/api/admin/payouts.csv', head: 'Payout' },
}

/** The address that a file is read from; none where the demo has nothing that it is about. */
async function addressOf(path: string): Promise<string | undefined> {
  const place = path.split('/').find((part) => part.startsWith(':'))
  if (place === undefined) return path + (asked[path] ?? '')
  const of = about[place]
  const row = of && readCsv((await world.app.inject({ url: of.list, headers })).body)[0]
  return row && path.replace(place, row[of.head] ?? '')
}

type File = { path: string; rows: Record<string, string>[] }

async function readFiles(): Promise<File[]> {
  const read: File[] = []
  for (const { path } of files) {
    const url = await addressOf(path)
    if (url === undefined) continue
    const answer = await world.app.inject({ url, headers })
    expect([answer.statusCode, answer.headers['content-type']], url).toEqual([200, 'text/csv; charset=utf-8'])
    expect(answer.headers['content-disposition'], url).toMatch(/^attachment; filename="[\w-]+\.csv"$/)
    read.push({ path, rows: readCsv(answer.body) })
  }
  return read
}

/** What is wrong with the cells of files, each column once. */
const faultsIn = (read: File[], isFault: (head: string, cell: string, path: string) => boolean) => [
  ...new Set(
    read.flatMap(({ path, rows }) =>
      rows.flatMap((row) =>
        Object.entries(row).flatMap(([head, cell]) =>
          isFault(head, cell, path) ? [`${path}: ${head}`] : [],
        ),
      ),
    ),
  ),
]

test('every list of the console is a file for spreadsheets whose instants name their zone in the head', async () => {
  const read = await readFiles()
  expect(read.length).toBeGreaterThan(20)
  expect(faultsIn(read, (head, cell) => instant.test(cell) && !/\bUTC\b|_utc$/.test(head))).toEqual([])
  expect(read.reduce((sum, { rows }) => sum + rows.length, 0)).toBeGreaterThan(200)
  const traces = read.map(({ path, rows }) => [path.replace(/^\/api\/(admin\/)?/, ''), rows.length, true])
  expect(await readTraces()).toEqual(expect.arrayContaining(traces))
})

/** What the log says of the files that were taken: which, how many rows, and whether whole. */
async function readTraces() {
  const rows = await world.services.database.read((tx) =>
    tx
      .selectFrom('audit_log')
      .select(['action', 'target_id', 'details'])
      .where('action', 'in', ['safety.read_begun', 'safety.read_file'])
      .orderBy('seq')
      .execute(),
  )
  const begun = rows.filter(({ action }) => action === 'safety.read_begun')
  const sent = rows.filter(({ action }) => action === 'safety.read_file')
  expect(begun.map(({ target_id: file }) => file)).toEqual(sent.map(({ target_id: file }) => file))
  return sent.map(({ target_id: file, details }) => {
    const { rows, whole } = details as { rows: number; whole: boolean }
    return [file, rows, whole]
  })
}

test('only an empty search shows everything: signs, or a name with its address, find nothing in any file', async () => {
  const searched = files.filter((call) => !call.path.includes(':') && queryNamesOf(call).includes('q'))
  expect(searched.length).toBeGreaterThan(15)
  const found: string[] = []
  for (const { path } of searched)
    for (const q of ['? ?', 'Rosa <rosa@example.org>']) {
      const answer = await world.app.inject({ url: path, query: { q }, headers })
      if (readCsv(answer.body).length > 0) found.push(`${path}: ${q}`)
    }
  expect(found).toEqual([])
})

/** Every column of money that a file of the console has. */
const moneyHeads = new Set([
  ...[
    'Amount',
    'Amount each',
    'Line total',
    'Amount a month',
    'Gift',
    'Covered fee',
    'Returned',
    'Given',
    'Paid',
  ],
  ...[
    'Holds',
    'Balance after',
    'Debit',
    'Credit',
    'Fee',
    'Net',
    'Booked',
    'Value',
    'Goal (USD)',
    'total_usd',
  ],
  ...[
    'Allocated',
    'Spent',
    'Reserved',
    'Left',
    'On hold',
    'Target amount',
    'Raised',
    'Paid out',
    'Balance',
    'Waiting',
  ],
  ...[
    'Contested',
    'Available',
    'Given and kept',
    'Given back',
    'Tax-deductible',
    'Donor-advised funds',
    'Stock',
  ],
  ...['Debit before', 'Credit before', 'Debit after', 'Credit after'],
  ...['Pledged', 'Expected'],
])
/** A column of a month, or of a whole year. */
const isTime = (head: string) => /^\d{4}(?:-\d\d)?$/.test(head)
/** Shares of one, which are no money. */
const shares = new Set(['Chance'])

test('money in every file has two decimals, whole dollars too', async () => {
  const read = await readFiles()
  const isMoney = (cell: string) => /^-?\d+\.\d\d$/.test(cell)
  const faults = faultsIn(read, (head, cell) =>
    moneyHeads.has(head) || isTime(head)
      ? cell !== '' && !isMoney(cell)
      : /^'?-?\d+\.\d+$/.test(cell) && !shares.has(head),
  )
  expect(faults).toEqual([])
  const seen = new Set(read.flatMap(({ rows }) => Object.keys(rows[0] ?? {})))
  expect([...moneyHeads].filter((head) => seen.has(head)).length).toBeGreaterThan(20)
})
