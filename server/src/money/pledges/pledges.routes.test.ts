// @module-tag some-on-pglite: one path of a pledge.
import type { RemindBar } from '@tower/contract/money/pledges.ts'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { buildOffline } from '../../../test/money/desk/build-offline.ts'
import { readMails } from '../../../test/mail/read-mails.ts'
import { readBooks } from '../../test/read-books.ts'
import { erasePledges } from './erase-pledges.ts'
import { remindSoon } from './remind-soon.ts'

vi.setConfig({ testTimeout: 60_000 })

const path = '/api/admin/pledges'
const rosa = 'rosa@example.org'

type Gift = { id: string; state: string; counted_cents: number }
type Installment = { id: string; due_on: string; state: string; gifts: Gift[] }
type Story = { id: string; state: string; paid_cents: number; expected_cents: number; plan: Installment[] }
type Candidates = { items: { gift_id: string; is_offline: boolean }[] }

/** It is November 16, 2026. */
async function buildPledges() {
  const world = await buildOffline()
  const { call, dana, services } = world
  let keys = 0
  const enter = (pledge: object = {}, who = dana) =>
    call(who, 'POST', path, {
      ...{ donor_id: null, donor_name: 'Rosa Núñez', email: rosa, is_organization: false },
      ...{ amount_cents: 100_001, destination: 'classrooms', rhythm: 'monthly', reminds: false, note: null },
      ...{
        days: ['2026-12-31', '2026-11-30', '2027-01-31', '2027-02-28'],
        request_key: `press-${(keys += 1)}-of-it`,
      },
      ...pledge,
    })
  const read = async (id: string) => (await call(dana, 'GET', `${path}/${id}`)).json<Story>()
  /** A pledge that is written down already. */
  const open = async (pledge: object = {}) => read((await enter(pledge)).json<{ id: string }>().id)
  const of = (installment: Installment | undefined, what: string, body?: object, who = dana) =>
    call(who, body ? 'POST' : 'GET', `/api/admin/pledge-installments/${installment?.id}/${what}`, body)
  const check = (reference: string, cents: number) => ({
    ...{
      kind: 'check',
      amount_cents: cents,
      reference,
      email: null,
      donor_name: null,
      destination: 'classrooms',
    },
    ...{ given_on: '2026-11-10', note: null, is_another: false },
  })
  const mails = () =>
    services.database.read((tx) =>
      tx
        .selectFrom('mails')
        .select(['to_email', 'locale'])
        .where('template', '=', 'pledge_reminder')
        .orderBy('created_at')
        .execute(),
    )
  return { ...world, enter, read, open, of, check, mails }
}

test(
  'a pledge is spread over its days, is no money, and the same press writes it down once',
  { tags: 'on-pglite-too' },
  async () => {
    const { enter, read, call, dana, services, findFaults } = await buildPledges()
    const press = { request_key: 'one-press-of-it' }
    const { id } = (await enter(press)).json<{ id: string }>()
    expect((await enter(press)).json()).toEqual({ id })
    expect(await read(id)).toMatchObject({
      ...{ donor_name: 'Rosa Núñez', email: rosa, amount_cents: 100_001, paid_cents: 0, state: 'due' },
      next_due_on: '2026-11-30',
      plan: [
        { due_on: '2026-11-30', amount_cents: 25_000, state: 'due' },
        { due_on: '2026-12-31', amount_cents: 25_000, state: 'open' },
        { due_on: '2027-01-31', amount_cents: 25_000 },
        { due_on: '2027-02-28', amount_cents: 25_001 },
      ],
    })
    const { slots, receipts, accounts } = await readBooks(services)
    expect([slots, receipts, accounts]).toEqual([[], [], []])
    expect((await enter({ amount_cents: 399 })).json()).toMatchObject({ code: 'pledges.too_small' })
    expect((await enter({ days: ['2026-12-01', '2026-12-01'] })).json()).toMatchObject({
      code: 'pledges.days_alike',
    })
    expect((await enter({ email: null, donor_name: null })).statusCode).toBe(404)
    expect((await call(dana, 'GET', path)).json()).toMatchObject({ total: 1 })
    expect(await findFaults()).toEqual([])
  },
)

