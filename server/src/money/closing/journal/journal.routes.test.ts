import { expect, test, vi } from 'vitest'
import type { AccountCode } from '@tower/contract/money/closing-journal.contract.ts'
import { buildClosing } from '../../../../test/money/closing/build-closing.ts'
import { readCsv } from '../../../../test/money/closing/read-csv.ts'

vi.setConfig({ testTimeout: 60_000 })

type World = Awaited<ReturnType<typeof buildClosing>>
type Row = Record<string, string>

const codesOf = async ({ read }: World) =>
  (await read<{ items: AccountCode[] }>('/api/admin/account-codes')).items

/** A year with gifts, a refund and a payout, whose accounts have codes. */
async function buildJournal({ withCodes = true } = {}) {
  const world = await buildClosing({ poolSize: 2 })
  const { paymentId } = await world.give({ email: 'rosa@example.org', amountCents: 90_050 })
  await world.give({ email: 'omar@example.org', destination: 'project', amountCents: 12_345 })
  await world.services.payments.refund({ paymentId, amountCents: 50, idempotencyKey: 'back' })
  await world.deliverAll()
  await world.payOut()
  await world.follow()
  if (withCodes)
    for (const [place, { kind }] of (await codesOf(world)).entries())
      await world.ask('POST', `/api/admin/account-codes/${kind}`, {
        code: String(1_000 + place),
        name: `Tower:${kind}, "own"`,
      })
  const get = (query: string) =>
    world.ask('GET', `/api/admin/journal.csv?from=2026-01-01&to=2026-12-31&${query}`)
  const rows = async (query: string): Promise<Row[]> => readCsv((await get(query)).body)
  return { ...world, get, rows }
}

const centsOf = (text: string | undefined) => Math.round(Number(text || 0) * 100)

/** Each journal with what its lines come to, and how many it has. */
function addUp(rows: Row[], nameOf: (row: Row) => string, centsOfRow: (row: Row) => number) {
  const journals = new Map<string, { lines: number; cents: number }>()
  for (const row of rows) {
    const { lines, cents } = journals.get(nameOf(row)) ?? { lines: 0, cents: 0 }
    journals.set(nameOf(row), { lines: lines + 1, cents: cents + centsOfRow(row) })
  }
  return [...journals.values()]
}

test.each(['day', 'fact'])(
  'QuickBooks Online takes the journal of each %s: its columns, dates and balanced entries',
  async (grain) => {
    const { rows, get } = await buildJournal()
    const answer = await get(`format=quickbooks&grain=${grain}`)
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="journal-quickbooks-2026-01-01-2026-12-31.csv"',
    )
    expect(answer.body.split('\r\n')[0]).toBe('JournalNo,JournalDate,AccountName,Debits,Credits,Description')
    const lines = await rows(`format=quickbooks&grain=${grain}`)
    expect(lines.length).toBeGreaterThan(8)
    for (const line of lines) {
      expect(line.JournalNo).toMatch(/^[\w-]{1,21}$/)
      expect(line.JournalDate).toMatch(/^(0[1-9]|1[0-2])\/(0[1-9]|[12]\d|3[01])\/\d{4}$/)
      expect(line.AccountName).toMatch(/^Tower:\w+, "own"$/)
      // One side is filled, the other blank; whole cents, above zero.
      expect([line.Debits, line.Credits].filter((side) => side === '')).toHaveLength(1)
      expect(line.Debits || line.Credits).toMatch(/^\d+\.\d\d$/)
    }
    const journals = addUp(
      lines,
      ({ JournalNo = '' }) => JournalNo,
      ({ Debits, Credits }) => centsOf(Debits) - centsOf(Credits),
    )
    expect(journals.every(({ lines: count, cents }) => count >= 2 && cents === 0)).toBe(true)
  },
)

