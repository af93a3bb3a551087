// @module-tag some-on-pglite: who is owed a statement is counted there as well.
import { yearOf } from '@tower/contract/org-days.ts'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { YearGiver, YearStatements } from '@tower/contract/money/closing-year.contract.ts'
import { buildClosing } from '../../../../test/money/closing/build-closing.ts'
import { sendYearStatements } from './send-year-statements.ts'
import { readMails as readOutbox } from '../../../../test/mail/read-mails.ts'

vi.setConfig({ testTimeout: 60_000 })

let world: Awaited<ReturnType<typeof buildClosing>>
let year: number
beforeEach(async () => {
  world = await buildClosing({ environment: { ORG_EIN: '12-3456789' }, poolSize: 8, keep: true })
  year = yearOf(world.clock.now())
  await world.give({ email: 'omar@example.org', amountCents: 50_000 })
  await world.give({ email: 'omar@example.org', amountCents: 10_000 })
  await world.give({ email: 'rosa@example.org', amountCents: 20_000, body: { language: 'es' } })
  const { paymentId } = await world.give({ email: 'gone@example.org', amountCents: 5_000 })
  await world.services.payments.refund({ paymentId, amountCents: 5_000, idempotencyKey: 'all' })
  await world.deliverAll()
})
afterEach(() => world.close())

const path = '/api/admin/year-end/statements'
const look = (of = year) => world.read<YearStatements>(`${path}?year=${of}`)
const mail = (mails: number) => world.ask('POST', path, { year, mails })
const turnTheYear = () => world.clock.advance(Date.UTC(year + 1, 0, 2) - world.clock.now().getTime())
const codeOf = (answer: { json<Body>(): Body }) => answer.json<{ code?: string }>().code

async function readMails() {
  const mails = await readOutbox(world.services, { template: 'year_statement' })
  return mails.sort((one, other) => one.to_email.localeCompare(other.to_email))
}

test('looking says how many mails there would be, and mails none', { tags: 'on-pglite-too' }, async () => {
  turnTheYear()
  expect(await look()).toMatchObject({ to_mail: 2, mailed: 0, without_address: 0, is_over: true, run: null })
  expect(await readMails()).toEqual([])
})

test('everybody who gave gets one statement, in their language, with the way to their gifts of that year', async () => {
  // Staff wrote down in which language Omar reads; his gifts say nothing of it.
  await world.services.database.transaction((tx) =>
    sql`insert into donor_contacts (donor_id, language, changed_at)
      select id, 'es', now() from donors where email = 'omar@example.org'`.execute(tx),
  )
  turnTheYear()
  expect((await mail(2)).statusCode).toBe(200)
  await sendYearStatements(world.services)
  const [omar, rosa, ...others] = await readMails()
  expect(others).toEqual([])
  expect(omar).toMatchObject({
    to_email: 'omar@example.org',
    locale: 'es',
    params: { year, gifts: 2, keptCents: 60_000, taxes: { deductibleCents: 60_000 } },
  })
  expect(rosa).toMatchObject({ to_email: 'rosa@example.org', locale: 'es', params: { keptCents: 20_000 } })
  const link = new URL(String(omar?.params.path), 'https://tower.test').searchParams
  expect(link.get('year')).toBe(String(year))
  const query = new URLSearchParams({ link: link.get('link') ?? '', year: String(year) }).toString()
  const gifts = await world.app.inject({ url: `/api/giving/gifts?${query}` })
  expect(gifts.json()).toMatchObject({ total: 2, kept_cents: 60_000 })
  expect(await look()).toMatchObject({ to_mail: 0, mailed: 2, run: { wanted: 2, mailed: 2, is_done: true } })
  const { items } = await world.read<{ items: YearGiver[] }>(`/api/admin/year-end?year=${year}`)
  expect(items.filter(({ statement_at: at }) => at !== null)).toHaveLength(2)
})

test('nobody gets two: a second yes finds nobody, and who gave late alone gets the next', async () => {
  turnTheYear()
  await mail(2)
  await sendYearStatements(world.services)
  expect(codeOf(await mail(2))).toBe('closing.statements_changed')
  const gift = {
    kind: 'check',
    amount_cents: 7_000,
    destination: 'classrooms',
    given_on: `${year}-12-30`,
    note: null,
  }
  const person = { reference: '17', email: 'late@example.org', donor_name: 'Late', is_another: false }
  const { id } = (await world.ask('POST', '/api/admin/offline-gifts', { ...gift, ...person })).json<{
    id: string
  }>()
  await world.ask('POST', `/api/admin/offline-gifts/${id}/receive`)
  expect(await look()).toMatchObject({ to_mail: 1, mailed: 2 })
  await mail(1)
  await sendYearStatements(world.services)
  expect((await readMails()).map(({ to_email: to }) => to)).toEqual([
    'late@example.org',
    'omar@example.org',
    'rosa@example.org',
  ])
})

test(
  'two staff at once, and the work done by several processes at once, mail each giver once',
  { tags: 'on-pglite-too' },
  async () => {
    turnTheYear()
    const answers = await Promise.all([mail(2), mail(2), mail(2)])
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    await Promise.all([1, 2, 3].map(() => sendYearStatements(world.services)))
    expect(await readMails()).toHaveLength(2)
  },
)

test('a year that is not over is not mailed, nor other than staff were told', async () => {
  expect(await look()).toMatchObject({ is_over: false, to_mail: 2 })
  expect(codeOf(await mail(2))).toBe('closing.year_not_over')
  turnTheYear()
  expect(codeOf(await mail(3))).toBe('closing.statements_changed')
  expect(await look()).toMatchObject({ run: null })
  expect(await readMails()).toEqual([])
})

test('one statement is mailed again by itself, at most once an hour, and stands in the audit log', async () => {
  turnTheYear()
  await mail(2)
  await sendYearStatements(world.services)
  const { items } = await world.read<{ items: YearGiver[] }>(`/api/admin/year-end?year=${year}`)
  const omar = items.find(({ email }) => email === 'omar@example.org')
  const again = () => world.ask('POST', `${path}/${omar?.donor_id}`, { year })
  expect((await again()).statusCode).toBe(200)
  expect(codeOf(await again())).toBe('closing.statement_just_mailed')
  expect((await readMails()).filter(({ to_email: to }) => to === 'omar@example.org')).toHaveLength(2)
  expect(codeOf(await world.ask('POST', `${path}/${crypto.randomUUID()}`, { year }))).toBe(
    'giving.donor_not_found',
  )
  const audit = await world.services.database.read((tx) =>
    tx.selectFrom('audit_log').select('action').where('action', 'like', 'closing.%').orderBy('seq').execute(),
  )
  expect(audit.map(({ action }) => action)).toEqual(['closing.mail_statements', 'closing.resend_statement'])
})