test('a check entered for an installment is expected, then pays it; one that goes back opens it again', async () => {
  const { open, read, of, check, act, giveBack, kim, findFaults } = await buildPledges()
  const { id, plan } = await open()
  const [first] = plan
  const { id: giftId } = (await of(first, 'offline-gifts', check('No. 7', 25_000))).json<{ id: string }>()
  expect(await read(id)).toMatchObject({
    expected_cents: 25_000,
    paid_cents: 0,
    plan: [{ state: 'expected' }, {}, {}, {}],
  })
  expect((await of(first, 'offline-gifts', check('No. 8', 25_000))).json()).toMatchObject({
    code: 'pledges.installment_paid',
  })
  expect((await act(giftId, 'receive')).statusCode).toBe(200)
  expect(await read(id)).toMatchObject({
    ...{ expected_cents: 0, paid_cents: 25_000 },
    plan: [
      { state: 'paid', gifts: [{ offline_gift_id: giftId, state: 'paid', reference: 'no. 7' }] },
      {},
      {},
      {},
    ],
  })
  expect((await giveBack(giftId, kim)).statusCode).toBe(200)
  const reopened = await read(id)
  expect(reopened).toMatchObject({
    paid_cents: 0,
    plan: [{ state: 'due', gifts: [{ state: 'gone' }] }, {}, {}, {}],
  })
  expect((await of(first, 'offline-gifts', check('No. 9', 99_900))).statusCode).toBe(200)
  expect(await read(id)).toMatchObject({ expected_cents: 25_000 })
  // Somebody else's check is nobody's installment, and is not entered either.
  const others = { ...check('No. 10', 25_000), email: 'other@example.org' }
  expect((await of(plan[1], 'offline-gifts', others)).json()).toMatchObject({ code: 'pledges.gift_unfit' })
  expect(await findFaults()).toEqual([])
})

test('a check that is corrected counts as it is now, as far as its installment needs it, and renames nobody who promised', async () => {
  const { open, read, of, check, act, call, dana, services, findFaults } = await buildPledges()
  const { id, plan } = await open({ email: null, donor_name: 'Rosa Nunez' })
  const enter = async (reference: string, cents: number) => {
    const gift = { ...check(reference, cents), donor_name: 'Rosa Nunez' }
    return (await of(plan[0], 'offline-gifts', gift)).json<{ id: string }>().id
  }
  const correct = async (giftId: string, was: object, facts: object) =>
    (
      await call(dana, 'POST', `/api/admin/offline-gifts/${giftId}/correct`, {
        ...{ was, facts: { ...was, ...facts }, reason: 'Misread' },
      })
    ).statusCode
  const one = await enter('No. 7', 10_000)
  const first = { donor_name: 'Rosa Nunez', reference: 'no. 7', amount_cents: 10_000, given_on: '2026-11-10' }
  expect(await correct(one, first, { amount_cents: 15_000, donor_name: 'Rosa Núñez' })).toBe(200)
  expect(await read(id)).toMatchObject({ expected_cents: 15_000, donor_name: 'Rosa Nunez' })
  const other = await enter('No. 8', 8_000)
  const second = { ...first, reference: 'no. 8', amount_cents: 8_000 }
  expect(await correct(other, second, { amount_cents: 12_000 })).toBe(200)
  // Both were read too low: together they pay the installment, and no more of it than it is.
  const both = await read(id)
  expect(both).toMatchObject({ expected_cents: 25_000, paid_cents: 0 })
  expect(both.plan[0]?.gifts.reduce((sum, gift) => sum + gift.counted_cents, 0)).toBe(25_000)
  // Where one comes to less, the other counts for more.
  const [low, high] = [{ amount_cents: 5_000 }, { amount_cents: 20_000 }]
  const renamed = { ...first, donor_name: 'Rosa Núñez' }
  expect(await correct(one, { ...renamed, amount_cents: 15_000 }, low)).toBe(200)
  expect(await correct(other, { ...second, amount_cents: 12_000 }, high)).toBe(200)
  expect(await read(id)).toMatchObject({ expected_cents: 25_000 })
  expect(await correct(one, { ...renamed, ...low }, { amount_cents: 15_000 })).toBe(200)
  expect(await correct(other, { ...second, ...high }, { amount_cents: 12_000 })).toBe(200)
  await act(one, 'receive')
  expect(await read(id)).toMatchObject({ expected_cents: 10_000, paid_cents: 15_000 })
  const corrected = { ...second, amount_cents: 12_000 }
  expect(await correct(other, corrected, { amount_cents: 4_000 })).toBe(200)
  expect(await read(id)).toMatchObject({ expected_cents: 4_000, paid_cents: 15_000 })
  // Whoever is known by that check alone is called as it says now.
  const alone = { ...check('No. 9', 5_000), donor_name: 'Ana Ruis' }
  const lone = (await call(dana, 'POST', '/api/admin/offline-gifts', alone)).json<{ id: string }>().id
  const third = { ...first, donor_name: 'Ana Ruis', reference: 'no. 9', amount_cents: 5_000 }
  expect(await correct(lone, third, { donor_name: 'Ana Ruiz' })).toBe(200)
  const named = await services.database.read((tx) =>
    tx
      .selectFrom('donors')
      .select('display_name')
      .where('by_name', '=', true)
      .orderBy('display_name')
      .execute(),
  )
  expect(named.map(({ display_name: name }) => name)).toEqual(['Ana Ruiz', 'Rosa Nunez'])
  expect(await findFaults()).toEqual([])
})