test.each(['day', 'fact'])(
  'Xero takes the journal of each %s: its columns, dates, codes and balanced journals',
  async (grain) => {
    const { rows, get } = await buildJournal()
    const head = (await get(`format=xero&grain=${grain}`)).body.split('\r\n')[0]
    expect(head).toBe(
      '*Narration,*Date,Description,*AccountCode,*TaxRate,*Amount,TrackingName1,TrackingOption1,TrackingName2,TrackingOption2',
    )
    const lines = await rows(`format=xero&grain=${grain}&tax_rate=No%20VAT`)
    for (const line of lines) {
      expect(line['*Narration']).not.toBe('')
      expect(line['*Date']).toMatch(/^\d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4}$/)
      expect(line['*AccountCode']).toMatch(/^\d{1,10}$/)
      expect(line['*TaxRate']).toBe('No VAT')
      expect(line['*Amount']).toMatch(/^-?\d+\.\d\d$/)
    }
    const journals = addUp(
      lines,
      (line) => `${line['*Narration']} ${line['*Date']}`,
      (line) => centsOf(line['*Amount']),
    )
    expect(journals.every(({ lines: count, cents }) => count >= 2 && cents === 0)).toBe(true)
  },
)

test('both grains come to the same on every account, and to what the accounts hold', async () => {
  const { rows, services } = await buildJournal()
  const sums = async (grain: string) => {
    const sum: Record<string, number> = {}
    for (const line of await rows(`format=plain&grain=${grain}`)) {
      const kind = /^Tower:(\w+)/.exec(line['Account name'] ?? '')?.[1] ?? ''
      sum[kind] = (sum[kind] ?? 0) + centsOf(line.Credit) - centsOf(line.Debit)
    }
    return Object.fromEntries(Object.entries(sum).filter(([, cents]) => cents !== 0))
  }
  const byDay = await sums('day')
  expect(await sums('fact')).toEqual(byDay)
  const held = await services.database.read((tx) =>
    tx
      .selectFrom('ledger_accounts')
      .select(['kind', (eb) => eb.fn.sum<number>('balance_cents').as('cents')])
      .where('unit', '=', 'USD')
      .groupBy('kind')
      .execute(),
  )
  expect(byDay).toEqual(
    Object.fromEntries(
      held.map(({ kind, cents }) => [kind, Number(cents)]).filter(([, cents]) => cents !== 0),
    ),
  )
})

test('a journal of nothing but its head comes from a time in which nothing was booked', async () => {
  const { ask } = await buildJournal()
  for (const grain of ['day', 'fact']) {
    const empty = await ask(
      'GET',
      `/api/admin/journal.csv?from=2020-01-01&to=2020-12-31&format=plain&grain=${grain}`,
    )
    expect(empty.body.trim().split('\r\n')).toHaveLength(1)
  }
})

test('an import is refused while an account has no code, and a time that is none', async () => {
  const { get, ask } = await buildJournal({ withCodes: false })
  expect((await get('format=xero')).json()).toMatchObject({ code: 'closing.account_without_code' })
  expect((await get('format=plain')).statusCode).toBe(200)
  const backwards = await ask('GET', '/api/admin/journal.csv?from=2026-02-01&to=2026-01-01&format=plain')
  expect(backwards.json()).toMatchObject({ code: 'closing.period' })
})

test('a code of an account stands in the audit log with the one before it', async () => {
  const world = await buildClosing()
  const give = (kind: string, body: object) => world.ask('POST', `/api/admin/account-codes/${kind}`, body)
  await give('bank', { code: '1000', name: 'Checking' })
  world.clock.advance(1_000)
  await give('bank', { code: '1010', name: 'Checking at First' })
  expect((await codesOf(world)).find(({ kind }) => kind === 'bank')).toMatchObject({
    code: '1010',
    name: 'Checking at First',
    changed_by: 'Dana Reyes',
  })
  const rows = await world.services.database.read((tx) =>
    tx
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'closing.name_account')
      .orderBy('seq')
      .execute(),
  )
  expect(rows.at(-1)?.details).toMatchObject({ code: '1010', code_before: '1000', name_before: 'Checking' })
  expect((await give('wallet', { code: '1', name: 'Credits' })).json()).toMatchObject({
    code: 'closing.account_unknown',
  })
  expect((await give('bank', { code: '12345678901', name: 'Too long' })).statusCode).toBe(400)
  expect(await world.findFaults()).toEqual([])
})
