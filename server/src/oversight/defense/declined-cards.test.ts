import { expect, test } from 'vitest'
import { buildClassroom } from '../../../test/matching/classrooms/build-classroom.ts'
import { buildGiving, type GivingWorld } from '../../../test/money/giving/build-giving.ts'
import { buildSponsorship } from '../../../test/money/giving/build-sponsorship.ts'

/** A server that counts, and how it answers a small and a large gift of somebody else. */
async function buildShop() {
  const giving = await buildGiving({ environment: { RATE_LIMIT_FACTOR: '1' } })
  const ask = async (amountCents: number, form: object = {}) => {
    const answer = await giving.app.inject({
      method: 'POST',
      url: '/.netlify/functions/create-checkout-session',
      payload: { amount_cents: amountCents, destination: 'classrooms', ...form },
      remoteAddress: '198.51.100.7',
    })
    return answer.statusCode
  }
  return { ...giving, ask }
}

/** The payment page stays open after each card, so the checkout has not failed. */
async function tryCards({ sandbox, deliverAll, services }: GivingWorld, sessionId: string, cards: number) {
  for (let card = 0; card < cards; card++) await sandbox.pay(sessionId, 'declined')
  await deliverAll()
  // What was counted a moment ago is still believed.
  services.clock.advance(16_000)
  const { status } = await services.payments.readCheckout(sessionId)
  expect(status).toBe('open')
}

test('cards turned down on a payment page that stays open raise the guard for small amounts', async () => {
  const shop = await buildShop()
  const sessionId = await shop.startGift({ amountCents: 500 })
  await tryCards(shop, sessionId, 7)
  expect(await shop.ask(500)).toBe(200)
  await tryCards(shop, sessionId, 1)
  expect(await shop.ask(500)).toBe(403)
  expect(await shop.ask(80_000)).toBe(200)
})

test('many cards turned down raise the guard for every amount, so that trying them with larger ones is no way past it', async () => {
  const shop = await buildShop()
  const sessionId = await shop.startGift({ amountCents: 1_001 })
  await tryCards(shop, sessionId, 23)
  expect(await shop.ask(1_001)).toBe(200)
  await tryCards(shop, sessionId, 1)
  expect(await shop.ask(1_001)).toBe(403)
})

test('cards turned down raise the guard for small gifts to a classroom as well', async () => {
  const shop = await buildShop()
  const classroom = await buildClassroom(shop.services.database, { teacherEmail: 'teacher@school.edu' })
  await tryCards(shop, await shop.startGift({ amountCents: 500 }), 8)
  expect(await shop.ask(500, { classroom_id: classroom.id })).toBe(403)
  expect(await shop.ask(80_000, { classroom_id: classroom.id })).toBe(200)
})

test('cards tried for a monthly gift count as well, for half an hour', async () => {
  const shop = await buildShop()
  const { startSponsorship } = await buildSponsorship(shop)
  await tryCards(shop, await startSponsorship({ type: 'recurring' }), 8)
  expect(await shop.ask(500)).toBe(403)
  shop.clock.advance(31 * 60_000)
  expect(await shop.ask(500)).toBe(200)
})

test('an event that comes twice is one card, and a declined card changes no books', async () => {
  const shop = await buildShop()
  const sessionId = await shop.startGift({ amountCents: 500 })
  for (let card = 0; card < 4; card++) await shop.sandbox.pay(sessionId, 'declined')
  for (const event of await shop.takeEvents()) {
    expect(await shop.deliver(event)).toBe(200)
    expect(await shop.deliver(event)).toBe(200)
  }
  shop.services.clock.advance(16_000)
  expect(await shop.ask(500)).toBe(200)
  await shop.sandbox.pay(sessionId, 'paid')
  await shop.deliverAll()
  expect(await shop.findFaults()).toEqual([])
})
