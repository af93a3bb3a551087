import { dayOf } from '@tower/contract/org-days.ts'
import { dayMs } from '@tower/contract/durations.ts'
import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { approvalEndpoints } from '@tower/contract/money/approvals.contract.ts'
import type {
  BankStatement,
  closingBankEndpoints,
  StatementReading,
} from '@tower/contract/money/closing-bank.contract.ts'
import type { MonthBooks } from '@tower/contract/money/closing-months.contract.ts'
import type { Activities, TrialBalance } from '@tower/contract/money/closing-reports.contract.ts'
import { expect, test, vi } from 'vitest'
import { findViolations } from '../../../test/find-violations.ts'
import {
  buildReimbursements,
  itemOf,
  type Person,
  reimb,
} from '../../../../test/spending/reimbursements/build-reimbursements.ts'
import { readCsv } from '../../../../test/money/closing/read-csv.ts'
import { sql } from 'kysely'
import { putGuardsToSleep } from '../../../test/sleeping-guards.ts'
import { compareStatements } from './compare-lines.ts'
import { digestOf, keyOf } from './read-statement.ts'

vi.setConfig({ testTimeout: 60_000 })

type Lines = CallOutput<typeof closingBankEndpoints.lines>
type Entries = CallOutput<typeof closingBankEndpoints.entries>
type Approvals = CallOutput<typeof approvalEndpoints.list>

const month = '2026-11'
const november = { from: '2026-11-01', to: '2026-11-30' }

/** A charity whose bank paid three reimbursements, two of them by one file, and which staff call as themselves. */
async function buildBank(limit = '1000000') {
  const world = await buildReimbursements({ environment: { SECOND_PERSON_CENTS: limit } })
  const { call, services, clock, submit, decide } = world
  const paid = async (cents: number) => {
    const { id, number } = await submit([world.line(cents)])
    await decide(id, 'approved')
    return { id, number }
  }
  const [one, two, three] = [await paid(1_000), await paid(2_000), await paid(4_000)]
  await call(world.dana, 'POST', reimb.payments, {
    request_ids: [one.id, two.id],
    request_key: services.random.uuid(),
  })
  await decide(three.id, 'paid', { reference: 'CHK-2001' })
  const day = dayOf(clock.now())
  // The month is over, so that a statement may have all of its days.
  clock.advance(15 * dayMs)

  /** As somebody who signed in just now. */
  const as = async (who: Person, method: 'GET' | 'POST', url: string, body?: object) =>
    call(await world.signedIn(who.userId), method, url, body)
  const take = (text: string, more: object = {}) =>
    as(world.dana, 'POST', '/api/admin/bank-statements', {
      ...{ name: 'november.csv', text, ...november, dry_run: false },
      ...more,
    })
  const books = async () => (await as(world.dana, 'GET', `/api/admin/months/${month}`)).json<MonthBooks>()
  const lines = async (state: 'left' | 'settled') =>
    (await as(world.dana, 'GET', `/api/admin/months/${month}/bank-lines?state=${state}`)).json<Lines>().items
  const onLine = (lineId: string, act: string, body?: object, who = world.dana) =>
    as(who, 'POST', `/api/admin/bank-lines/${lineId}/${act}`, body)
  const closeIt = (who = world.dana) => as(who, 'POST', `/api/admin/months/${month}/close`)
  return { ...world, day, as, take, books, lines, onLine, closeIt, three }
}

const sheet = (...rows: string[]) => ['Date,Description,Amount', ...rows].join('\n')

