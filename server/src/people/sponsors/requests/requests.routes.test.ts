// @module-tag some-on-pglite: one path of sponsor requests.
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { buildDirectory } from '../../../../test/people/directory/build-directory.ts'
import { buildDesk as buildMoney } from '../../../../test/money/desk/build-desk.ts'
import { insertLeave } from '../../../mail/series/series.queries.ts'
import { fulfillRequests } from './fulfill-requests.ts'
import { lastToken } from '../../../../test/mail/read-mails.ts'

// A database for each test, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

type Listed = {
  items: { id: string; email: string; status: string; action_link: string | null }[]
  total: number
}

async function buildDesk() {
  const world = await buildDirectory({ environment: { RATE_LIMIT_FACTOR: '100' } })
  const admin = await world.person('admin@tower.test', 'admin')
  const second = await world.person('second@tower.test', 'admin')
  const start = (body: object) => world.call(undefined, 'POST', '/api/sponsor/start', body)
  const list = async (query = '') =>
    (await world.call(admin.token, 'GET', `/api/admin/sponsor-requests${query}`)).json<Listed>()
  const post =
    (path: string) =>
    (body: object, who = admin) =>
      world.call(who.token, 'POST', `/.netlify/functions/${path}`, body)
  const listMails = () =>
    world.services.database.read((tx) =>
      tx
        .selectFrom('mails')
        .select(['template', 'to_email'])
        .where('template', '=', 'sponsor_invite')
        .execute(),
    )
  const invite = post('admin-sponsors-invite')
  return { ...world, admin, second, start, list, invite, release: post('admin-sponsors-release'), listMails }
}

test(
  'staff find requests by words, status and onboarding, in the order they ask for, page by page',
  { tags: 'on-pglite-too' },
  async () => {
    const { start, list, invite, call, admin, clock } = await buildDesk()
    for (const name of ['anna', 'bert', 'cora']) {
      await start({ email: `${name}@example.org` })
      clock.advance(60_000)
    }
    await invite({ email: 'new@bakery.org', org_name: 'Harbor Bakery', send_now: false })
    const emails = async (query: string) => (await list(query)).items.map(({ email }) => email.split('@')[0])
    expect(await emails('')).toEqual(['new', 'cora', 'bert', 'anna'])
    expect(await emails('?sort=requested&pageSize=2&page=2')).toEqual(['cora', 'new'])
    expect(await emails('?sort=org')).toEqual(['anna', 'bert', 'cora', 'new'])
    expect(await emails('?q=HARBOR')).toEqual(['new'])
    expect(await emails('?status=requested')).toEqual(['new'])
    expect(await emails('?status=link_sent&onboarding_status=pending&q=bert')).toEqual(['bert'])
    expect((await list('?onboarding_status=released')).total).toBe(0)
    const file = await call(admin.token, 'GET', '/api/admin/sponsor-requests.csv?status=requested')
    expect(file.body).toContain('Harbor Bakery,new@bakery.org,,')
    expect(file.body).not.toContain('anna@')
  },
)

test('an invitation that is not sent is answered to be copied, and the request stays as it was', async () => {
  const { invite, list, listMails, auditActions } = await buildDesk()
  const answer = await invite({ email: 'new@bakery.org', org_name: 'Harbor Bakery', send_now: false })
  expect(answer.json()).toMatchObject({ sent: false, subject: 'You are invited to sponsor a classroom' })
  const { body } = answer.json<{ body: string }>()
  for (const part of ['Harbor Bakery', '/checkout', '/onboarding', '/login?role=sponsor'])
    expect(body).toContain(part)
  expect(await listMails()).toEqual([])
  expect((await list()).items).toMatchObject([{ email: 'new@bakery.org', status: 'requested' }])
  expect(await auditActions()).toContain('sponsors.invited')
})

test('an invitation that is sent moves the request forward, mails once for one press, and lets the sponsor in', async () => {
  const { invite, list, listMails, admin, services } = await buildDesk()
  const body = { email: 'new@bakery.org', send_now: true, request_key: crypto.randomUUID() }
  expect((await invite(body)).json()).toMatchObject({ sent: true })
  expect((await invite(body)).json()).toMatchObject({ sent: true })
  expect(await listMails()).toEqual([{ template: 'sponsor_invite', to_email: 'new@bakery.org' }])
  expect((await list()).items).toMatchObject([{ status: 'link_sent', invited_by: admin.email }])
  const allowed = await services.database.read((tx) =>
    tx
      .selectFrom('allowlist_entries')
      .select(['role', 'active'])
      .where('email', '=', 'new@bakery.org')
      .execute(),
  )
  expect(allowed).toEqual([{ role: 'sponsor', active: true }])
})

test('where no mail can be queued the invitation is answered to be copied', async () => {
  const { invite, list, services } = await buildDesk()
  await services.database.transaction((tx) => sql`alter table mails rename to gone`.execute(tx))
  const answer = await invite({ email: 'new@bakery.org', send_now: true })
  expect([answer.statusCode, answer.json<{ sent: boolean }>().sent]).toEqual([200, false])
  expect((await list()).items).toMatchObject([{ status: 'requested' }])
})

