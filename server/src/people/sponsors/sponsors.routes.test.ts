// @module-tag some-on-pglite: one path of sponsors.
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { buildGiving } from '../../../test/money/giving/build-giving.ts'
import { readBooks } from '../../test/read-books.ts'
import { maySignIn } from '../identity/accounts/may-sign-in.ts'
import { lastToken } from '../../../test/mail/read-mails.ts'

const start = '/.netlify/functions/sponsor-start'

async function openSponsors() {
  const world = await buildGiving({ environment: { RATE_LIMIT_FACTOR: '100' } })
  const { database } = world.services
  const listRequests = () => database.read((tx) => tx.selectFrom('sponsor_requests').selectAll().execute())
  const listMails = () => database.read((tx) => tx.selectFrom('mails').selectAll().execute())
  const listNotices = () => database.read((tx) => tx.selectFrom('admin_notifications').selectAll().execute())
  const findLink = () => lastToken(world.services, { template: 'sponsor_link' }, 'link')
  const checkout = (token: string) =>
    world.app.inject({ method: 'POST', url: `/api/sponsor/links/${token}/checkout`, payload: {} })
  return { ...world, listRequests, listMails, listNotices, findLink, checkout }
}

test.each([start, '/api/sponsor/start'])('%s keeps who wants to sponsor and mails the link', async (url) => {
  const { post, listRequests, listMails, services } = await openSponsors()
  const answer = await post(url, { email: ' Dana@Example.org ', display_name: 'Dana', locale: 'es' })
  expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }])
  expect(await listRequests()).toMatchObject([
    { email: 'dana@example.org', display_name: null, org_name: 'dana@example.org', status: 'link_sent' },
  ])
  expect(await listMails()).toMatchObject([{ template: 'sponsor_link', locale: 'es' }])
  const decision = await services.database.read((tx) => maySignIn(tx, { email: 'dana@example.org' }))
  expect(decision).toEqual({ admitted: true, role: 'sponsor' })
})

test('asking again is the same request, told to staff once, with a link of its own', async () => {
  const { post, listRequests, listNotices, findLink } = await openSponsors()
  await post(start, { email: 'dana@example.org' })
  const first = await findLink()
  await post(start, { email: 'dana@example.org', display_name: 'Dana' })
  expect(await findLink()).not.toBe(first)
  expect(await listRequests()).toHaveLength(1)
  expect(await listNotices()).toHaveLength(1)
})

test(
  'the link opens one $800 checkout however often it is pressed, and its payment mints one slot',
  { tags: 'on-pglite-too' },
  async () => {
    const { post, findLink, checkout, sandbox, deliverAll, services } = await openSponsors()
    await post(start, { email: 'dana@example.org', display_name: 'Dana' })
    const token = await findLink()
    const answers = await Promise.all([checkout(token), checkout(token), checkout(token)])
    const urls = new Set(answers.map((answer) => answer.json<{ url: string }>().url))
    expect(urls.size).toBe(1)
    await sandbox.pay(new URL([...urls][0] ?? '').pathname.split('/').at(-1) ?? '', 'paid')
    await deliverAll()
    const { donors, slots } = await readBooks(services)
    expect(donors).toMatchObject([{ program_cents: 80_000, slots_minted: 1 }])
    expect(slots).toHaveLength(1)
  },
)

test('nobody names the request of somebody else: each link keeps the name given with it', async () => {
  const { post, findLink, listRequests, listMails, listNotices, checkout, app } = await openSponsors()
  await post(start, { email: 'dana@example.org', display_name: 'EVIL Corp, a scam' })
  const evil = await findLink()
  await post(start, { email: 'dana@example.org', display_name: 'Honest Dana' })
  const own = await findLink()
  const nameOf = async (token: string) =>
    (await app.inject(`/api/sponsor/links/${token}`)).json<{ display_name: string | null }>().display_name
  expect([await nameOf(evil), await nameOf(own)]).toEqual(['EVIL Corp, a scam', 'Honest Dana'])
  expect(await listRequests()).toMatchObject([{ display_name: null, org_name: 'dana@example.org' }])
  expect((await listNotices()).map(({ title }) => title).join()).not.toContain('EVIL')

  await checkout(own)
  expect(await listRequests()).toMatchObject([{ display_name: 'Honest Dana', org_name: 'Honest Dana' }])
  expect(JSON.stringify(await listMails())).not.toMatch(/EVIL|Honest/)
})

test('no cache keeps what a mailed link says', async () => {
  const { post, findLink, app } = await openSponsors()
  await post(start, { email: 'dana@example.org', display_name: 'Dana' })
  const answer = await app.inject(`/api/sponsor/links/${await findLink()}`)
  expect(answer.json()).toEqual({ display_name: 'Dana', state: 'open' })
  expect(answer.headers['cache-control']).toBe('no-store')
})

describe('a link that opens nothing', () => {
  test('is one nobody was sent', async () => {
    const { checkout } = await openSponsors()
    expect((await checkout('x'.repeat(43))).statusCode).toBe(404)
  })

  test('is one older than a week', async () => {
    const { post, findLink, checkout, clock } = await openSponsors()
    await post(start, { email: 'dana@example.org' })
    const token = await findLink()
    clock.advance(7 * 86_400_000)
    expect((await checkout(token)).statusCode).toBe(410)
  })
})

test('a form that a program filled in is answered alike and kept nowhere', async () => {
  const { post, listRequests } = await openSponsors()
  const answer = await post(start, { email: 'bot@example.org', 'bot-field': 'https://spam.example' })
  expect(answer.json()).toEqual({ ok: true })
  expect(await listRequests()).toEqual([])
})

test('an address whose account staff disabled stays disabled', async () => {
  const { post, services } = await openSponsors()
  await services.database.transaction((tx) =>
    tx
      .insertInto('allowlist_entries')
      .values({ email: 'dana@example.org', role: 'sponsor', active: false, source: 'staff' })
      .execute(),
  )
  expect((await post(start, { email: 'dana@example.org' })).statusCode).toBe(200)
  const decision = await services.database.read((tx) => maySignIn(tx, { email: 'dana@example.org' }))
  expect(decision).toMatchObject({ admitted: false })
})

test.each([
  ['sponsor_links', 'Unable to save sponsor.'],
  ['mails', 'Unable to send email.'],
])('without the table %s the form hears “%s”, and nothing is kept', async (table, sentence) => {
  const { post, listRequests, services } = await openSponsors()
  await services.database.transaction((tx) => sql`alter table ${sql.table(table)} rename to gone`.execute(tx))
  const answer = await post(start, { email: 'dana@example.org' })
  expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([500, sentence])
  expect(await listRequests()).toEqual([])
})