test('a month closes once the statement shows all that left the bank: whole files, references, and what staff explain', async () => {
  const world = await buildBank()
  const { day, take, books, lines, onLine, clock, as, dana, omar } = world
  const text = sheet(
    `${day},ACH BATCH,-30.00`,
    `${day},CHECK CHK 2001,-40.00`,
    `${day},SERVICE FEE,-5.00`,
    `${day},RENT,-700.00`,
  )
  const balance = { closing_cents: -77_500 }
  const look = (await take(text, { ...balance, dry_run: true })).json<StatementReading>()
  expect(look).toMatchObject({ lines: 4, known: 0, out_cents: 77_500, statement_id: null, fault_count: 0 })
  expect(look).toMatchObject({ opening_cents: 0, closing_cents: -77_500 })
  expect((await books()).statement).toMatchObject({ agreement: 'not_covered', lines: 0 })
  expect((await take(text, balance)).json<StatementReading>().statement_id).not.toBeNull()
  expect((await take(text)).json()).toMatchObject({ code: 'closing.statement_known' })
  expect((await lines('settled')).map((line) => [line.text, line.match, line.entries])).toEqual(
    expect.arrayContaining([
      ['ACH BATCH', 'file', 2],
      ['CHECK CHK 2001', 'reference', 1],
    ]),
  )
  expect((await books()).statement).toMatchObject({
    agreement: 'differs',
    left: 2,
    difference_cents: 70_500,
    books: { out_cents: 7_000, closing_cents: -7_000 },
  })
  const [fee, rent] = ['SERVICE FEE', 'RENT'].map(
    (words) => async () => (await lines('left')).find((line) => line.text === words)?.id ?? '',
  ) as [() => Promise<string>, () => Promise<string>]
  const feeId = await fee()
  expect((await onLine(feeId, 'explain', { reason: 'bank_fee', note: '' })).statusCode).toBe(400)
  await onLine(feeId, 'explain', { reason: 'bank_fee', note: 'Monthly fee' })
  expect((await onLine(feeId, 'undo')).json()).toMatchObject({ code: 'closing.line_booked' })
  const rentId = await rent()
  await onLine(rentId, 'explain', { reason: 'not_ours', note: 'Rent' })
  expect((await onLine(rentId, 'undo')).statusCode).toBe(200)
  await onLine(rentId, 'explain', { reason: 'not_ours', note: 'Rent, paid by hand' })
  expect((await onLine(rentId, 'explain', { reason: 'not_ours', note: 'Again' })).json()).toMatchObject({
    code: 'closing.line_settled',
  })
  // No line is left over, but that $700 are of other books is the word of one person: the balances say by how much.
  expect((await books()).statement).toMatchObject({
    agreement: 'differs',
    explained: 2,
    explained_cents: -70_500,
    books: { out_cents: 7_500 },
    ...{ left: 0, entry_count: 0, balance_difference_cents: -70_000, signed_difference_cents: 0 },
  })
  clock.advance(40 * dayMs)
  expect((await world.closeIt()).json()).toMatchObject({ code: 'approvals.waits' })
  const [asked] = (await as(omar, 'GET', '/api/admin/approvals?state=waiting')).json<Approvals>().items
  const sign = { decision: 'approved', note: '' }
  expect((await as(omar, 'POST', `/api/admin/approvals/${asked?.id}/decide`, sign)).statusCode).toBe(200)
  expect((await books()).closed).toMatchObject({
    ...{ by: 'Dana Reyes', signed_by: 'Omar Haddad', difference_cents: 70_000 },
  })

  const journal = await as(
    dana,
    'GET',
    '/api/admin/journal.csv?from=2026-11-01&to=2026-11-30&format=plain&grain=fact',
  )
  const rows = readCsv(journal.body).map((row) => row.Description)
  expect(rows).toContain(`bank paid, RB-${world.three.number}`)
  const year = (await as(dana, 'GET', '/api/admin/activities?year=2026')).json<Activities>()
  const totals = Object.fromEntries(year.lines.map(({ line, total_cents: cents }) => [line, cents]))
  expect(totals).toMatchObject({ reimbursements: -7_000, bank_fees: -500, orders: 0 })
  expect(year.net_cents).toBe(year.held_cents)
  expect(year.net[10]).toBe(year.net_cents)
  for (const period of [month, '2026']) {
    const trial = (await as(dana, 'GET', `/api/admin/trial-balance?period=${period}`)).json<TrialBalance>()
    expect(trial.debit_cents).toBe(trial.credit_cents)
    expect(trial.rows.find(({ kind }) => kind === 'bank')).toMatchObject({ closing_cents: 7_500 })
  }
  const file = await as(dana, 'GET', '/api/admin/activities.csv?year=2026')
  expect(file.body.split('\r\n')[0]).toContain('Line,2026-01,2026-02')
  expect(
    readCsv((await as(dana, 'GET', `/api/admin/trial-balance.csv?period=${month}`)).body).at(-1),
  ).toMatchObject({
    Account: 'total',
  })
  // What two people signed is not asked about again: the next month agrees when the bank held no more apart than then.
  const december = { from: '2026-12-01', to: '2026-12-31' }
  await take(sheet('2026-12-15,SERVICE FEE,-1.00'), { ...december, closing_cents: -77_600 })
  const [line] = (await as(dana, 'GET', '/api/admin/months/2026-12/bank-lines?state=left')).json<Lines>()
    .items
  await onLine(line?.id ?? '', 'explain', { reason: 'bank_fee', note: 'Monthly fee' })
  const next = (await as(dana, 'GET', '/api/admin/months/2026-12')).json<MonthBooks>()
  expect(next.statement).toMatchObject({
    ...{ agreement: 'agrees', balance_difference_cents: -70_000, signed_difference_cents: -70_000 },
  })
  expect((await as(dana, 'POST', '/api/admin/months/2026-12/close')).statusCode).toBe(200)
  expect(await world.services.database.read(findViolations)).toEqual([])
})

