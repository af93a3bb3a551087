import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import type { DeskGiver } from '@tower/contract/money/desk-givers.contract.ts'
import type { PaymentStory } from '@tower/contract/money/desk-payments.contract.ts'
import { buildDesk } from '../../../../test/money/desk/build-desk.ts'
import { buildSponsorship } from '../../../../test/money/giving/build-sponsorship.ts'
import { balanceOf } from '../../ledger/read-balance.ts'
import { listMonthlyRows, type MonthlyRow } from './monthly-list.queries.ts'
import { readBooks } from '../../../test/read-books.ts'

vi.setConfig({ testTimeout: 60_000 })

const path = '/api/admin/givers'
const reason = 'Told by phone'

async function buildGivers() {
  const world = await buildDesk({ poolSize: 6 })
  const dana = await world.staff('dana@tower.test', 'Dana Reyes')
  const kim = await world.staff('kim@tower.test', 'Kim Osei')
  const post = (url: string, body: object, who = dana) => world.call(who, 'POST', url, body)
  const list = async (q = '') =>
    (await world.call(dana, 'GET', `${path}?q=${encodeURIComponent(q)}`)).json<{ items: DeskGiver[] }>().items
  const idOf = async (q: string) => (await list(q))[0]?.id ?? ''
  return { ...world, dana, kim, post, list, idOf }
}

test('staff join two givers who are one person, and what was left of both becomes a slot', async () => {
  const { pay, post, idOf, list, services, findFaults } = await buildGivers()
  await pay({ email: 'rosa@example.org', amountCents: 50_000 })
  await pay({ email: 'rosa@exmaple.org', amountCents: 30_000 })
  const [from, into] = [await idOf('rosa@exm'), await idOf('rosa@exa')]
  const leave = { series: 'gift_news', email: 'rosa@exmaple.org', left_at: services.clock.now() }
  await services.database.transaction((tx) => tx.insertInto('mail_leaves').values(leave).execute())
  expect((await post(`${path}/${from}/join`, { into_id: into, reason })).json()).toEqual({ ok: true })
  // What one of both has left, the one they are has left.
  expect(
    await services.database.read((tx) =>
      tx.selectFrom('mail_leaves').select('series').where('email', '=', 'rosa@example.org').execute(),
    ),
  ).toEqual([{ series: 'gift_news' }])
  expect(await list('rosa')).toMatchObject([
    { email: 'rosa@example.org', program_cents: 80_000, slots_minted: 1, gifts: 2, given_cents: 80_000 },
  ])
  expect((await readBooks(services)).slots).toHaveLength(1)
  expect((await post(`${path}/${from}/join`, { into_id: into, reason })).json()).toMatchObject({
    code: 'giving.donor_not_found',
  })
  expect((await post(`${path}/${into}/join`, { into_id: into, reason })).json()).toMatchObject({
    code: 'giving.donor_same',
  })
  expect(await findFaults()).toEqual([])
})

test('a pack of credits is bought and not given, and counts in no sum of a giver', async () => {
  const { services, call, signIn, sandbox, deliverAll, pay, list } = await buildGivers()
  await pay({ email: 'rosa@example.org', amountCents: 50_000 })
  await services.database.transaction((tx) =>
    tx
      .insertInto('credit_packs')
      .values({ name: 'Builder', price_cents: 5_000, credit_cents: 5_250, active: true })
      .execute(),
  )
  const { userId, bearer: token } = await signIn('rosa@example.org')
  const start = '/.netlify/functions/credits-create-checkout'
  const begun = await call({ userId, token }, 'POST', start, { pack: 'Builder' })
  await sandbox.pay(new URL(begun.json<{ url: string }>().url).pathname.split('/').at(-1) ?? '', 'paid')
  await deliverAll()
  expect(await list('rosa')).toMatchObject([{ gifts: 1, given_cents: 50_000, program_cents: 50_000 }])
})

