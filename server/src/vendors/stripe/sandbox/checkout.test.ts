import { afterEach, beforeEach, expect, test } from 'vitest'
import { PaymentsRefused } from '../../../payments/payments.ts'
import {
  buildCheckoutRequest,
  buildSandbox,
  PUBLIC_ORIGIN,
  untilDelivered,
} from '../../../../test/vendors/stripe/build-sandbox.ts'

let world: Awaited<ReturnType<typeof buildSandbox>>
beforeEach(async () => {
  world = await buildSandbox()
})
afterEach(() => world.close())

test('an opened checkout is unpaid and points to the hosted page', async () => {
  const { sessionId, url } = await world.payments.createCheckout(buildCheckoutRequest())
  expect(sessionId).toMatch(/^cs_test_[A-Za-z0-9]{58}$/)
  expect(url).toBe(`${PUBLIC_ORIGIN}/sandbox/checkout/${sessionId}`)
  expect(await world.payments.readCheckout(sessionId)).toEqual({
    sessionId,
    checkoutId: 'checkout-1',
    status: 'open',
    paymentStatus: 'unpaid',
    paymentId: null,
    amountCents: 80_000,
    currency: 'usd',
    email: 'dana@example.org',
    livemode: false,
    customerRef: null,
    metadata: { program: 'classrooms', checkout_id: 'checkout-1' },
  })
})

test('the hosted page shows what is paid for, how much and by whom', async () => {
  const lines = [
    { name: 'Gift to Classrooms & Teachers', amountCents: 5000 },
    { name: 'Processing fee', amountCents: 175 },
  ]
  const { sessionId } = await world.payments.createCheckout(buildCheckoutRequest({ lines }))
  expect(await world.sandbox.describe(sessionId)).toMatchObject({
    lines,
    totalCents: 5175,
    currency: 'usd',
    email: 'dana@example.org',
    status: 'open',
  })
  expect(await world.sandbox.describe('cs_test_unknown')).toBeUndefined()
})

test('a paid checkout is complete, leads to the success page and is announced by two events', async () => {
  const { sessionId } = await world.payments.createCheckout(buildCheckoutRequest())
  const { redirectTo } = await world.sandbox.pay(sessionId, 'paid', { email: 'payer@example.org' })
  expect(redirectTo).toBe(`${PUBLIC_ORIGIN}/donate/success?session_id=${sessionId}`)

  const checkout = await world.payments.readCheckout(sessionId)
  expect(checkout).toMatchObject({ status: 'complete', paymentStatus: 'paid', email: 'payer@example.org' })
  await untilDelivered(world.sandbox)
  const events = world.readEvents()
  expect(events.map(({ kind }) => kind).sort()).toEqual(['checkout_completed', 'payment_succeeded'])
  expect(events.find(({ kind }) => kind === 'checkout_completed')).toMatchObject({ checkout })
  expect(events.find(({ kind }) => kind === 'payment_succeeded')).toMatchObject({
    paymentId: checkout.paymentId,
    checkoutId: 'checkout-1',
    amountCents: 80_000,
    metadata: { program: 'classrooms' },
  })
})

test('paying twice is one payment', async () => {
  const { sessionId } = await world.payments.createCheckout(buildCheckoutRequest())
  const first = await world.sandbox.pay(sessionId, 'paid')
  expect(await world.sandbox.pay(sessionId, 'paid')).toEqual(first)
  expect(await world.sandbox.pay(sessionId, 'declined')).toEqual(first)
  await untilDelivered(world.sandbox)
  expect(world.receiver.deliveries).toHaveLength(2)
})

test('a declined card leaves the checkout open with the reason, and the next attempt can pay', async () => {
  const { sessionId, url } = await world.payments.createCheckout(buildCheckoutRequest())
  expect(await world.sandbox.pay(sessionId, 'declined')).toEqual({ redirectTo: url })
  expect(await world.sandbox.describe(sessionId)).toMatchObject({ declineMessage: 'Your card was declined.' })
  const declined = await world.payments.readCheckout(sessionId)
  expect(declined).toMatchObject({ status: 'open', paymentStatus: 'unpaid' })

  await world.sandbox.pay(sessionId, 'paid')
  const paid = await world.payments.readCheckout(sessionId)
  expect(paid).toMatchObject({ status: 'complete', paymentStatus: 'paid', paymentId: declined.paymentId })
})

