import { afterEach, beforeEach, expect, test } from 'vitest'
import { PaymentsRefused } from '../../../payments/payments.ts'
import { monthAfter } from './subscription-moves.ts'
import {
  buildCheckoutRequest,
  buildSandbox,
  PUBLIC_ORIGIN,
  untilDelivered,
} from '../../../../test/vendors/stripe/build-sandbox.ts'

let world: Awaited<ReturnType<typeof buildSandbox>>
beforeEach(async () => void (world = await buildSandbox()))
afterEach(() => world.close())

async function beginMonthly(differences: Parameters<typeof buildCheckoutRequest>[0] = {}) {
  const lines = [{ name: 'Monthly gift', amountCents: 2_500 }]
  const request = buildCheckoutRequest({ interval: 'month', lines, ...differences })
  const { sessionId } = await world.payments.createCheckout(request)
  await world.sandbox.pay(sessionId, 'paid')
  const { subscription } = await world.payments.readCheckout(sessionId)
  if (!subscription?.subscriptionId || !subscription.invoiceId) throw new Error('no subscription began')
  return { sessionId, subscriptionId: subscription.subscriptionId, invoiceId: subscription.invoiceId }
}

const kinds = async () => {
  await untilDelivered(world.sandbox)
  return world.readEvents().map((event) => (event.kind === 'other' ? event.providerType : event.kind))
}

test('a paid monthly checkout begins a subscription, whose first month names our checkout and its payment', async () => {
  const { sessionId, subscriptionId, invoiceId } = await beginMonthly()
  expect(await world.payments.readCheckout(sessionId)).toMatchObject({
    status: 'complete',
    paymentStatus: 'paid',
    paymentId: null,
    amountCents: 2_500,
  })
  const invoice = await world.payments.subscriptions.readInvoice(invoiceId)
  expect(invoice).toMatchObject({
    subscriptionId,
    checkoutId: 'checkout-1',
    isFirst: true,
    status: 'paid',
    amountCents: 2_500,
    email: 'dana@example.org',
    payUrl: `${PUBLIC_ORIGIN}/sandbox/checkout/${sessionId}`,
  })
  expect(await world.payments.subscriptions.findInvoiceOfPayment(invoice.paymentId ?? '')).toEqual(invoice)
  expect(await world.payments.subscriptions.findInvoiceOfPayment('pi_unknown')).toBeUndefined()
  const subscription = await world.payments.subscriptions.read(subscriptionId)
  expect(subscription).toMatchObject({ status: 'active', checkoutId: 'checkout-1' })
  expect(subscription.nextChargeAt?.getTime()).toBeGreaterThan(Date.now() + 27 * 86_400_000)
  expect((await kinds()).sort()).toEqual([
    'checkout_completed',
    'invoice_paid',
    'payment_succeeded',
    'subscription_changed',
  ])
})

test('a declined card begins nothing, and the next one begins it', async () => {
  const lines = [{ name: 'Monthly gift', amountCents: 2_500 }]
  const { sessionId } = await world.payments.createCheckout(
    buildCheckoutRequest({ interval: 'month', lines }),
  )
  await world.sandbox.pay(sessionId, 'declined')
  expect(await world.sandbox.describe(sessionId)).toMatchObject({ status: 'open', monthly: null })
  await world.sandbox.pay(sessionId, 'paid')
  expect(await world.sandbox.describe(sessionId)).toMatchObject({
    status: 'complete',
    monthly: { status: 'active', monthsPaid: 1, openInvoiceId: null },
  })
})

test('a month that passes is charged, a paused one is not, and an ended one passes no more', async () => {
  const { sessionId, subscriptionId } = await beginMonthly()
  const { subscriptions } = world.payments
  const monthsPaid = async () => (await world.sandbox.describe(sessionId))?.monthly?.monthsPaid
  await world.sandbox.passMonth(subscriptionId, 'paid')
  expect(await monthsPaid()).toBe(2)
  expect(await subscriptions.pause(subscriptionId)).toMatchObject({ status: 'paused', nextChargeAt: null })
  await world.sandbox.passMonth(subscriptionId, 'paid')
  expect(await monthsPaid()).toBe(2)
  expect(await subscriptions.resume(subscriptionId)).toMatchObject({ status: 'active' })
  await world.sandbox.passMonth(subscriptionId, 'paid')
  expect(await monthsPaid()).toBe(3)
  expect(await subscriptions.cancel(subscriptionId)).toMatchObject({ status: 'ended' })
  await expect(world.sandbox.passMonth(subscriptionId, 'paid')).rejects.toThrow('canceled')
  await expect(subscriptions.cancel(subscriptionId)).rejects.toBeInstanceOf(PaymentsRefused)
  await expect(subscriptions.pause(subscriptionId)).rejects.toBeInstanceOf(PaymentsRefused)
})

test('a gift begun on a 31st is charged on the last day of shorter months, and on the 31st again after them', () => {
  const begun = Date.UTC(2027, 0, 31, 15) / 1000
  const days: string[] = []
  for (let at = begun; days.length < 4;) {
    at = monthAfter(at, begun)
    days.push(new Date(at * 1000).toISOString().slice(0, 13))
  }
  expect(days).toEqual(['2027-02-28T15', '2027-03-31T15', '2027-04-30T15', '2027-05-31T15'])
})

test('a month whose card says no stays open until it is paid', async () => {
  const { sessionId, subscriptionId } = await beginMonthly()
  await world.sandbox.passMonth(subscriptionId, 'declined')
  const { openInvoiceId, status } = (await world.sandbox.describe(sessionId))?.monthly ?? {}
  expect(status).toBe('past_due')
  expect(await world.payments.subscriptions.readInvoice(openInvoiceId ?? '')).toMatchObject({
    status: 'open',
    isFirst: false,
    amountCents: 2_500,
    paymentId: null,
  })
  await world.sandbox.retryInvoice(openInvoiceId ?? '', 'paid')
  expect(await world.payments.subscriptions.read(subscriptionId)).toMatchObject({ status: 'active' })
  expect(await kinds()).toEqual(
    expect.arrayContaining(['invoice_failed', 'invoice_paid', 'subscription_changed']),
  )
  await expect(world.sandbox.retryInvoice(openInvoiceId ?? '', 'paid')).rejects.toThrow('open invoice')
})

test('a month’s payment is refunded like any other', async () => {
  const { invoiceId } = await beginMonthly()
  const { paymentId } = await world.payments.subscriptions.readInvoice(invoiceId)
  await world.payments.refund({ paymentId: paymentId ?? '', amountCents: 500, idempotencyKey: 'r' })
  expect(await world.payments.listRefunds(paymentId ?? '')).toEqual([
    expect.objectContaining({ amountCents: 500 }),
  ])
})

test.each([
  ['incomplete', 'asked'],
  ['incomplete_expired', 'ended'],
  ['trialing', 'active'],
  ['past_due', 'past_due'],
  ['unpaid', 'past_due'],
  ['paused', 'paused'],
  ['canceled', 'ended'],
] as const)('a monthly gift that is %s at the provider is %s', async (status, means) => {
  const { subscriptionId } = await beginMonthly()
  await world.sandbox.moveSubscription(subscriptionId, status)
  expect(await world.payments.subscriptions.read(subscriptionId)).toMatchObject({ status: means })
})