test('money that left the bank is no fee by the word of one person above the limit: another one agrees, and then the month does', async () => {
  const world = await buildBank()
  const { day, take, books, lines, onLine, as, omar, closeIt, services } = world
  const text = sheet(
    `${day},ACH BATCH,-30.00`,
    `${day},CHECK CHK 2001,-40.00`,
    `${day},WIRE,-9999.99`,
    `${day},FEE,-0.02`,
    `${day},INTEREST,20000.00`,
  )
  await take(text, { closing_cents: 992_999 })
  const idOf = async (words: string) => (await lines('left')).find((line) => line.text === words)?.id ?? ''
  const [wireId, feeId] = [await idOf('WIRE'), await idOf('FEE')]
  const fee = { reason: 'bank_fee', note: 'A fee' }
  // What came in is let out by nobody; what left is added up with what the same person let out before.
  expect((await onLine(await idOf('INTEREST'), 'explain', fee)).statusCode).toBe(200)
  for (const reason of ['bank_fee', 'cards_funded'])
    expect((await onLine(wireId, 'explain', { ...fee, reason })).json()).toMatchObject({
      code: 'approvals.waits',
    })
  expect((await onLine(feeId, 'explain', fee)).statusCode).toBe(200)
  const waiting = async () =>
    (await as(omar, 'GET', '/api/admin/approvals?state=waiting&kind=bank_line')).json<Approvals>().items
  const [asked] = await waiting()
  expect(asked).toMatchObject({ what: 'WIRE', amount_cents: 999_999, asked_by: 'Dana Reyes' })
  const wire = async (state: 'left' | 'settled') => (await lines(state)).find(({ id }) => id === wireId)
  // Whoever comes to the month reads at the line itself that it waits.
  expect((await wire('left'))?.approval).toMatchObject({
    id: asked?.id,
    state: 'waiting',
    amount_cents: 999_999,
  })
  const decide = (who: Person) =>
    as(who, 'POST', `/api/admin/approvals/${asked?.id}/decide`, { decision: 'approved' })
  expect((await decide(world.dana)).json()).toMatchObject({ code: 'approvals.not_yours' })
  expect((await decide(omar)).statusCode).toBe(200)
  expect((await onLine(wireId, 'explain', fee)).json()).toMatchObject({ code: 'closing.line_settled' })
  expect(await wire('settled')).toMatchObject({
    ...{ reason: 'cards_funded', settled_by: 'Dana Reyes', approval: null },
  })
  expect((await books()).statement).toMatchObject({ agreement: 'agrees' })
  expect((await closeIt()).statusCode).toBe(200)
  expect(await services.database.read(findViolations)).toEqual([])
})

