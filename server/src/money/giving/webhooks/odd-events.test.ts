import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { WEBHOOK_SECRET } from '../../../../test/vendors/stripe/build-sandbox.ts'
import {
  buildGiving,
  type GivingWorld,
  type SignedEvent,
} from '../../../../test/money/giving/build-giving.ts'
import { readBooks } from '../../../test/read-books.ts'

const nul = String.fromCharCode(0)

/** The event as a provider might send it one day, signed rightly. */
function change(
  world: GivingWorld,
  { body }: SignedEvent,
  change: object,
): Pick<SignedEvent, 'body' | 'signature'> {
  const event = JSON.parse(body.toString()) as { data: { object: object } }
  const payload = JSON.stringify({ ...event, data: { object: { ...event.data.object, ...change } } })
  const timestamp = Math.floor(world.clock.now().getTime() / 1000)
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET, timestamp })
  return { body: Buffer.from(payload), signature }
}

function listNotices({ services }: GivingWorld) {
  return services.database.read(async (tx) => {
    const rows = await tx.selectFrom('admin_notifications').select('type').orderBy('created_at').execute()
    return rows.map(({ type }) => type)
  })
}

function readOutcome({ services }: GivingWorld, kind: string) {
  return services.database.read(async (tx) => {
    const rows = await tx.selectFrom('provider_events').select('outcome').where('kind', '=', kind).execute()
    return rows.map(({ outcome }) => outcome)
  })
}

/** A gift that is here, and the first event of a refund of it. */
async function buildRefunded() {
  const world = await buildGiving()
  const { paymentId } = await world.give({ email: 'dana@example.org' })
  await world.sandbox.setRefunds('pending')
  await world.services.payments.refund({ paymentId, amountCents: 30_000, idempotencyKey: 'back' })
  const told = (await world.takeEvents()).find(({ type }) => type === 'refund.created')
  if (!told) throw new Error('a refund is told')
  return { world, told }
}

test.each([
  ['of nothing', { amount: 0 }],
  ['without a currency', { currency: null }],
  ['whose currency holds a NUL', { currency: `us${nul}` }],
])('a refund %s is acknowledged, books nothing and is told to staff', async (_, odd) => {
  const { world, told } = await buildRefunded()
  expect(await world.deliver(change(world, told, odd))).toBe(200)
  expect(await readOutcome(world, 'refund_changed')).toEqual(['needs_review'])
  expect(await listNotices(world)).toContain('refund_needs_review')
  const { payments, slots } = await readBooks(world.services)
  expect([payments[0]?.refunded_cents, slots[0]?.voided]).toEqual([0, false])
  expect(await world.findFaults()).toEqual([])
})

test('a refund whose failure reason holds a NUL is taken as any that failed', async () => {
  const { world, told } = await buildRefunded()
  const failed = change(world, told, { status: 'failed', failure_reason: `lost${nul}card` })
  expect(await world.deliver(failed)).toBe(200)
  expect(await listNotices(world)).toContain('refund_failed')
  expect(await world.findFaults()).toEqual([])
})

test.each([
  [
    'metadata hold',
    { client_reference_id: null, metadata: { checkout_id: `a${nul}b` } },
    'payment_unmatched',
  ],
  ['currency holds', { currency: `us${nul}` }, 'payment_needs_review'],
])('a payment whose %s a NUL is acknowledged, mints nothing and is told to staff', async (_, odd, notice) => {
  const world = await buildGiving()
  await world.payGift({ email: 'dana@example.org' })
  const completed = (await world.takeEvents()).find(({ type }) => type === 'checkout.session.completed')
  if (!completed) throw new Error('a paid checkout is told')
  expect(await world.deliver(change(world, completed, odd))).toBe(200)
  expect(await listNotices(world)).toEqual([notice])
  expect((await readBooks(world.services)).slots).toEqual([])
  expect(await world.findFaults()).toEqual([])
})
