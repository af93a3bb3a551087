import { expect, test } from 'vitest'
import { buildGiving, type GivingWorld } from '../../../../test/money/giving/build-giving.ts'

const giftRequest = { email: 'dana@example.org', amountCents: 5_000, body: { idempotency_key: 'same-page' } }

async function ask(world: GivingWorld): Promise<string> {
  const answer = await world.requestCheckout(giftRequest)
  expect([answer.statusCode, answer.body.slice(0, 8)]).toEqual([200, '{"url":"'])
  return answer.json<{ url: string }>().url
}

const sessionOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? ''

function readCheckouts({ services }: GivingWorld) {
  return services.database.read((tx) =>
    tx.selectFrom('checkouts').select(['state', 'attempt', 'provider_session_id']).execute(),
  )
}

test.each([
  ['told', true],
  ['not told yet', false],
])('after its session expired, which was %s, the same wish gets a fresh one', async (_, isTold) => {
  const world = await buildGiving()
  const dead = await ask(world)
  await world.sandbox.expireCheckout(sessionOf(dead))
  const events = await world.takeEvents()
  if (isTold) for (const event of events) await world.deliver(event)
  const fresh = await ask(world)
  expect(fresh).not.toBe(dead)
  expect(await ask(world)).toBe(fresh)
  // The end of the dead session, told late or again, is not that of the fresh one.
  for (const event of events) await world.deliver(event)
  expect(await readCheckouts(world)).toEqual([
    { state: 'open', attempt: 2, provider_session_id: sessionOf(fresh) },
  ])
  await world.sandbox.pay(sessionOf(fresh), 'paid')
  await world.deliverAll()
  expect(await readCheckouts(world)).toMatchObject([{ state: 'complete' }])
  expect(await world.findFaults()).toEqual([])
})

test('after a slow payment failed the same wish gets a fresh session', async () => {
  const world = await buildGiving()
  const failed = await ask(world)
  await world.sandbox.pay(sessionOf(failed), 'delayed')
  await world.sandbox.settleDelayed(sessionOf(failed), 'failed')
  await world.deliverAll()
  expect(await ask(world)).not.toBe(failed)
})

test.each([
  ['told', true],
  ['not told yet', false],
])('a wish that was paid, which was %s, leads to its result', async (_, isTold) => {
  const world = await buildGiving()
  const url = await ask(world)
  const { redirectTo } = await world.sandbox.pay(sessionOf(url), 'paid')
  if (isTold) await world.deliverAll()
  expect(await ask(world)).toBe(redirectTo)
})

test('a fault that the provider keeps under its key holds nobody up', async () => {
  const world = await buildGiving()
  await world.sandbox.beginOutage('server_error_kept', 1)
  const answer = await world.requestCheckout(giftRequest)
  expect([answer.statusCode, answer.body]).toEqual([502, 'Unable to start checkout.'])
  const url = await ask(world)
  expect(await world.sandbox.describe(sessionOf(url))).toMatchObject({ status: 'open', totalCents: 5_000 })
  expect(await readCheckouts(world)).toMatchObject([{ state: 'open', attempt: 2 }])
})

test('a key that was rolled and mended holds nobody up', async () => {
  const world = await buildGiving()
  await world.sandbox.forbid(['checkout'])
  expect((await world.requestCheckout(giftRequest)).statusCode).toBe(502)
  await world.sandbox.forbid([])
  expect(sessionOf(await ask(world))).toMatch(/^cs_test_/)
})

test('while the provider can’t be asked the open session is still the way to pay', async () => {
  const world = await buildGiving()
  const url = await ask(world)
  await world.sandbox.beginOutage('server_error', 10)
  expect(await ask(world)).toBe(url)
})

test('two who ask at once after a session expired get one fresh session', async () => {
  const world = await buildGiving()
  const dead = await ask(world)
  await world.sandbox.expireCheckout(sessionOf(dead))
  const urls = await Promise.all(Array.from({ length: 8 }, () => ask(world)))
  expect(new Set(urls).size).toBe(1)
  expect(urls[0]).not.toBe(dead)
  expect(await readCheckouts(world)).toMatchObject([{ attempt: 2 }])
})

test.each([99_999_999, 97_100_000])(
  'a gift of %d cents with the card fee is more than can be charged, and no row is written',
  async (amountCents) => {
    const world = await buildGiving()
    const answer = await world.requestCheckout({ amountCents, body: { cover_fee: true } })
    expect(answer.statusCode).toBe(400)
    expect(await readCheckouts(world)).toEqual([])
  },
)