test('what waits about a line ends by itself once the comparison or a person settles the line, and says so', async () => {
  const world = await buildBank('7000')
  const { as, dana, omar, take, onLine, clock, budgetId } = world
  const today = dayOf(clock.now())
  const days = { from: '2026-12-01', to: today, name: 'december.csv' }
  await take(sheet(`${today},UNKNOWN,-41.00`, `${today},RENT,-43.00`), days)
  const left = (await as(dana, 'GET', '/api/admin/months/2026-12/bank-lines?state=left')).json<Lines>().items
  const idOf = (words: string) => left.find(({ text }) => text === words)?.id ?? ''
  for (const words of ['UNKNOWN', 'RENT'])
    expect(
      (await onLine(idOf(words), 'explain', { reason: 'bank_fee', note: 'A fee' })).json(),
    ).toMatchObject({ code: 'approvals.waits' })
  // The books hear of it later: it was a reimbursement.
  const asked = await as(world.teacher, 'POST', reimb.submit, {
    ...{
      budget_id: budgetId,
      memo: '',
      items: [world.line(4_100)],
      request_key: world.services.random.uuid(),
    },
  })
  const { id } = itemOf(asked)
  const decide = (status: string) =>
    as(dana, 'POST', reimb.decide, { request_id: id, status, reference: 'CHK-9' })
  await decide('approved')
  const waiting = (
    await as(omar, 'GET', '/api/admin/approvals?state=waiting&kind=reimbursement')
  ).json<Approvals>()
  await as(omar, 'POST', `/api/admin/approvals/${waiting.items[0]?.id}/decide`, {
    ...{ decision: 'approved', note: '' },
  })
  expect((await decide('paid')).statusCode).toBe(200)
  const compared = await as(dana, 'POST', '/api/admin/months/2026-12/compare-bank')
  expect(compared.json()).toEqual({ matched: 1 })
  expect((await onLine(idOf('RENT'), 'explain', { reason: 'not_ours', note: 'Rent' })).statusCode).toBe(200)
  const ofLines = (await as(omar, 'GET', '/api/admin/approvals?kind=bank_line')).json<Approvals>().items
  expect(ofLines.map(({ state, ended_because: because }) => [state, because])).toEqual(
    Array(2).fill(['outdated', 'settled']),
  )
  const late = await as(omar, 'POST', `/api/admin/approvals/${ofLines[0]?.id}/decide`, {
    ...{ decision: 'approved', note: '' },
  })
  expect(late.json()).toMatchObject({ code: 'approvals.settled' })
  expect(await world.services.database.read(findViolations)).toEqual([])
})

