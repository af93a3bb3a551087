import { dayMs } from '@tower/contract/durations.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildGiving, type GivingWorld } from '../../../../test/money/giving/build-giving.ts'
import { moveAccount } from '../../../../test/money/giving/build-moved-account.ts'
import { openDoor, readGiverLinks } from '../../../../test/money/giving/build-own-giving.ts'
import { readAllRows } from '../../../test/read-books.ts'

let world: GivingWorld
let email: string
let number = 0
beforeAll(async () => void (world = await buildGiving({ keep: true })))
afterAll(() => world.close())
beforeEach(() => void (email = `guest-${++number}@example.org`))

const linksOf = (address = email) => readGiverLinks(world, address)
const through = (link: string | undefined) => openDoor(world, { link: link ?? '' })
const codeOf = async (link: string | undefined) => {
  const answer = await through(link).get('/gifts')
  return answer.statusCode === 200 ? 'open' : answer.json<{ code: string }>().code
}

test('the link in a guest’s receipt opens all their gifts, changes nothing, and is kept by no cache', async () => {
  await world.give({ email, amountCents: 2_000 })
  await world.give({ email, amountCents: 3_000 })
  await world.give({ email: `not-${email}`, amountCents: 9_000 })
  const [first, second] = await linksOf()
  const before = await readAllRows(world.services)
  for (const link of [first, second]) {
    const answer = await through(link).get('/gifts')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toMatchObject({ total: 2, kept_cents: 5_000 })
  }
  expect(await readAllRows(world.services)).toBe(before)
})

test('a link that was changed, shortened or signed for another donor opens nothing, at no call', async () => {
  await world.give({ email, amountCents: 2_000 })
  await world.give({ email: `not-${email}`, amountCents: 2_000 })
  const [link = ''] = await linksOf()
  const [foreign = ''] = await linksOf(`not-${email}`)
  const [id = '', expiresAt = '', signature = ''] = link.split('.')
  const giftId = (await through(link).listGifts()).items[0]?.id
  const forged = [
    '',
    'x',
    `${id}.${expiresAt}`,
    `${id}.${Number(expiresAt) + 1}.${signature}`,
    `${id}.${expiresAt}.${'A'.repeat(43)}`,
    `${foreign.split('.')[0]}.${expiresAt}.${signature}`,
    `${id}.${foreign.split('.').slice(1).join('.')}`,
    `${crypto.randomUUID()}.${expiresAt}.${signature}`,
    link.slice(0, -1),
    `${link}.`,
    'x'.repeat(5_000),
  ]
  const before = await readAllRows(world.services)
  for (const by of forged) {
    const door = through(by)
    for (const answer of [
      await door.get('/gifts'),
      await door.get('/gifts.csv'),
      await door.get(`/gifts/${giftId}/receipt.pdf`),
      await door.get('/statement.pdf', { from: '2026-01-01', to: '2026-12-31' }),
      await door.act(`/gifts/${giftId}/resend`),
      await door.act('/links/revoke'),
      await world.post('/api/giving/links/renew', { link: by }),
    ])
      expect([answer.statusCode, answer.json<{ code: string }>().code], by).toEqual([
        404,
        'own_giving.link_invalid',
      ])
  }
  expect(await readAllRows(world.services)).toBe(before)
})

test('another donor’s gift is none at all, through either door', async () => {
  const other = `not-${email}`
  await world.give({ email: other, amountCents: 2_000 })
  const [otherLink] = await linksOf(other)
  const otherGift = (await through(otherLink).listGifts()).items[0]?.id
  await world.give({ email, amountCents: 2_000 })
  const { bearer } = await world.signIn(`sponsor-${email}`)
  await world.give({ bearer, amountCents: 2_000 })
  for (const door of [through((await linksOf())[0]), openDoor(world, { bearer })]) {
    for (const answer of [
      await door.get(`/gifts/${otherGift}/receipt.pdf`),
      await door.act(`/gifts/${otherGift}/resend`),
      await door.get(`/gifts/${crypto.randomUUID()}/receipt.pdf`),
    ])
      expect(answer.json()).toMatchObject({ code: 'own_giving.gift_not_found' })
  }
})

test('nobody without a session comes through the sponsors’ door, and no other role does', async () => {
  const door = openDoor(world, { bearer: 'invented' })
  expect((await door.get('/gifts')).statusCode).toBe(401)
  expect((await world.app.inject({ url: '/api/sponsor/giving/gifts' })).statusCode).toBe(401)
})