test('credits that a giver bought without an account go along when staff join them with another', async () => {
  const { services, call, signIn, sandbox, deliverAll, pay, post, idOf, findFaults } = await buildGivers()
  await services.database.transaction((tx) =>
    tx
      .insertInto('credit_packs')
      .values({ name: 'Builder', price_cents: 5_000, credit_cents: 5_250, active: true })
      .execute(),
  )
  const buy = async (email: string) => {
    const begun = await call(undefined, 'POST', '/.netlify/functions/credits-create-checkout', {
      pack: 'Builder',
    })
    const session = new URL(begun.json<{ url: string }>().url).pathname.split('/').at(-1) ?? ''
    await sandbox.pay(session, 'paid', { email })
    await deliverAll()
  }
  await buy('rosa@exmaple.org')
  await buy('rosa@typo.org')
  await pay({ email: 'rosa@example.org', amountCents: 50_000 })
  const [first, second, into] = [await idOf('rosa@exm'), await idOf('rosa@typo'), await idOf('rosa@exa')]
  await post(`${path}/${first}/join`, { into_id: into, reason })
  expect(await findFaults()).toEqual([])
  const { userId } = await signIn('rosa@example.org')
  await post(`${path}/${second}/join`, { into_id: into, reason })
  const wallet = services.database.read((tx) => balanceOf(tx, { kind: 'wallet', ownerId: userId }))
  expect(await wallet).toBe(10_500)
  expect(await findFaults()).toEqual([])
})

test('two joins of the same givers at once, one each way, leave one giver', async () => {
  const { pay, post, idOf, list, dana, kim, findFaults } = await buildGivers()
  await pay({ email: 'a@example.org', amountCents: 50_000 })
  await pay({ email: 'b@example.org', amountCents: 30_000 })
  const [a, b] = [await idOf('a@'), await idOf('b@')]
  const both = await Promise.all([
    post(`${path}/${a}/join`, { into_id: b, reason }, dana),
    post(`${path}/${b}/join`, { into_id: a, reason }, kim),
  ])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404])
  expect(await list()).toHaveLength(1)
  expect(await findFaults()).toEqual([])
})

test('a mistyped address is corrected, unless it is somebody’s; an account keeps its name and address', async () => {
  const { pay, post, idOf, list, signIn, findFaults } = await buildGivers()
  await pay({ email: 'rosa@exmaple.org', amountCents: 50_000 })
  await pay({ email: 'tom@example.org', amountCents: 2_500 })
  const id = await idOf('rosa')
  const correct = (email: string | null, who = id) =>
    post(`${path}/${who}/correct`, { name: 'Rosa Núñez', email, reason })
  expect((await correct('tom@example.org')).json()).toMatchObject({ code: 'giving.donor_address_taken' })
  expect((await correct('Rosa@Example.org')).json()).toEqual({ ok: true })
  expect(await list('núñez')).toMatchObject([{ email: 'rosa@example.org', name: 'Rosa Núñez' }])
  expect((await correct(null)).json()).toMatchObject({ code: 'giving.donor_needs_address' })
  expect(await list('núñez')).toMatchObject([{ email: 'rosa@example.org' }])
  await signIn('tom@example.org')
  const [tom] = await list('tom@')
  expect(tom).toMatchObject({ has_account: true })
  for (const email of ['other@example.org', 'tom@example.org', null])
    expect((await correct(email, tom?.id)).json()).toMatchObject({ code: 'giving.donor_has_account' })
  expect(await findFaults()).toEqual([])
})