test('a month that does not agree is closed when a second person signs the difference that both saw', async () => {
  const world = await buildBank()
  const { day, take, books, lines, onLine, clock, as, dana, omar } = world
  await take(sheet(`${day},CHECK,-40.00`, `${day},DEPOSIT,12.34`))
  clock.advance(40 * dayMs)
  expect((await books()).statement).toMatchObject({ agreement: 'differs', left: 1, entry_count: 2 })
  expect((await world.closeIt()).json()).toMatchObject({ code: 'approvals.waits' })
  const asked = async () =>
    (await as(omar, 'GET', '/api/admin/approvals?state=waiting')).json<Approvals>().items[0]
  const sign = async (who: Person, id: string) =>
    as(who, 'POST', `/api/admin/approvals/${id}/decide`, { decision: 'approved', note: '' })
  const first = await asked()
  expect(first).toMatchObject({
    kind: 'month_difference',
    amount_cents: 4_234,
    subject_id: month,
    what: month,
  })
  expect((await books()).approval).toMatchObject({ id: first?.id, state: 'waiting' })
  expect((await sign(dana, first?.id ?? '')).json()).toMatchObject({ code: 'approvals.not_yours' })
  // What is left over changes: what was asked for is not what would be signed.
  const [left] = await lines('left')
  const near = (await as(dana, 'GET', `/api/admin/bank-lines/${left?.id}/entries`)).json<Entries>()
  expect(near.items).toEqual([])
  await onLine(left?.id ?? '', 'explain', { reason: 'not_ours', note: 'A grant' })
  expect((await sign(omar, first?.id ?? '')).json()).toMatchObject({ code: 'approvals.changed' })
  await world.closeIt()
  const no = { decision: 'refused', note: 'Whose deposit is it?' }
  await as(omar, 'POST', `/api/admin/approvals/${(await asked())?.id}/decide`, no)
  expect((await books()).approval).toMatchObject({ state: 'refused', note: no.note })
  await world.closeIt()
  expect((await sign(omar, (await asked())?.id ?? '')).statusCode).toBe(200)
  expect((await books()).approval).toBeNull()
  expect((await books()).closed).toMatchObject({
    by: 'Dana Reyes',
    signed_by: 'Omar Haddad',
    difference_cents: 3_000,
  })
  expect((await world.closeIt()).json()).toMatchObject({ code: 'closing.month_closed' })
  expect(await world.services.database.read(findViolations)).toEqual([])
})

test('a person settles what the comparison can not: several entries in one line, and an entry on no statement', async () => {
  const world = await buildBank()
  const { day, take, books, lines, onLine, clock, as, dana } = world
  await take(sheet(`${day},TWO AT ONCE,-60.00`, `${day},OTHER,-9.99`))
  const [two] = (await lines('left')).filter(({ text }) => text === 'TWO AT ONCE')
  const id = two?.id ?? ''
  const { items } = (await as(dana, 'GET', `/api/admin/bank-lines/${id}/entries`)).json<Entries>()
  expect(items.map(({ amount_cents: cents }) => cents)).toEqual([-4_000, -2_000, -1_000])
  const ids = (...amounts: number[]) =>
    items.filter(({ amount_cents: cents }) => amounts.includes(cents)).map((entry) => entry.id)
  const match = (entryIds: string[], lineId = id) => onLine(lineId, 'match', { entry_ids: entryIds })
  expect((await match(ids(-4_000))).json()).toMatchObject({ code: 'closing.entries_differ' })
  expect((await match([id])).json()).toMatchObject({ code: 'closing.entry_not_found' })
  const both = await Promise.all([match(ids(-4_000, -2_000)), match(ids(-4_000, -2_000))])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  clock.advance(20 * dayMs)
  const [missing] = (await books()).statement.entries
  expect(missing).toMatchObject({ amount_cents: -1_000, kind: 'bank_paid' })
  const explain = (note: string) =>
    as(dana, 'POST', `/api/admin/bank-entries/${missing?.id}/explain`, { note })
  expect((await explain('Paid in cash')).statusCode).toBe(200)
  expect((await explain('Again')).json()).toMatchObject({ code: 'closing.entries_settled' })
  expect((await books()).statement.entry_count).toBe(0)
  expect((await onLine(id, 'undo')).statusCode).toBe(200)
  const again = (await as(dana, 'POST', `/api/admin/months/${month}/compare-bank`)).json<{
    matched: number
  }>()
  expect(again.matched).toBe(0)
  expect((await onLine(world.services.random.uuid(), 'undo')).statusCode).toBe(404)
  expect(await world.services.database.read(findViolations)).toEqual([])
})

test('a balance of a day that was not over is brought to its end by what a later file has of that day', async () => {
  const { day, take, books, clock } = await buildBank()
  const closing = async () => (await books()).statement.statement.closing_cents
  await take(sheet(`${day},CHECK CHK 2001,-40.00`), { to: '2026-12-01', closing_cents: 60_000 })
  expect(await closing()).toBe(60_000)
  clock.advance(dayMs)
  const later = { from: '2026-12-01', to: '2026-12-02', closing_cents: 59_000 }
  expect((await take(sheet('2026-12-01,IN THE AFTERNOON,-10.00'), later)).statusCode).toBe(200)
  expect(await closing()).toBe(60_000)
})