test('of two who take a gift for the same installment one is second, and a gift pays one installment', async () => {
  const { open, of, read, pay, dana, kim, findFaults } = await buildPledges()
  const { id, plan } = await open()
  const [first, second] = plan
  for (const amountCents of [25_000, 30_000]) await pay({ email: rosa, amountCents })
  const candidates = async () => (await of(first, 'candidates')).json<Candidates>().items
  const [one, other] = await candidates()
  const body = (gift = one) => ({ gift_id: gift?.gift_id, is_offline: gift?.is_offline })
  const both = await Promise.all([of(first, 'gifts', body(one), dana), of(first, 'gifts', body(other), kim)])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const [left] = await candidates()
  const taken = left?.gift_id === one?.gift_id ? other : one
  expect((await of(second, 'gifts', body(taken))).json()).toMatchObject({ code: 'pledges.gift_counted' })
  expect(await read(id)).toMatchObject({
    paid_cents: 25_000,
    plan: [{ state: 'paid' }, { state: 'open' }, {}, {}],
  })
  const twice = await Promise.all([
    of(second, 'gifts', body(left), dana),
    of(plan[2], 'gifts', body(left), kim),
  ])
  expect(twice.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(await findFaults()).toEqual([])
})

test('a gift of another donor pays nothing; part of an installment stays open, and a wrong gift is taken off', async () => {
  const { open, of, read, pay, give, findPaymentId, deliverAll, call, dana, services } = await buildPledges()
  const { id, plan } = await open()
  const stranger = await pay({ email: 'other@example.org', amountCents: 25_000 })
  expect((await of(plan[0], 'gifts', { gift_id: stranger, is_offline: false })).json()).toMatchObject({
    code: 'pledges.gift_unfit',
  })
  const { paymentId } = await give({ email: rosa, amountCents: 10_000 })
  const part = await findPaymentId(paymentId)
  expect((await of(plan[0], 'gifts', { gift_id: part, is_offline: false })).statusCode).toBe(200)
  const story = await read(id)
  expect(story.plan[0]).toMatchObject({ state: 'due', paid_cents: 10_000 })
  // What goes back online counts no more.
  await services.payments.refund({ paymentId, amountCents: 4_000, idempotencyKey: 'part' })
  await deliverAll()
  expect(await read(id)).toMatchObject({ paid_cents: 6_000 })
  const counted = story.plan[0]?.gifts[0]?.id
  const release = () => call(dana, 'POST', `/api/admin/pledge-gifts/${counted}/release`)
  expect([(await release()).statusCode, (await release()).statusCode]).toEqual([200, 404])
  expect(await read(id)).toMatchObject({ paid_cents: 0, plan: [{ gifts: [] }, {}, {}, {}] })
})

test('a donor is reminded in their language, once a week of an installment, and not where mail to them was stopped', async () => {
  const { open, of, mails, call, dana, clock, staff, services, give } = await buildPledges()
  const { id, plan } = await open({ reminds: true, days: ['2026-11-20', '2026-12-20'] })
  const { donor_id: donorId, number } = (await call(dana, 'GET', `${path}/${id}`)).json<{
    donor_id: string
    number: number
  }>()
  await services.database.transaction((tx) =>
    sql`insert into donor_contacts (donor_id, language, changed_at) values (${donorId}, 'es', now())
      on conflict (donor_id) do update set language = 'es'`.execute(tx),
  )
  expect(await remindSoon(services)).toBe(0)
  clock.advance(86_400_000)
  expect([await remindSoon(services), await remindSoon(services)]).toEqual([1, 0])
  expect(await mails()).toEqual([{ to_email: rosa, locale: 'es' }])
  // Sessions end meanwhile.
  const remind = async (installment: Installment | undefined) =>
    of(installment, 'remind', {}, await staff('dana@tower.test', 'Dana Reyes'))
  expect((await remind(plan[0])).json()).toMatchObject({ code: 'pledges.reminded_lately' })
  // Where nobody wrote it down, the last gift says it.
  await give({ email: rosa, amountCents: 1_000 })
  await services.database.transaction((tx) =>
    sql`with gone as (delete from donor_contacts) update checkouts set language = 'es'`.execute(tx),
  )
  expect((await remind(plan[1])).statusCode).toBe(200)
  clock.advance(8 * 86_400_000)
  await services.database.transaction((tx) =>
    sql`insert into mail_suppressions (email, reason, since) values (${rosa}, 'refused', now())`.execute(tx),
  )
  expect((await remind(plan[0])).json()).toMatchObject({ code: 'pledges.stopped' })
  // The page says before, and the search offers nothing that would be refused.
  const bars: [string, RemindBar | null][] = [
    [`delete from mail_suppressions`, null],
    [`insert into mail_leaves (series, email, left_at) values ('gift_news', '${rosa}', now())`, 'left'],
    [`update donors set email = 'erased-1@erased.invalid' where email = '${rosa}'`, 'no_address'],
  ]
  for (const [change, bar] of bars) {
    await services.database.transaction((tx) => sql.raw(change).execute(tx))
    const again = await staff('dana@tower.test', 'Dana Reyes')
    expect((await call(again, 'GET', `${path}/${id}`)).json()).toMatchObject({ not_reminded: bar })
    const [found] = (await call(again, 'GET', `/api/admin/search?q=pledge%20${number}`)).json<{
      items: { acts: { act: string }[] }[]
    }>().items
    expect(
      found?.acts.some(({ act }) => act === 'remind_of_pledge'),
      change,
    ).toBe(bar === null)
    if (bar !== null) expect((await remind(plan[0])).json()).toMatchObject({ code: `pledges.${bar}` })
  }
  expect(await mails()).toEqual([
    { to_email: rosa, locale: 'es' },
    { to_email: rosa, locale: 'es' },
  ])
})

test('days of what is open are changed, and a pledge is ended with a reason: nothing given is taken back', async () => {
  const { open, read, of, check, act, call, dana } = await buildPledges()
  const { id, plan } = await open()
  const [first, second] = plan
  const { id: giftId } = (await of(first, 'offline-gifts', check('No. 7', 25_000))).json<{ id: string }>()
  await act(giftId, 'receive')
  const move = (installment: Installment | undefined, dueOn: string, was = installment?.due_on) =>
    call(dana, 'POST', `${path}/${id}/days`, {
      days: [{ installment_id: installment?.id, due_on: dueOn, was }],
    })
  expect((await move(first, '2026-12-05')).json()).toMatchObject({ code: 'pledges.installment_paid' })
  expect((await move(second, '2027-01-31')).json()).toMatchObject({ code: 'pledges.days_alike' })
  expect((await move(second, '2026-11-01')).statusCode).toBe(200)
  expect((await move(second, '2026-12-05')).json()).toMatchObject({ code: 'pledges.changed' })
  expect(await read(id)).toMatchObject({ state: 'overdue' })
  expect((await call(dana, 'GET', '/api/admin/queue')).body).toContain(id)
  const end = () => call(dana, 'POST', `${path}/${id}/end`, { reason: 'Moved away' })
  expect([(await end()).statusCode, (await end()).json()]).toMatchObject([200, { code: 'pledges.ended' }])
  expect(await read(id)).toMatchObject({
    ...{ state: 'ended', paid_cents: 25_000, ended_reason: 'Moved away' },
    plan: [{ state: 'dropped' }, { state: 'paid' }, { state: 'dropped' }, { state: 'dropped' }],
  })
})

test('pages of pledges neither overlap nor leave gaps, filters narrow them, and the file has them all', async () => {
  const { open, call, dana } = await buildPledges()
  for (const name of ['Hill & Sons', 'Núñez Fund', 'Ada', 'Bea'])
    await open({
      email: null,
      donor_name: name,
      is_organization: name === 'Hill & Sons',
      days: ['2026-12-01'],
    })
  await open({ days: ['2026-11-01'], destination: 'project' })
  const list = async (query: string) =>
    (await call(dana, 'GET', `${path}?${query}`)).json<{
      items: { id: string; donor_name: string }[]
      total: number
    }>()
  for (const sort of ['due', '-due', '-date', 'date', '-amount', 'amount']) {
    const pages = await Promise.all([1, 2, 3].map((page) => list(`sort=${sort}&pageSize=2&page=${page}`)))
    expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size, sort).toBe(5)
  }
  const found = async (query: string) =>
    (await list(query)).items.map(({ donor_name: name }) => name).toSorted()
  expect(await found('q=nunez')).toEqual(['Núñez Fund', 'Rosa Núñez'])
  expect(await found('q=rosa%40ex')).toEqual(['Rosa Núñez'])
  expect(await found('state=overdue')).toEqual(['Rosa Núñez'])
  expect(await found('state=open&from=2026-12-01&to=2026-12-01')).toHaveLength(4)
  expect(await found('destination=project')).toEqual(['Rosa Núñez'])
  expect(await found('q=nobody')).toEqual([])
  // Whoever only promised is a donor as well.
  expect((await call(dana, 'GET', '/api/admin/givers?q=hill')).json()).toMatchObject({ total: 1 })
  const file = (await call(dana, 'GET', `${path}.csv`)).body.trim().split('\r\n')
  expect(file).toHaveLength(6)
})

