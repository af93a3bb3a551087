import { expect, test } from 'vitest'
import { buildGiving, type GivingWorld } from '../../../../test/money/giving/build-giving.ts'
import { completeCheckout } from '../payments/complete-checkout.ts'
import { readBooks } from '../../../test/read-books.ts'
import { buildSponsorship } from '../../../../test/money/giving/build-sponsorship.ts'
import { reconcile } from '../reconciliation/reconcile.ts'

const email = 'dana@example.org'

function readPayments({ services }: GivingWorld) {
  return services.database.read((tx) =>
    tx
      .selectFrom('payments')
      .select(['id', 'state', 'review_reason', 'checkout_id', 'provider_invoice_id', 'email'])
      .orderBy('created_at')
      .execute(),
  )
}

/** As a payment is kept whose event named nothing of ours. */
function keepUnexplained({ services }: GivingWorld, providerPaymentId: string, amountCents: number) {
  const told = { checkoutId: null, sessionId: null, currency: 'usd', email: null, livemode: false }
  const providerPayment = { ...told, providerPaymentId, amountCents, chargedAt: services.clock.now() }
  return services.database.transaction((tx) => completeCheckout(services, tx, providerPayment))
}

async function buildMonthly() {
  const shared = await buildGiving()
  const world = await buildSponsorship(shared)
  const { subscriptionId } = await world.beginMonthly()
  return { shared, world, subscriptionId }
}

test.each(['invoice_payments', 'invoices', 'payment_intents'])(
  'a month whose %s the key may not read is asked for again, and is a gift once the key is mended',
  async (resource) => {
    const { shared, world, subscriptionId } = await buildMonthly()
    await world.sandbox.passMonth(subscriptionId, 'paid')
    const events = await world.takeEvents()
    const paid = events.filter(({ type }) => type === 'payment_intent.succeeded')
    await world.sandbox.forbid([resource])
    for (const event of paid) expect(await world.deliver(event)).toBe(503)
    expect(await readPayments(shared)).toMatchObject([{ state: 'settled' }])
    await world.sandbox.forbid([])
    for (const event of paid) expect(await world.deliver(event)).toBe(200)
    expect(await readPayments(shared)).toMatchObject([{ state: 'settled' }, { state: 'settled' }])
    expect(await world.readRaised()).toEqual({ prospect: 5_000, goal: 5_000 })
  },
)

test.each(['key_rolled', 'rate_limited', 'server_error'] as const)(
  'a provider that answers with %s is asked again: the event is not acknowledged',
  async (kind) => {
    const world = await buildGiving()
    await world.payGift({ email, amountCents: 5_000 })
    const [event] = await world.takeEvents()
    if (!event) throw new Error('a paid gift is told')
    await world.sandbox.beginOutage(kind, 100)
    expect(await world.deliver(event)).toBe(503)
    await world.sandbox.beginOutage(kind, 0)
    expect(await world.deliver(event)).toBe(200)
    expect(await readPayments(world)).toMatchObject([{ state: 'settled' }])
  },
)

test('a month kept as matching nothing becomes a gift when its invoice is told', async () => {
  const { shared, world, subscriptionId } = await buildMonthly()
  await world.sandbox.passMonth(subscriptionId, 'paid')
  const events = await world.takeEvents()
  const told = events.find(({ type }) => type === 'payment_intent.succeeded')?.body.toString() ?? '{}'
  const { id } = (JSON.parse(told) as { data: { object: { id: string } } }).data.object
  expect(await keepUnexplained(shared, id, 2_500)).toBe('unmatched')
  const [, unmatched] = await readPayments(shared)
  expect(unmatched).toMatchObject({ state: 'unmatched', email: null })

  for (const event of events.filter(({ type }) => type === 'invoice.paid')) await world.deliver(event)
  const [, explained] = await readPayments(shared)
  expect(explained).toMatchObject({
    id: unmatched?.id,
    state: 'settled',
    review_reason: null,
    email: world.email,
  })
  expect(explained?.provider_invoice_id).toMatch(/^in_/)
  expect(await world.readRaised()).toEqual({ prospect: 5_000, goal: 5_000 })
  expect((await readBooks(shared.services)).receipts).toHaveLength(2)
  for (const event of events) expect(await world.deliver(event)).toBe(200)
  expect(await world.readRaised()).toEqual({ prospect: 5_000, goal: 5_000 })
  expect(await shared.findFaults()).toEqual([])
})

test.each(['its own events', 'the reconciliation'])(
  'a gift kept as matching nothing is a gift once %s name its checkout',
  async (teller) => {
    const world = await buildGiving()
    const { paymentId } = await world.payGift({ email, amountCents: 80_000 })
    expect(await keepUnexplained(world, paymentId, 80_000)).toBe('unmatched')
    if (teller === 'its own events') await world.deliverAll()
    else await reconcile(world.services, { since: new Date('2026-01-01') })
    expect(await readPayments(world)).toMatchObject([{ state: 'settled', email }])
    const { donors, receipts } = await readBooks(world.services)
    expect(donors).toMatchObject([{ email, program_cents: 80_000, slots_minted: 1 }])
    expect(receipts).toHaveLength(1)
    expect(await world.findFaults()).toEqual([])
  },
)

test('what was kept as matching nothing and differs from what was asked waits for staff', async () => {
  const world = await buildGiving()
  const { paymentId } = await world.payGift({ email, amountCents: 80_000 })
  await keepUnexplained(world, paymentId, 80_000)
  await world.services.database.transaction((tx) =>
    tx.updateTable('checkouts').set({ amount_cents: 70_000 }).execute(),
  )
  await world.deliverAll()
  expect(await readPayments(world)).toMatchObject([
    { state: 'needs_review', review_reason: 'amount 80000, asked 70000' },
  ])
})

test('money that matched nothing and partly went back stays with staff', async () => {
  const world = await buildGiving()
  const { paymentId } = await world.payGift({ email, amountCents: 80_000 })
  await keepUnexplained(world, paymentId, 80_000)
  await world.services.payments.refund({ paymentId, amountCents: 30_000, idempotencyKey: 'back' })
  const events = await world.takeEvents()
  for (const event of events.toReversed()) expect(await world.deliver(event)).toBe(200)
  expect(await readPayments(world)).toMatchObject([{ state: 'unmatched' }])
  expect(await world.findFaults()).toEqual([])
})

test('a stranger’s payment told again and again stays one payment that matches nothing', async () => {
  const world = await buildGiving()
  await world.sandbox.giveSavedCard('cus_stranger')
  const charge = { customerRef: 'cus_stranger', amountCents: 4_200, metadata: {}, description: 'Other shop' }
  await world.services.payments.chargeSavedCard({ ...charge, idempotencyKey: 'other' })
  await world.deliverAll()
  await reconcile(world.services, { since: new Date('2026-01-01') })
  await reconcile(world.services, { since: new Date('2026-01-01') })
  expect(await readPayments(world)).toMatchObject([{ state: 'unmatched', checkout_id: null }])
})