test('what was typed wrong beside a file is typed again: the last time counts, and what was closed stays as it was', async () => {
  const world = await buildBank()
  const { day, take, books, clock, as, dana, omar } = world
  const text = sheet(`${day},ACH BATCH,-30.00`, `${day},CHECK CHK 2001,-40.00`)
  const difference = async () => (await books()).statement.balance_difference_cents
  await take(text, { closing_cents: -17_000 })
  expect(await difference()).toBe(-10_000)
  clock.advance(40 * dayMs)
  expect((await world.closeIt()).json()).toMatchObject({ code: 'approvals.waits' })
  const [asked] = (await as(omar, 'GET', '/api/admin/approvals?state=waiting')).json<Approvals>().items
  await as(omar, 'POST', `/api/admin/approvals/${asked?.id}/decide`, { decision: 'approved', note: '' })
  const closed = (await books()).closed
  // A later file does not fit until the wrong balance is put right.
  const december = { from: '2026-12-01', to: '2026-12-31', closing_cents: -7_100 }
  const next = () => take(sheet('2026-12-15,SERVICE FEE,-1.00'), december)
  expect((await next()).json()).toMatchObject({ code: 'closing.statement_gap' })
  for (const typed of [{ closing_cents: -17_000 }, {}])
    expect((await take(text, typed)).json()).toMatchObject({ code: 'closing.statement_known' })
  const both = await Promise.all([
    take(text, { closing_cents: -7_000 }),
    take(text, { closing_cents: -7_000 }),
  ])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(both.find(({ statusCode }) => statusCode === 200)?.json()).toMatchObject({ lines: 2, known: 2 })
  expect(await difference()).toBe(0)
  expect((await books()).closed).toEqual(closed)
  // Of another file of the same days the last balance that was typed counts as well.
  const same = (cents: number) => take(`${text}\n`, { closing_cents: cents })
  expect((await same(-9_000)).statusCode).toBe(200)
  expect(await difference()).toBe(-2_000)
  expect((await same(-7_000)).statusCode).toBe(200)
  expect((await next()).statusCode).toBe(200)
  const taken = (await as(dana, 'GET', '/api/admin/bank-statements')).json<{ items: BankStatement[] }>().items
  expect(taken.map(({ closing_cents: cents, replaced }) => [cents, replaced])).toEqual([
    [-7_100, false],
    [-7_000, false],
    [-9_000, true],
    [-7_000, false],
    [-17_000, true],
  ])
  expect(await world.services.database.read(findViolations)).toEqual([])
})

test('the version before closes a month that agrees without a balance', async () => {
  const { services, dana, clock } = await buildBank()
  class Undone extends Error {}
  const closing = services.database.transaction(async (tx) => {
    await sql`insert into month_closings (month, from_at, until_at, figures, closed_by, closed_at, bank_agreement, difference_cents)
      values ('2026-10-01', '2026-10-01', '2026-11-01', '{}', ${dana.userId}, ${clock.now()}, 'agrees', 0)`.execute(
      tx,
    )
    throw new Undone()
  })
  await expect(closing).rejects.toThrow(Undone)
})