test('of two staff who correct one giver, the second reads that they were corrected, and replaces it only once they saw it', async () => {
  const { pay, post, idOf, list, dana, kim, services } = await buildGivers()
  await pay({ email: 'rosa@exmaple.org', amountCents: 50_000 })
  const id = await idOf('rosa')
  const [opened] = await list('rosa')
  const was = { name: opened?.name ?? null, email: opened?.email ?? null }
  const correct = (words: object, seen: object, who = dana) =>
    post(`${path}/${id}/correct`, { ...words, was: seen, reason }, who)
  const theirs = { name: 'Rosa Núñez', email: 'rosa@example.org' }
  expect((await correct(theirs, was, kim)).statusCode).toBe(200)
  const late = await correct({ name: 'Rosa Nunez', email: 'rosa@exmaple.org' }, was)
  expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'giving.donor_changed'])
  expect(await list('rosa')).toMatchObject([theirs])
  // The first one presses again, for the answer was lost: nothing is refused, and nothing written twice.
  expect((await correct(theirs, was, kim)).statusCode).toBe(200)
  // And so does somebody who saved what the form shows.
  expect((await correct(theirs, theirs)).statusCode).toBe(200)
  const written = await services.database.read((tx) =>
    tx.selectFrom('audit_log').select('action').where('action', '=', 'giving.correct_donor').execute(),
  )
  expect(written).toHaveLength(1)
  expect((await correct({ ...theirs, name: 'Rosa N.' }, theirs)).statusCode).toBe(200)
  expect(await list('rosa')).toMatchObject([{ ...theirs, name: 'Rosa N.' }])
})

test('a receipt is made void and written anew under the next number, to the corrected address', async () => {
  const { pay, post, call, dana, findFaults } = await buildGivers()
  const id = await pay({ email: 'rosa@exmaple.org', amountCents: 50_000 })
  const reissue = (number: number, email: string | null, who = dana) =>
    post(`/api/admin/payments/${id}/receipt`, { number, email, reason }, who)
  expect((await reissue(1, 'rosa@example.org')).json()).toEqual({ number: 2 })
  const story = (await call(dana, 'GET', `/api/admin/payments/${id}`)).json<PaymentStory>()
  expect(story.receipts).toMatchObject([
    { number: 1, email: 'rosa@exmaple.org' },
    { number: 2, email: 'rosa@example.org', voided_at: null, replaces_number: 1 },
  ])
  expect(story.receipts[0]?.voided_at).not.toBeNull()
  expect(story.mails.at(-1)).toMatchObject({ to_email: 'rosa@example.org' })
  expect(await findFaults()).toEqual([])
})

test('of two who write a receipt anew at once, and of a form that is sent twice, one does and its giver has one valid receipt', async () => {
  const { pay, post, call, dana, kim, findFaults } = await buildGivers()
  const id = await pay({ email: 'rosa@example.org', amountCents: 50_000 })
  const reissue = (number: number, email: string | null, who = dana) =>
    post(`/api/admin/payments/${id}/receipt`, { number, email, reason }, who)
  const both = await Promise.all([
    ...[reissue(1, 'rosa@example.org', dana), reissue(1, 'rosa@other.example', kim)],
    ...[reissue(1, 'rosa@example.org', dana), reissue(1, null, kim)],
  ])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409])
  const refused = both.filter(({ statusCode }) => statusCode === 409)
  for (const answer of refused) {
    const { code, error } = answer.json<{ code: string; error: string }>()
    expect([code, error.slice(0, 10)]).toEqual(['giving.receipt_replaced', 'Receipt 2 '])
  }
  const story = (await call(dana, 'GET', `/api/admin/payments/${id}`)).json<PaymentStory>()
  expect(story.receipts).toHaveLength(2)
  expect(story.mails.filter(({ template }) => template === 'receipt')).toHaveLength(2)
  expect((await reissue(2, null, kim)).json()).toEqual({ number: 3 })
  expect(await findFaults()).toEqual([])
})

