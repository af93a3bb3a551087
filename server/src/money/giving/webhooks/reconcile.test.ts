import { expect, test } from 'vitest'
import { buildGiving } from '../build-giving.ts'
import { readAllRows, readBooks } from '../read-books.ts'
import { reconcile } from './reconcile.ts'

const since = new Date('2026-11-01T00:00:00Z')

test('what an outage swallowed is applied from the provider’s list, once, through the same path', async () => {
  const world = await buildGiving()
  await world.give({ email: 'told@example.org', amountCents: 80_000 })
  const lost = [40_000, 40_000, 90_000]
  for (const amountCents of lost) await world.payGift({ email: 'lost@example.org', amountCents })
  const back = await world.payGift({ email: 'back@example.org', amountCents: 80_000 })
  await world.services.payments.refund({
    paymentId: back.paymentId,
    amountCents: 80_000,
    idempotencyKey: 'a',
  })

  const report = await reconcile(world.services, { since })
  expect(report).toMatchObject({ checked: 5, applied: 4 })
  expect(report.differences.map(({ what, mended }) => [what, mended]).sort()).toEqual([
    ['missing_here', true],
    ['missing_here', true],
    ['missing_here', true],
    ['missing_here', true],
    ['refunds', true],
  ])
  const books = await readBooks(world.services)
  expect(books.donors).toMatchObject([
    { email: 'back@example.org', program_cents: 0, slots_minted: 0 },
    { email: 'lost@example.org', program_cents: 170_000, slots_minted: 2 },
    { email: 'told@example.org', program_cents: 80_000, slots_minted: 1 },
  ])
  expect(await world.findFaults()).toEqual([])

  const before = await readAllRows(world.services)
  expect(await reconcile(world.services, { since })).toEqual({ checked: 5, applied: 0, differences: [] })
  expect(await readAllRows(world.services)).toBe(before)
  await world.deliverAll()
  expect(await readBooks(world.services)).toEqual(books)
})

test('a payment of a guest is booked under the address the provider knows', async () => {
  const world = await buildGiving()
  const sessionId = await world.startGift({ amountCents: 500 })
  await world.sandbox.pay(sessionId, 'paid', { email: 'guest@example.org' })
  await reconcile(world.services, { since })
  expect((await readBooks(world.services)).donors).toMatchObject([{ email: 'guest@example.org' }])
})

test('what can’t be mended is reported: a payment only we know, an untold dispute, a stranger', async () => {
  const world = await buildGiving()
  const { paymentId } = await world.give({ email: 'dana@example.org' })
  await world.sandbox.openDispute(paymentId)
  await world.sandbox.giveSavedCard('cus_stranger')
  await world.services.payments.chargeSavedCard({
    customerRef: 'cus_stranger',
    amountCents: 700,
    idempotencyKey: 'a',
    metadata: {},
    description: 'Not ours',
  })
  await world.services.database.transaction((tx) =>
    tx
      .insertInto('payments')
      .values({
        provider_payment_id: 'pi_only_here',
        amount_cents: 100,
        currency: 'usd',
        state: 'unmatched',
        settled_at: world.clock.now(),
      })
      .execute(),
  )
  const { differences } = await reconcile(world.services, { since })
  expect(differences.map(({ what, mended }) => [what, mended]).sort()).toEqual([
    ['dispute', false],
    ['missing_there', false],
    ['unmatched', false],
  ])
})