test('whoever has no account sees their pledges by the link of a reminder, and nobody else’s; an old link opens nothing', async () => {
  const { open, of, call, dana, app, services, clock } = await buildPledges()
  await open({ email: 'other@example.org' })
  const { id, plan } = await open({ days: ['2026-11-20', '2026-12-20'] })
  expect((await of(plan[0], 'remind', {})).statusCode).toBe(200)
  const mails = await readMails(services, { to: rosa })
  const path = mails.flatMap(({ params }) =>
    typeof params.givingPath === 'string' ? [params.givingPath] : [],
  )
  const link = new URL(path[0] ?? '', 'https://tower.test').searchParams.get('link') ?? ''
  const through = (key: string) =>
    app.inject({ url: `/api/giving/pledges?${new URLSearchParams({ link: key }).toString()}` })
  const seen = await through(link)
  expect(seen.headers['cache-control']).toBe('no-store')
  expect(seen.json()).toMatchObject({ items: [{ id, amount_cents: 100_001, paid_cents: 0 }] })
  expect((await app.inject({ url: '/api/sponsor/pledges' })).statusCode).toBe(401)
  for (const forged of [
    '',
    'x',
    link.slice(0, -1),
    `${crypto.randomUUID()}.${link.split('.').slice(1).join('.')}`,
  ])
    expect((await through(forged)).json(), forged).toMatchObject({ code: 'own_giving.link_invalid' })
  // A pledge that has ended is asked for no more.
  expect(
    (await call(dana, 'POST', `/api/admin/pledges/${id}/end`, { reason: 'Moved away' })).statusCode,
  ).toBe(200)
  expect((await through(link)).json()).toEqual({ items: [] })
  clock.advance(91 * 86_400_000)
  expect((await through(link)).json()).toMatchObject({ code: 'own_giving.link_expired' })
})