test('a receipt is mailed again under its number: to its donor with their links, elsewhere without, once an hour, and both are in the audit', async () => {
  const { pay, post, call, dana, staff, services, clock, findFaults } = await buildGivers()
  const id = await pay({ email: 'rosa@example.org', amountCents: 50_000 })
  const again = (email: string | null) => post(`/api/admin/payments/${id}/receipt/email`, { email })
  expect((await again(null)).json()).toEqual({ to: 'rosa@example.org', mailed: true })
  expect((await again('Rosa@example.org')).json()).toEqual({ to: 'rosa@example.org', mailed: false })
  expect((await again('books@office.example')).json()).toEqual({ to: 'books@office.example', mailed: true })
  const story = (await call(dana, 'GET', `/api/admin/payments/${id}`)).json<PaymentStory>()
  expect(story.receipts).toMatchObject([{ number: 1, voided_at: null }])
  expect(story.mails.map(({ to_email: to }) => to)).toEqual([
    ...['rosa@example.org', 'rosa@example.org', 'books@office.example'],
  ])
  const rows = await services.database.read(async (tx) => ({
    mails: await tx
      .selectFrom('mails')
      .select(['to_email', 'params'])
      .where('template', '=', 'receipt')
      .execute(),
    audit: await tx
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'giving.email_receipt')
      .orderBy('seq')
      .execute(),
    words: await tx.selectFrom('audit_words').select(['key', 'words']).execute(),
  }))
  const elsewhere = rows.mails.find(({ to_email: to }) => to === 'books@office.example')
  expect(elsewhere?.params).toMatchObject({ number: 1, isCopy: true })
  expect(elsewhere?.params).not.toHaveProperty('followKey')
  expect(elsewhere?.params).not.toHaveProperty('givingPath')
  expect(rows.audit).toMatchObject([
    { details: { number: 1, other_address: false } },
    { details: { number: 1, other_address: true } },
  ])
  expect(rows.words).toContainEqual({ key: 'note', words: 'books@office.example' })
  // Where it went before is known; any other place asks for a recent proof.
  clock.advance(11 * 60_000)
  expect((await again('third@office.example')).json()).toMatchObject({ code: 'identity.proof_needed' })
  expect((await again('not an address')).statusCode).toBe(400)
  clock.advance(61 * 60_000)
  const later = await staff('dana@tower.test', 'Dana Reyes')
  expect(
    (await post(`/api/admin/payments/${id}/receipt/email`, { email: null }, later)).json(),
  ).toMatchObject({
    mailed: true,
  })
  expect(await findFaults()).toEqual([])
})

test('a personal note goes out with a receipt that is mailed again, and its donor counts as thanked', async () => {
  const { pay, post, call, dana, services } = await buildGivers()
  const id = await pay({ email: 'rosa@example.org', amountCents: 50_000 })
  const note = 'You came to the fair!\n\nSee you in spring.'
  await post(`/api/admin/payments/${id}/receipt/email`, { email: null, note })
  const mails = await services.database.read((tx) =>
    tx.selectFrom('mails').select('params').where('template', '=', 'receipt').orderBy('created_at').execute(),
  )
  expect(mails.at(-1)?.params).toMatchObject({ isCopy: true, note })
  expect((await call(dana, 'GET', '/api/admin/thanks?standing=done')).json()).toMatchObject({
    items: [{ id, thanked_how: 'email', thanked_by: 'Dana Reyes' }],
  })
})

test('a monthly gift is listed with what it is charged from its next month on', async () => {
  const world = await buildDesk()
  const { call, staff } = world
  const dana = await staff('dana@tower.test', 'Dana Reyes')
  const gift = await buildSponsorship(world)
  await gift.beginMonthly()
  const [link] = await gift.readLinks()
  const amounts = async () =>
    (await call(dana, 'GET', '/api/admin/monthly-gifts'))
      .json<{ items: { amount_cents: number }[] }>()
      .items.map(({ amount_cents: cents }) => cents)
  expect(await amounts()).toEqual([2_500])
  await gift.post('/api/monthly-gift/amount', { link, amount_cents: 5_000 })
  expect(await amounts()).toEqual([5_000])
})

