import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SettledPayment } from '../../../payments/payment-facts.ts'
import {
  buildCheckoutRequest,
  buildPaidCheckout,
  buildSandbox,
} from '../../../../test/vendors/stripe/build-sandbox.ts'

let world: Awaited<ReturnType<typeof buildSandbox>>
let now: Date
beforeEach(async () => {
  now = new Date('2026-03-01T00:00:00Z')
  world = await buildSandbox({ now: () => now })
})
afterEach(() => world.close())

async function listPayments(since: string): Promise<SettledPayment[]> {
  const payments: SettledPayment[] = []
  for await (const payment of world.payments.listPayments({ since: new Date(since) })) payments.push(payment)
  return payments
}

test('every settled payment is listed once over many pages, newest first', async () => {
  await world.sandbox.giveSavedCard('cus_sponsor')
  const charged: string[] = []
  for (let gift = 1; gift <= 230; gift += 1) {
    const request = { customerRef: 'cus_sponsor', amountCents: 100 + gift, metadata: {}, description: 'Gift' }
    const charge = await world.payments.chargeSavedCard({ ...request, idempotencyKey: `gift-${gift}` })
    charged.push('paymentId' in charge ? String(charge.paymentId) : charge.outcome)
  }
  const listed = await listPayments('2026-01-01')
  expect(listed.map(({ paymentId }) => paymentId)).toEqual(charged.toReversed())
})

test('a listed payment carries its checkout, payer, refunds and disputes', async () => {
  const { paymentId } = await buildPaidCheckout(world)
  await world.payments.refund({ paymentId, amountCents: 500, idempotencyKey: 'refund' })
  await world.sandbox.openDispute(paymentId)
  expect(await listPayments('2026-01-01')).toEqual([
    {
      paymentId,
      checkoutId: 'checkout-1',
      amountCents: 80_000,
      refundedCents: 500,
      disputed: true,
      currency: 'usd',
      createdAt: now,
      chargedAt: now,
      card: { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040 },
      isSettled: true,
      livemode: false,
      customerRef: null,
      email: 'dana@example.org',
      name: null,
      metadata: { program: 'classrooms', checkout_id: 'checkout-1' },
    },
  ])
})

test('payments before the period and payments never settled are not listed', async () => {
  await buildPaidCheckout(world)
  now = new Date('2026-03-05T00:00:00Z')
  const { paymentId } = await buildPaidCheckout(world, { idempotencyKey: 'key-2' })
  const declined = await world.payments.createCheckout(buildCheckoutRequest({ idempotencyKey: 'key-3' }))
  await world.sandbox.pay(declined.sessionId, 'declined')
  const delayed = await world.payments.createCheckout(buildCheckoutRequest({ idempotencyKey: 'key-4' }))
  await world.sandbox.pay(delayed.sessionId, 'delayed')
  const listed = await listPayments('2026-03-05')
  expect(listed.map((payment) => payment.paymentId)).toEqual([paymentId])
})