test('whoever is erased takes their pledges along, with those of who was joined into them; a sponsor sees their own', async () => {
  const { open, call, dana, signIn, app, services } = await buildPledges()
  await open({ email: 'other@example.org', note: 'Knows Rosa' })
  const { id } = await open()
  const { userId, bearer } = await signIn(rosa)
  const own = async () =>
    (await app.inject({ url: '/api/sponsor/pledges', headers: { authorization: `Bearer ${bearer}` } })).json<{
      items: unknown[]
    }>().items
  expect(await own()).toMatchObject([{ id, amount_cents: 100_001, paid_cents: 0 }])
  await services.database.transaction((tx) => erasePledges(tx, { userId, addresses: [rosa] }))
  expect(await own()).toEqual([])
  expect((await call(dana, 'GET', path)).json()).toMatchObject({ total: 1 })
})

test('a name that many have finds the one pledge of it that is open', async () => {
  const { enter, call, dana, services } = await buildPledges()
  await services.database.transaction((tx) =>
    sql`insert into donors (kind, display_name, by_name) select 'person', 'Maria ' || n, true from generate_series(1, 60) n`.execute(
      tx,
    ),
  )
  // Before and after the others in whichever order they are read.
  for (const name of ['Maria Quiles', 'Zoe Maria'])
    await enter({ donor_name: name, email: `${name.slice(0, 3)}@example.org` })
  await services.database.transaction((tx) =>
    sql`insert into donors (kind, display_name, by_name) select 'person', 'Maria ' || n, true from generate_series(61, 120) n`.execute(
      tx,
    ),
  )
  const found = async (q: string) =>
    (await call(dana, 'GET', `/api/admin/search?q=${encodeURIComponent(q)}`))
      .json<{ items: { kind: string; title: string }[] }>()
      .items.filter(({ kind }) => kind === 'pledge')
      .map(({ title }) => title)
      .toSorted()
  expect(await found('pledge maria')).toEqual(['Maria Quiles', 'Zoe Maria'])
  expect(await found('pledge quiles')).toEqual(['Maria Quiles'])
})
