import { expect, test } from 'vitest'
import { buildCards } from '../../../test/spending/cards/build-cards.ts'
import { reconcileCards } from './reconcile-cards.ts'

const day = 24 * 60 * 60_000
/** Where nobody listens. */
const nowhere = { webhookUrl: 'http://127.0.0.1:9/webhooks/stripe' }

test('money that a merchant took and nobody was told of is booked by asking, once', async () => {
  const world = await buildCards()
  const card = await world.issueCard()
  const { authorizationId } = await world.buy(card.issuerCardId, 6_000)
  await world.settled()
  await world.sandbox.pointAt(nowhere)
  await world.sandbox.captureAuthorization(authorizationId, { staysOpen: false })
  expect(await world.budget()).toMatchObject({ reservedCents: 10_000, spentCents: 0 })
  await reconcileCards(world.services)
  expect(await world.budget()).toMatchObject({ reservedCents: 4_000, spentCents: 6_000 })
  world.clock.advance(day)
  await reconcileCards(world.services)
  expect(await world.budget()).toMatchObject({ reservedCents: 4_000, spentCents: 6_000 })
  expect(await world.findFaults()).toEqual([])
})

test('a purchase that was let go of, money that came back late, and a session without news are caught up with', async () => {
  const world = await buildCards()
  const { issuerCardId } = await world.verifiedCard()
  const { session } = (await world.start({ amountUsd: '50' })).json<{ session: { id: string } }>()
  const bought = await world.buy(issuerCardId, 5_000)
  await world.capture(bought.authorizationId)
  const card = await world.issueCard({ merchant: 'walmart.com' })
  const letGo = await world.buy(card.issuerCardId, 9_000, 'WALMART.COM')
  await world.settled()
  await world.sandbox.pointAt(nowhere)
  await world.sandbox.refundPurchase(bought.authorizationId, 2_000)
  await world.sandbox.endAuthorization(letGo.authorizationId, 'reversed')
  world.clock.advance(4 * day)
  await reconcileCards(world.services)
  expect(await world.budget()).toMatchObject({ spentCents: 3_000 })
  const { status } = await world.services.database.read((tx) =>
    tx
      .selectFrom('shopping_sessions')
      .select('status')
      .where('id', '=', session.id)
      .executeTakeFirstOrThrow(),
  )
  expect(status).toBe('captured')
  const { state, reserved_cents: reserved } = await world.allowance(card.id)
  expect([state, reserved]).toEqual(['open', 9_000 + 1_000])
  expect(await world.findFaults()).toEqual([])
})

test('where the issuer has nothing new to tell, asking changes nothing', async () => {
  const world = await buildCards()
  const card = await world.issueCard()
  const { authorizationId } = await world.buy(card.issuerCardId, 6_000)
  await world.capture(authorizationId)
  const before = await world.allowance(card.id)
  await reconcileCards(world.services)
  expect(await world.allowance(card.id)).toEqual(before)
  expect(await world.findFaults()).toEqual([])
})
