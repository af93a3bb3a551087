// @module-tag some-on-pglite: two events of one gift wait for each other there in another way.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildGiving, type GivingWorld } from '../../../../test/money/giving/build-giving.ts'
import { buildSponsorship, type SponsorshipWorld } from '../../../../test/money/giving/build-sponsorship.ts'
import { startCardChange } from './start-card-change.ts'

let shared: GivingWorld
let world: SponsorshipWorld
let subscriptionId: string
let link: string
beforeAll(async () => void (shared = await buildGiving({ keep: true })))
afterAll(() => shared.close())
beforeEach(async () => {
  world = await buildSponsorship(shared)
  ;({ subscriptionId } = await world.beginMonthly())
  link = (await world.readLinks())[0] ?? ''
})

const ask = (by = link) => world.post('/api/monthly-gift/card', { link: by })
const look = async () =>
  (await world.app.inject({ url: `/api/monthly-gift?link=${encodeURIComponent(link)}` })).json<{
    card: { brand: string; last4: string } | null
  }>()

/** A form opened for another card; its session at the provider. */
async function openForm(): Promise<string> {
  const answer = await ask()
  expect(answer.statusCode, answer.body).toBe(200)
  return new URL(answer.json<{ url: string }>().url).pathname.split('/').at(-1) ?? ''
}

async function readCharged(): Promise<(string | undefined)[]> {
  const payments = await world.readPayments()
  const settled = payments.map(({ provider_payment_id: id }) => world.services.payments.readPayment(id ?? ''))
  return (await Promise.all(settled)).map((payment) => payment?.card?.last4)
}

/** Those that were given, in their order. */
const readRows = () =>
  world.services.database.read((tx) =>
    tx
      .selectFrom('monthly_cards')
      .selectAll()
      .where('given_at', 'is not', null)
      .orderBy('given_at')
      .execute(),
  )
const passMonth = async () => {
  await world.sandbox.passMonth(subscriptionId, 'paid')
  await world.deliverAll()
}

test('a site whose address nobody set, as the demo’s, leads back to the port that it listens on', async () => {
  const { services } = world
  const config = { ...services.config, ORIGIN: undefined, PORT: 4321 }
  const { url } = await startCardChange({ ...services, config }, { link })
  const { redirectTo } = await world.sandbox.pay(new URL(url).pathname.split('/').at(-1) ?? '', 'paid')
  expect(redirectTo).toBe(`http://localhost:4321/monthly-gift?link=${encodeURIComponent(link)}&changed=card`)
})

test('a card given on the provider’s page is charged from the next month on, and its giver is told once', async () => {
  const sessionId = await openForm()
  expect((await look()).card).toBeNull()
  const { redirectTo } = await world.sandbox.pay(sessionId, 'paid')
  expect(redirectTo).toBe(`http://tower.test/monthly-gift?link=${encodeURIComponent(link)}&changed=card`)
  await world.deliverAll()
  await world.deliverAll()
  expect((await look()).card).toEqual({ brand: 'visa', last4: '1881' })
  await passMonth()
  expect(await readCharged()).toEqual(['4242', '1881'])
  expect(await world.readMails('monthly_card_changed')).toMatchObject([{ last4: '1881' }])
  expect(await world.findFaults()).toEqual([])
})

test('a form that is left, or whose card the bank declines, changes nothing', async () => {
  await world.sandbox.pay(await openForm(), 'cancelled')
  await world.sandbox.pay(await openForm(), 'declined')
  await world.deliverAll()
  expect((await look()).card).toBeNull()
  expect(await world.readMails('monthly_card_changed')).toEqual([])
})

test(
  'the card given last is charged, in whatever order its events come',
  { tags: 'on-pglite-too' },
  async () => {
    const [first, second] = [await openForm(), await openForm()]
    const events = []
    for (const sessionId of [first, second]) {
      await world.sandbox.pay(sessionId, 'paid')
      events.push(await world.takeEvents())
      world.clock.advance(5_000)
    }
    for (const event of events.toReversed().flat()) await world.deliver(event)
    const own = (await readRows()).slice(-2)
    expect(own.map(({ kept_at }) => kept_at !== null)).toEqual([false, true])
    expect(await world.readMails('monthly_card_changed')).toHaveLength(1)
  },
)

test(
  'two cards given at once end with the last one charged, and nothing twice',
  { tags: 'on-pglite-too' },
  async () => {
    const sessions = [await openForm(), await openForm()]
    const events = []
    for (const sessionId of sessions) {
      await world.sandbox.pay(sessionId, 'paid')
      events.push(...(await world.takeEvents()))
      world.clock.advance(5_000)
    }
    await Promise.all([...events, ...events].map((event) => world.deliver(event)))
    const charged = await world.services.payments.subscriptions.read(subscriptionId)
    expect(charged.status).toBe('active')
    const last = (await readRows()).at(-1)
    expect(last?.kept_at).not.toBeNull()
    const told = await world.readMails('monthly_card_changed')
    expect(told.length).toBeLessThanOrEqual(2)
    expect(told.length).toBeGreaterThanOrEqual(1)
  },
)

test('more cards than somebody needs are refused for an hour: nobody tries cards out here', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask()))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
    200, 200, 200, 200, 200, 200, 429, 429,
  ])
  world.clock.advance(3_600_001)
  expect((await ask()).statusCode).toBe(200)
})

test('a gift that has ended takes no card, and a foreign link opens no form', async () => {
  await world.post('/api/monthly-gift', { link, action: 'cancel' })
  expect((await ask()).json()).toMatchObject({ code: 'sponsorships.ended' })
  expect((await ask(`${link}x`)).json()).toMatchObject({ code: 'sponsorships.link_invalid' })
})

test('a card given for a gift that ended meanwhile is charged for nothing', async () => {
  const sessionId = await openForm()
  await world.services.payments.subscriptions.cancel(subscriptionId)
  await world.sandbox.pay(sessionId, 'paid')
  await world.deliverAll()
  expect((await look()).card).toBeNull()
  expect(await world.readMails('monthly_card_changed')).toEqual([])
})

test('when the provider is away no form opens, and its event comes again until the card is charged', async () => {
  await world.sandbox.beginOutage('server_error', 1)
  expect((await ask()).statusCode).toBe(503)
  const sessionId = await openForm()
  await world.sandbox.pay(sessionId, 'paid')
  const events = await world.takeEvents()
  const given = events.find(({ type }) => type === 'checkout.session.completed')
  if (!given) throw new Error('a filled form tells of itself')
  await world.sandbox.beginOutage('server_error', 1)
  expect(await world.deliver(given)).toBe(503)
  expect(await world.deliver(given)).toBe(200)
  expect((await look()).card).toEqual({ brand: 'visa', last4: '1881' })
})