test('a cancelled payer goes back and the checkout stays open', async () => {
  const { sessionId } = await world.payments.createCheckout(buildCheckoutRequest())
  const { redirectTo } = await world.sandbox.pay(sessionId, 'cancelled')
  expect(redirectTo).toBe(`${PUBLIC_ORIGIN}/donate/cancel`)
  expect(await world.payments.readCheckout(sessionId)).toMatchObject({ status: 'open' })
  expect(world.receiver.deliveries).toHaveLength(0)
})

test.each([
  ['succeeded', 'paid', 'checkout_async_succeeded'],
  ['failed', 'unpaid', 'checkout_async_failed'],
] as const)('a slow method that %s is told later', async (result, paymentStatus, kind) => {
  const { sessionId } = await world.payments.createCheckout(buildCheckoutRequest())
  await world.sandbox.pay(sessionId, 'delayed')
  expect(await world.payments.readCheckout(sessionId)).toMatchObject({
    status: 'complete',
    paymentStatus: 'unpaid',
  })
  await world.sandbox.settleDelayed(sessionId, result)
  expect(await world.payments.readCheckout(sessionId)).toMatchObject({ paymentStatus })
  await untilDelivered(world.sandbox)
  expect(world.readEvents()).toContainEqual(expect.objectContaining({ kind }))
})

test('an expired checkout takes no money and is announced', async () => {
  const { sessionId, url } = await world.payments.createCheckout(buildCheckoutRequest())
  await world.sandbox.expireCheckout(sessionId)
  expect(await world.sandbox.pay(sessionId, 'paid')).toEqual({ redirectTo: url })
  expect(await world.payments.readCheckout(sessionId)).toMatchObject({
    status: 'expired',
    paymentStatus: 'unpaid',
  })
  await untilDelivered(world.sandbox)
  expect(world.readEvents()).toEqual([expect.objectContaining({ kind: 'checkout_expired' })])
})

test('payers who give no address are not taken for one person', async () => {
  const emails = await Promise.all(
    ['key-a', 'key-b'].map(async (idempotencyKey) => {
      const { customerEmail: _, ...request } = buildCheckoutRequest({ idempotencyKey })
      const { sessionId } = await world.payments.createCheckout(request)
      await world.sandbox.pay(sessionId, 'paid')
      return (await world.payments.readCheckout(sessionId)).email
    }),
  )
  expect(emails[0]).toMatch(/@example\.com$/)
  expect(emails[0]).not.toBe(emails[1])
})

test('the same key and request give the same checkout, 32 times at once', async () => {
  const opened = await Promise.all(
    Array.from({ length: 32 }, () => world.payments.createCheckout(buildCheckoutRequest())),
  )
  expect(new Set(opened.map(({ sessionId }) => sessionId)).size).toBe(1)
})

test('the same key with another amount is refused', async () => {
  await world.payments.createCheckout(buildCheckoutRequest())
  const other = buildCheckoutRequest({ lines: [{ name: 'Sponsor Slot', amountCents: 100 }] })
  await expect(world.payments.createCheckout(other)).rejects.toMatchObject({
    name: 'PaymentsRefused',
    reason: 'idempotency_error',
  })
})

test.each([
  [{ successUrl: 'not a url' }, 'url_invalid'],
  [{ customerEmail: 'nobody' }, 'email_invalid'],
  [{ customerRef: 'cus_unknown' }, 'resource_missing'],
  [{ lines: [] }, 'parameter_missing'],
  [{ lines: [{ name: 'Too little', amountCents: 49 }] }, 'amount_too_small'],
  [{ lines: [{ name: 'Too much', amountCents: 100_000_000 }] }, 'amount_too_large'],
  [{ lines: [{ name: 'Half a cent', amountCents: 80_000.5 }] }, 'parameter_invalid_integer'],
])('a checkout that cannot be is refused: %j', async (differences, reason) => {
  const refused = world.payments.createCheckout(buildCheckoutRequest(differences))
  await expect(refused).rejects.toBeInstanceOf(PaymentsRefused)
  await expect(refused).rejects.toMatchObject({ reason })
})

test.each([
  ['unknown', 'cs_test_unknown'],
  ['empty', ''],
  ['a path', '../customers'],
  ['a query', '?limit=1'],
  ['far too long', `cs_${'x'.repeat(20_000)}`],
])('a checkout id that is %s is refused as missing', async (_, sessionId) => {
  await expect(world.payments.readCheckout(sessionId)).rejects.toMatchObject({
    name: 'PaymentsRefused',
    reason: 'resource_missing',
  })
})
