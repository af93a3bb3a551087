import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  buildCheckoutRequest,
  buildPaidCheckout,
  buildSandbox,
} from '../../../../test/vendors/stripe/build-sandbox.ts'

let world: Awaited<ReturnType<typeof buildSandbox>>
let now: Date
beforeEach(async () => {
  now = new Date('2026-03-01T12:00:00Z')
  world = await buildSandbox({ now: () => now })
})
afterEach(() => world.close())

const unavailable = { name: 'PaymentsUnavailable' }

test('a key that may not read invoices is told so, and never that there is no invoice', async () => {
  const { paymentId } = await buildPaidCheckout(world)
  const { subscriptions } = world.payments
  expect(await subscriptions.findInvoiceOfPayment(paymentId)).toBeUndefined()
  await world.sandbox.forbid(['invoice_payments'])
  await expect(subscriptions.findInvoiceOfPayment(paymentId)).rejects.toMatchObject(unavailable)
  await world.sandbox.forbid([])
  expect(await subscriptions.findInvoiceOfPayment(paymentId)).toBeUndefined()
})

test.each(['key_rolled', 'rate_limited', 'server_error'] as const)(
  'a provider that answers with %s has not said that there is no payment',
  async (kind) => {
    expect(await world.payments.readPayment('pi_none')).toBeUndefined()
    await world.sandbox.beginOutage(kind, 1)
    await expect(world.payments.readPayment('pi_none')).rejects.toMatchObject(unavailable)
  },
)

test('a fault is kept under its key for a day, and another key is free', async () => {
  await world.sandbox.beginOutage('server_error_kept', 1)
  const request = buildCheckoutRequest()
  await expect(world.payments.createCheckout(request)).rejects.toMatchObject(unavailable)
  await expect(world.payments.createCheckout(request)).rejects.toMatchObject(unavailable)
  const other = await world.payments.createCheckout({ ...request, idempotencyKey: 'key-2' })
  expect(other.sessionId).toMatch(/^cs_test_/)
  now = new Date('2026-03-02T12:00:00Z')
  expect((await world.payments.createCheckout(request)).sessionId).toMatch(/^cs_test_/)
})