test('files of another account, with a gap or of another kind are refused; long ones are compared step by step', async () => {
  const world = await buildBank()
  const { day, take, as, dana, services } = world
  const ofx = (account: string, id = 'A1') => `OFXHEADER:100
<OFX><STMTRS><CURDEF>USD<BANKID>1<ACCTID>${account}<DTSTART>20261101<DTEND>20261130
<STMTTRN><DTPOSTED>${day.replaceAll('-', '')}<TRNAMT>-40.00<FITID>${id}<NAME>CHECK CHK-2001
<LEDGERBAL><BALAMT>100.00<DTASOF>20261130</STMTRS></OFX>`
  expect((await take(ofx('111222'))).statusCode).toBe(200)
  expect((await take(ofx('333444'))).json()).toMatchObject({ code: 'closing.statement_other_account' })
  expect((await take(sheet(`${day},A,1`))).json()).toMatchObject({ code: 'closing.statement_overlaps' })
  const december = { from: '2026-12-01', to: '2026-12-01' }
  const next = (balance: string) => `Date,Description,Amount,Balance\n2026-12-01,A,1.00,${balance}`
  expect((await take(next('7.00'), { ...december, to: '2026-12-02' })).json()).toMatchObject({
    code: 'closing.statement_future',
  })
  expect((await take(next('7.00'), { ...december, dry_run: true })).json()).toMatchObject({
    code: 'closing.statement_gap',
  })
  world.clock.advance(30 * dayMs)
  // A line twice under another number, and a balance that is a cent off, do not fit to what the bank said before.
  const later = (id: string, balance: string, more = '') =>
    ofx('111222', id)
      .replaceAll('20261130', '20261201')
      .replace('100.00', balance)
      .replace('<LEDGERBAL>', `${more}<LEDGERBAL>`)
  const again = `<STMTTRN><DTPOSTED>${day.replaceAll('-', '')}<TRNAMT>-40.00<FITID>A2<NAME>CHECK CHK-2001\n`
  for (const wrong of [later('A1', '60.00', again), later('A1', '99.99')])
    expect((await take(wrong)).json()).toMatchObject({ code: 'closing.statement_gap' })
  // A number that the bank gave before is another line where day and amount are others.
  const reused = '<STMTTRN><DTPOSTED>20261201<TRNAMT>-5.00<FITID>A1<NAME>FEE\n'
  expect((await take(later('A1', '95.00', reused))).json()).toMatchObject({ lines: 2, known: 1 })
  expect((await take(later('A1', '95.00', `${reused} `))).json()).toMatchObject({ lines: 2, known: 2 })
  // Taken before days and amounts told such lines apart, the second one of a file had the second key of its number.
  await services.database.transaction(async (tx) => {
    await putGuardsToSleep(tx)
    const {
      rows: [first],
    } = await sql<{ key: string }>`select key from bank_lines where text = 'FEE'`.execute(tx)
    expect(first?.key).toBeDefined()
    const named = `id ${digestOf('1111222')} A1`
    await sql`update bank_lines set key = ${keyOf(named, 2)} where text = 'FEE'`.execute(tx)
  })
  expect((await take(later('A1', '95.00', `${reused}  `))).json()).toMatchObject({ lines: 2, known: 2 })

  const many = Array.from(
    { length: 2_600 },
    (_, at) => `2026-10-${String((at % 31) + 1).padStart(2, '0')},LINE ${at},-1.00`,
  )
  const october = { from: '2026-10-01', to: '2026-10-31', name: 'october.csv' }
  expect((await take(sheet(...many), october)).json()).toMatchObject({ lines: 2_600, known: 0 })
  const progress = async () =>
    (await as(dana, 'GET', '/api/admin/bank-statements'))
      .json<{ items: BankStatement[] }>()
      .items.find(({ name }) => name === 'october.csv')?.compared
  expect(await progress()).toBe(2_000)
  await compareStatements(services)
  expect(await progress()).toBe(2_600)
  // A longer file of the same days brings what is new.
  expect((await take(sheet(...many, '2026-10-31,ONE MORE,-1.00'), october)).json()).toMatchObject({
    lines: 2_601,
    known: 2_600,
  })
  expect((await take('Not a statement')).json()).toMatchObject({ code: 'closing.statement_columns' })
  const teacher = await as(world.teacher, 'GET', '/api/admin/bank-statements')
  expect(teacher.statusCode).toBe(403)
  expect(await services.database.read(findViolations)).toEqual([])
})
