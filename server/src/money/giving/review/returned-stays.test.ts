import { expect, test } from 'vitest'
import { buildActor } from '../../../../test/people/identity/build-actor.ts'
import { PaymentsUnavailable } from '../../../payments/payments.ts'
import { buildGiving } from '../../../../test/money/giving/build-giving.ts'
import { completeCheckout } from '../payments/complete-checkout.ts'
import { readBooks } from '../../../test/read-books.ts'
import { reconcile } from '../reconciliation/reconcile.ts'
import { signRefund } from '../../../../test/money/giving/build-changes.ts'
import { returnPayment } from './return-payment.ts'

const email = 'dana@example.org'
const reason = 'Asked for by phone'

/** A paid gift that was kept as matching nothing, and the events that would tell what it was for. */
async function buildKept() {
  const world = await buildGiving()
  const { services } = world
  const actor = await buildActor(services)
  const { paymentId: providerPaymentId } = await world.payGift({ email })
  const told = { checkoutId: null, sessionId: null, currency: 'usd', email: null, livemode: false }
  const providerPayment = { ...told, providerPaymentId, amountCents: 80_000, chargedAt: services.clock.now() }
  await services.database.transaction((tx) => completeCheckout(services, tx, providerPayment))
  const { id: paymentId } = await services.database.read((tx) =>
    tx.selectFrom('payments').select('id').executeTakeFirstOrThrow(),
  )
  const events = await world.takeEvents()

  /** Says by every way we hear of what the payment was for. */
  async function explain(): Promise<void> {
    for (const event of events) expect(await world.deliver(event)).toBe(200)
    await reconcile(services, { since: new Date('2026-01-01') })
    expect(await world.findFaults()).toEqual([])
  }

  return { world, providerPaymentId, events, explain, decision: { actor, paymentId, reason } }
}

test('money that staff are giving back becomes no gift while the provider is away, and goes back whole', async () => {
  const { world, explain, decision } = await buildKept()
  const { payments } = world.services
  const { refund } = payments
  payments.refund = () => Promise.reject(new PaymentsUnavailable('no answer'))
  await expect(returnPayment(world.services, decision)).rejects.toMatchObject({ code: 'server.unavailable' })
  payments.refund = refund
  await explain()
  expect(await readBooks(world.services)).toMatchObject({
    payments: [{ state: 'unmatched', refunded_cents: 0 }],
    donors: [],
    receipts: [],
  })
  await returnPayment(world.services, decision)
  await world.deliverAll()
  await explain()
  expect(await readBooks(world.services)).toMatchObject({
    payments: [{ state: 'unmatched', refunded_cents: 80_000 }],
    donors: [],
  })
})

test('money whose return came back stays with staff', async () => {
  const { world, providerPaymentId, explain, decision } = await buildKept()
  const { payments } = world.services
  const { refund } = payments
  payments.refund = async (request) => ({ ...(await refund(request)), status: 'pending' })
  await returnPayment(world.services, decision)
  const [requested] = await payments.listRefunds(providerPaymentId)
  const failed = {
    id: requested?.refundId ?? '',
    paymentId: providerPaymentId,
    amountCents: 80_000,
    status: 'failed',
  }
  expect(await world.deliver(signRefund(world, failed))).toBe(200)
  await world.takeEvents()
  await explain()
  expect((await readBooks(world.services)).payments).toMatchObject([
    { state: 'unmatched', refunded_cents: 0 },
  ])
})

test('money with a refund on its way becomes no gift until the refund fails', async () => {
  const { world, providerPaymentId, events } = await buildKept()
  const refund = { paymentId: providerPaymentId, amountCents: 30_000 }
  expect(await world.deliver(signRefund(world, { ...refund, status: 'pending' }))).toBe(200)
  for (const event of events) expect(await world.deliver(event)).toBe(200)
  expect((await readBooks(world.services)).payments).toMatchObject([{ state: 'unmatched' }])
  expect(await world.deliver(signRefund(world, { ...refund, status: 'failed' }))).toBe(200)
  await reconcile(world.services, { since: new Date('2026-01-01') })
  expect((await readBooks(world.services)).payments).toMatchObject([{ state: 'settled' }])
  expect(await world.findFaults()).toEqual([])
})

test('a payment given back and explained at once either goes back or is a gift, never both', async () => {
  const { world, providerPaymentId, events, decision } = await buildKept()
  const [returned] = await Promise.allSettled([
    returnPayment(world.services, decision),
    ...events.map((event) => world.deliver(event)),
  ])
  await world.deliverAll()
  const wentBack = returned.status === 'fulfilled'
  const { payments, slots } = await readBooks(world.services)
  expect(payments).toMatchObject([
    wentBack ? { state: 'unmatched', refunded_cents: 80_000 } : { state: 'settled', refunded_cents: 0 },
  ])
  expect(slots).toHaveLength(wentBack ? 0 : 1)
  expect(await world.services.payments.listRefunds(providerPaymentId)).toHaveLength(wentBack ? 1 : 0)
  expect(await world.findFaults()).toEqual([])
})