test('an invitation leads nowhere but to this site', async () => {
  const { invite, list } = await buildDesk()
  for (const name of ['checkout_url', 'onboarding_url', 'redirect_to'])
    for (const url of ['https://evil.example/checkout', '//evil.example', 'javascript:alert(1)']) {
      const answer = await invite({ email: 'new@bakery.org', [name]: url, send_now: true })
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'sponsors.foreign_url'])
    }
  expect((await list()).total).toBe(0)
})

test('of two who invite the same sponsor at once, the second reads who did', async () => {
  const { invite, second, admin, listMails } = await buildDesk()
  const body = { email: 'new@bakery.org', send_now: true, seen_invited_at: null }
  const answers = await Promise.all([invite(body), invite(body, second)])
  const refused = answers.find(({ statusCode }) => statusCode === 409)
  const first = answers[0].statusCode === 200 ? admin : second
  expect(refused?.json()).toMatchObject({
    code: 'sponsors.invited_meanwhile',
    error: `${first.email} invited this sponsor already.`,
    by: first.email,
  })
  expect(await listMails()).toHaveLength(1)
})

test('whoever left the invitations is invited by mail no more, and staff read that', async () => {
  const { invite, listMails, list, services } = await buildDesk()
  const email = 'new@bakery.org'
  await invite({ email, send_now: true })
  await services.database.transaction((tx) =>
    insertLeave(tx, { series: 'sponsor_invites', email }, services.clock.now()),
  )
  const { items } = await list()
  const again = await invite({ email, send_now: true })
  expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([409, 'sponsors.invites_left'])
  expect(await listMails()).toHaveLength(1)
  expect((await list()).items).toEqual(items)
})

test('a packet is released once, whoever presses how often, and its link opens the same page for good', async () => {
  const { start, list, release, second, admin, call, audit } = await buildDesk()
  await start({ email: 'anna@example.org' })
  const id = (await list()).items[0]?.id ?? ''
  const answers = await Promise.all([release({ id }), release({ id }, second), release({ id })])
  const links = new Set(answers.map((answer) => answer.json<{ action_link: string }>().action_link))
  expect(links.size).toBe(1)
  expect(answers.filter((answer) => answer.json<{ released: boolean }>().released)).toHaveLength(1)
  expect((await audit()).filter(({ action }) => action === 'sponsors.packet_released')).toHaveLength(1)
  const [item] = (await list('?onboarding_status=released')).items
  expect(item?.action_link).toBe([...links][0])
  const packet = new URL(item?.action_link ?? '').searchParams.get('packet')
  const page = await call(undefined, 'GET', `/api/sponsor/packets/${packet}`)
  expect(page.json()).toEqual({ org_name: null, is_fulfilled: false })
  expect((await call(undefined, 'GET', `/api/sponsor/packets/${'x'.repeat(32)}`)).statusCode).toBe(404)
  expect((await release({ id: crypto.randomUUID() })).statusCode).toBe(404)
  expect(admin.email).toBeTruthy()
})

test('a paid slot fulfills the request from the payment on, for good, and an invitation then is refused', async () => {
  const world = await buildMoney({ environment: { RATE_LIMIT_FACTOR: '100' } })
  const { post, app, sandbox, deliverAll, services } = world
  await post('/api/sponsor/start', { email: 'dana@example.org' })
  const status = async () =>
    (
      await services.database.read((tx) =>
        tx.selectFrom('sponsor_requests').select(['status', 'fulfilled_at']).executeTakeFirstOrThrow(),
      )
    ).status
  await fulfillRequests(services)
  expect(await status()).toBe('link_sent')
  const token = await lastToken(services, { template: 'sponsor_link' }, 'link')
  const checkout = await app.inject({
    method: 'POST',
    url: `/api/sponsor/links/${token}/checkout`,
    payload: {},
  })
  await sandbox.pay(new URL(checkout.json<{ url: string }>().url).pathname.split('/').at(-1) ?? '', 'paid')
  await deliverAll()
  const { token: staff } = await world.staff('admin@tower.test', 'Demo Admin')
  const headers = { authorization: `Bearer ${staff}` }
  const listed = await app.inject({ url: '/api/admin/sponsor-requests?status=fulfilled', headers })
  expect(listed.json<Listed>().items).toMatchObject([{ email: 'dana@example.org', status: 'fulfilled' }])
  const invited = await app.inject({
    method: 'POST',
    url: '/.netlify/functions/admin-sponsors-invite',
    headers,
    payload: { email: 'dana@example.org', send_now: true },
  })
  expect([invited.statusCode, invited.json<{ code: string }>().code]).toEqual([409, 'sponsors.fulfilled'])
  await fulfillRequests(services)
  await fulfillRequests(services)
  expect(await status()).toBe('fulfilled')
  const audit = await services.database.read((tx) =>
    tx.selectFrom('audit_log').select('actor_id').where('action', '=', 'sponsors.fulfilled').execute(),
  )
  expect(audit).toEqual([{ actor_id: null }])
})
