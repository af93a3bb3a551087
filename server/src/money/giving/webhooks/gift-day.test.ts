import { expect, test } from 'vitest'
import {
  buildGiving,
  type GivingWorld,
  type SignedEvent,
} from '../../../../test/money/giving/build-giving.ts'
import { buildSponsorship } from '../../../../test/money/giving/build-sponsorship.ts'
import { reconcile } from '../reconciliation/reconcile.ts'

const lastEvening = new Date('2026-12-31T22:00:00Z')
const HOURS = 60 * 60 * 1000
const email = 'dana@example.org'

/** The events once more, signed at the present moment: the provider sends late what it could not deliver. */
async function sendLate(world: GivingWorld, events: readonly SignedEvent[]): Promise<SignedEvent[]> {
  for (const { id } of events) await world.sandbox.redeliver(id)
  return world.takeEvents()
}

function readDays({ services }: GivingWorld) {
  return services.database.read(async (tx) => {
    const payments = await tx.selectFrom('payments').select(['settled_at', 'created_at']).execute()
    const mails = await tx
      .selectFrom('mails')
      .select('params')
      .where('template', 'in', ['receipt', 'monthly_receipt'])
      .execute()
    return {
      paidAt: payments.map(({ settled_at }) => settled_at.toISOString()),
      heardAt: payments.map(({ created_at }) => created_at.toISOString()),
      receipts: mails.map(({ params }) => (params as { paidAt: string }).paidAt),
    }
  })
}

const gift = ['2026-12-31T22:00:00.000Z']
const nextYear = ['2027-01-01T01:00:00.000Z']

test.each([
  ['the payment’s own event comes first', 'payment_intent.succeeded'],
  ['the checkout’s event comes first', 'checkout.session.completed'],
])('a gift of the last evening belongs to the old year, however late we hear of it: %s', async (_, first) => {
  const world = await buildGiving()
  world.clock.set(lastEvening)
  await world.payGift({ email, amountCents: 5_000 })
  const events = await world.takeEvents()
  world.clock.advance(3 * HOURS)
  const late = await sendLate(world, events)
  for (const event of late.toSorted((a) => (a.type === first ? -1 : 1))) {
    expect(await world.deliver(event)).toBe(200)
  }
  expect(await readDays(world)).toEqual({ paidAt: gift, heardAt: nextYear, receipts: gift })
})

test('a gift that the return page finds, or the reconciliation, has the day of its charge as well', async () => {
  for (const find of ['page', 'reconciliation'] as const) {
    const world = await buildGiving()
    world.clock.set(lastEvening)
    const { sessionId } = await world.payGift({ email, amountCents: 5_000 })
    world.clock.advance(3 * HOURS)
    if (find === 'page') await world.app.inject({ url: `/api/checkouts/${sessionId}` })
    else await reconcile(world.services, { since: new Date('2026-12-30') })
    expect(await readDays(world)).toEqual({ paidAt: gift, heardAt: nextYear, receipts: gift })
  }
})

test('a month of a monthly gift has the day of its charge', async () => {
  const shared = await buildGiving()
  shared.clock.set(lastEvening)
  const world = await buildSponsorship(shared)
  await world.payMonthly()
  const events = await world.takeEvents()
  world.clock.advance(3 * HOURS)
  for (const event of await sendLate(shared, events)) expect(await world.deliver(event)).toBe(200)
  expect(await readDays(shared)).toEqual({ paidAt: gift, heardAt: nextYear, receipts: gift })
})

test('a bank debit is a gift of the day it was begun', async () => {
  const world = await buildGiving()
  world.clock.set(lastEvening)
  const sessionId = await world.startGift({ email, amountCents: 5_000 })
  await world.sandbox.pay(sessionId, 'delayed')
  await world.takeEvents()
  world.clock.set(new Date('2027-01-04T09:00:00Z'))
  await world.sandbox.settleDelayed(sessionId, 'succeeded')
  await world.deliverAll()
  expect(await readDays(world)).toMatchObject({ paidAt: gift, receipts: gift })
})