test('a link ends after 90 days; then one press mails a fresh one, and only to whoever gave', async () => {
  await world.give({ email, amountCents: 2_000 })
  const [old = ''] = await linksOf()
  world.clock.advance(89 * dayMs)
  expect(await codeOf(old)).toBe('open')
  world.clock.advance(2 * dayMs)
  expect(await codeOf(old)).toBe('own_giving.link_expired')
  const before = await readAllRows(world.services)
  expect((await through(old).act('/links/revoke')).statusCode).toBe(410)
  expect(await readAllRows(world.services)).toBe(before)
  for (let time = 0; time < 3; time++)
    expect((await world.post('/api/giving/links/renew', { link: old })).json()).toEqual({ ok: true })
  const [, fresh, ...more] = await linksOf()
  expect(more).toEqual([])
  expect(await codeOf(fresh)).toBe('open')
})

test('revoking ends every link mailed before, the one in hand included, and never that of the next receipt', async () => {
  await world.give({ email, amountCents: 2_000 })
  await world.give({ email, amountCents: 2_000 })
  const [first, second] = await linksOf()
  expect((await through(first).act('/links/revoke')).json()).toEqual({ ok: true })
  for (const link of [first, second]) {
    expect(await codeOf(link)).toBe('own_giving.link_invalid')
    expect((await world.post('/api/giving/links/renew', { link })).statusCode).toBe(404)
  }
  await world.give({ email, amountCents: 2_000 })
  expect(await codeOf((await linksOf()).at(-1))).toBe('open')
})

test('asking for a link answers the same whether an address gave or not, and mails it once an hour', async () => {
  await world.give({ email, amountCents: 2_000 })
  const waits: number[] = []
  const { delayAnswer } = world.services
  world.services.delayAnswer = (ms) => (waits.push(ms), delayAnswer(ms))
  const ask = (address: string) => world.post('/api/giving/links', { email: address })
  const answers = [await ask(email), await ask(email.toUpperCase()), await ask(`nobody-${email}`)]
  for (const answer of answers) expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }])
  expect(new Set(answers.map(({ headers }) => Object.keys(headers).sort().join())).size).toBe(1)
  expect(waits).toHaveLength(3)
  expect(await linksOf()).toHaveLength(2)
  expect(await linksOf(`nobody-${email}`)).toHaveLength(0)
})

test('a guest who makes an account keeps the links of their address, which show what is the account’s now', async () => {
  await world.give({ email, amountCents: 2_000 })
  const [link] = await linksOf()
  const { bearer } = await world.signIn(email)
  await world.give({ bearer, amountCents: 3_000 })
  expect(await through(link).listGifts()).toMatchObject({ total: 2, kept_cents: 5_000 })
})

test('gifts joined with those of an account that had some already are opened by the older links as well, until it revokes them', async () => {
  const home = `home-${email}`
  const { userId, bearer } = await world.signIn(home)
  await world.give({ bearer, amountCents: 4_000 })
  await world.give({ email, amountCents: 2_000 })
  const [guestLink] = await linksOf()
  await moveAccount(world, { userId, from: home, to: email })
  await world.give({ bearer, amountCents: 1_000 })
  expect(await through(guestLink).listGifts()).toMatchObject({ total: 3, kept_cents: 7_000 })
  expect((await openDoor(world, { bearer }).act('/links/revoke')).statusCode).toBe(200)
  expect(await codeOf(guestLink)).toBe('own_giving.link_invalid')
})

test('once an account has moved to another address, what lies in the old mailbox opens nothing', async () => {
  const { userId, bearer } = await world.signIn(email)
  await world.give({ bearer, amountCents: 2_000 })
  const [link] = await linksOf()
  expect(await codeOf(link)).toBe('open')
  await moveAccount(world, { userId, from: email, to: `new-${email}` })
  expect(await codeOf(link)).toBe('own_giving.link_invalid')
  // A receipt written anew goes where the first one went, and says nothing that opens more.
  const mails = (await linksOf()).length
  const giftId = (await openDoor(world, { bearer }).listGifts()).items[0]?.id ?? ''
  const { provider_payment_id: paymentId } = await world.services.database.read((tx) =>
    tx
      .selectFrom('payments')
      .select('provider_payment_id')
      .where('id', '=', giftId)
      .executeTakeFirstOrThrow(),
  )
  await world.services.payments.refund({ paymentId, amountCents: 500, idempotencyKey: `part-${giftId}` })
  await world.deliverAll()
  expect(await linksOf()).toHaveLength(mails)
})

test.each(['disabled_at', 'erased_at'] as const)(
  'an account with %s is opened by no link',
  async (column) => {
    const { userId, bearer } = await world.signIn(email)
    await world.give({ bearer, amountCents: 2_000 })
    const [link] = await linksOf()
    await world.services.database.transaction((tx) =>
      tx
        .updateTable('users')
        .set({ [column]: world.clock.now() })
        .where('id', '=', userId)
        .execute(),
    )
    expect(await codeOf(link)).toBe('own_giving.link_invalid')
    await world.post('/api/giving/links', { email })
    expect(await linksOf()).toHaveLength(1)
  },
)