test('the file of monthly gifts goes on behind the last one that it has', async () => {
  const world = await buildDesk()
  for (let nth = 0; nth < 3; nth++) await (await buildSponsorship(world)).beginMonthly()
  const { whole, walked } = await world.services.database.read(async (tx) => {
    const walked: MonthlyRow[] = []
    for (let after: MonthlyRow | undefined; walked.length < 4; walked.push(after)) {
      const [next] = await listMonthlyRows(tx, {}, { after, limit: 1 })
      if (!next) break
      after = next
    }
    return { walked, whole: await listMonthlyRows(tx, {}, { limit: 10 }) }
  })
  expect(whole).toHaveLength(3)
  expect(walked).toEqual(whole)
})

test('the file of givers holds what the search shows, past one reading and of one microsecond, and opens as text in a spreadsheet', async () => {
  const { pay, call, dana, list, services } = await buildGivers()
  await pay({ email: 'rosa@example.org', amountCents: 50_000 })
  await services.database.transaction((tx) =>
    sql`insert into donors (id, kind, email, display_name, created_at)
      select gen_random_uuid(), 'person', n || '-giver@example.org', '=cmd(' || n || ')',
        '2026-01-01 00:00:00.000123Z'::timestamptz + n % 3 * interval '1 day'
      from generate_series(1, 1500) n`.execute(tx),
  )
  const { body } = await call(dana, 'GET', `${path}.csv`)
  const lines = body.trim().split('\r\n')
  expect(lines[0]).toContain('Since (UTC),Name,Email')
  expect(new Set(lines).size).toBe(1_502)
  expect(lines[1]).toContain('rosa@example.org')
  expect(lines[1]).toContain(',1,500.00,')
  expect(lines[2]).toContain("'=cmd(")
  const found = async (words: string) =>
    (await call(dana, 'GET', `${path}.csv?q=${words}`)).body.trim().split('\r\n').slice(1)
  expect(await found('rosa')).toHaveLength(1)
  // Digits are the beginning of an address here, no receipt and no amount.
  expect(await found('1499')).toEqual([expect.stringContaining('1499-giver@example.org')])
  expect(await list('1499')).toMatchObject([{ email: '1499-giver@example.org' }])
  await services.database.transaction((tx) =>
    tx.insertInto('donors').values({ kind: 'person', user_id: dana.userId }).execute(),
  )
  const shown = async (query: string) =>
    (await call(dana, 'GET', `${path}?${query}`)).json<{ items: DeskGiver[]; total: number }>()
  expect(await shown('account=yes')).toMatchObject({ total: 1, items: [{ email: 'dana@tower.test' }] })
  expect(await shown('account=no&q=dana')).toMatchObject({ total: 0 })
  const day = 'from=2026-01-01&to=2026-01-01'
  const ofDay = await shown(day)
  expect(ofDay.total).toBe(500)
  expect(new Set(ofDay.items.map(({ created_at: at }) => at))).toEqual(new Set(['2026-01-02T00:00:00.000Z']))
  expect((await call(dana, 'GET', `${path}.csv?${day}`)).body.trim().split('\r\n')).toHaveLength(501)
  const oldest = (await shown('sort=since')).items.map(({ created_at: at }) => at)
  expect(oldest).toEqual(oldest.toSorted())
  expect(oldest[0]).toBe('2026-01-01T00:00:00.000Z')
  // What stands in place of the address of whoever was erased is none, in the list and in the file.
  await services.database.transaction((tx) =>
    sql`update donors set display_name = null, email = 'erased-' || id || '@erased.invalid'
      where email = 'rosa@example.org'`.execute(tx),
  )
  expect((await shown('account=no')).items[0]).toMatchObject({ name: null, email: null, gifts: 1 })
  expect((await call(dana, 'GET', `${path}.csv`)).body).not.toContain('erased.invalid')
})
