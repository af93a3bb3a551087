import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  buildCheckoutRequest,
  buildPaidCheckout,
  buildSandbox,
  untilDelivered,
} from '../../../../test/vendors/stripe/build-sandbox.ts'

let world: Awaited<ReturnType<typeof buildSandbox>>
beforeEach(async () => {
  world = await buildSandbox()
})
afterEach(() => world.close())

const charge = {
  checkoutId: 'checkout-9',
  customerRef: 'cus_demosponsor01',
  amountCents: 40_000,
  idempotencyKey: 'charge-1',
  metadata: { program: 'classrooms' },
  description: 'Gift to Classrooms',
}

test('a saved card is charged once for each idempotency key, and the payment is told', async () => {
  await world.sandbox.giveSavedCard(charge.customerRef, { email: 'sponsor@tower.test' })
  const outcome = await world.payments.chargeSavedCard(charge)
  expect(outcome).toMatchObject({ outcome: 'succeeded' })
  expect(await world.payments.chargeSavedCard(charge)).toEqual(outcome)

  await untilDelivered(world.sandbox)
  const told = { kind: 'payment_succeeded', checkoutId: 'checkout-9', customerRef: charge.customerRef }
  expect(world.readEvents()).toEqual([expect.objectContaining({ ...told, amountCents: 40_000 })])
})

test('a customer without a saved card is told so, and nothing is charged', async () => {
  await buildPaidCheckout(world, { customerEmail: 'dana@example.org' })
  const unsaved = await buildPaidCheckout(world, { idempotencyKey: 'key-2' })
  expect(await world.payments.readCheckout(unsaved.sessionId)).toMatchObject({ customerRef: null })

  await world.sandbox.giveSavedCard('cus_other')
  const customerRef = await customerWithoutCard()
  expect(await world.payments.chargeSavedCard({ ...charge, customerRef })).toEqual({ outcome: 'no_card' })
})

async function customerWithoutCard(): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${world.sandbox.port}/v1/customers`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_tower', 'content-type': 'application/x-www-form-urlencoded' },
    body: 'email=dana%40example.org',
  })
  return ((await response.json()) as { id: string }).id
}

test('a card that is turned down says why, also when asked again with the same key', async () => {
  await world.sandbox.giveSavedCard(charge.customerRef, { declineCode: 'insufficient_funds' })
  const declined = { outcome: 'declined', reason: 'insufficient_funds' }
  expect(await world.payments.chargeSavedCard(charge)).toEqual(declined)
  expect(await world.payments.chargeSavedCard(charge)).toEqual(declined)
  await untilDelivered(world.sandbox)
  expect(world.readEvents()).toEqual([expect.objectContaining({ kind: 'payment_declined' })])
})

test('a card kept at checkout pays the next gift without the payer', async () => {
  const { sessionId } = await buildPaidCheckout(world, { saveCard: true })
  const { customerRef } = await world.payments.readCheckout(sessionId)
  expect(customerRef).toMatch(/^cus_/)
  const outcome = await world.payments.chargeSavedCard({ ...charge, customerRef: customerRef ?? '' })
  expect(outcome).toMatchObject({ outcome: 'succeeded' })
})

test('a checkout for a known customer carries the address the provider has', async () => {
  await world.sandbox.giveSavedCard(charge.customerRef, { email: 'sponsor@tower.test' })
  const { customerEmail: _, ...request } = buildCheckoutRequest({ customerRef: charge.customerRef })
  const { sessionId } = await world.payments.createCheckout(request)
  expect(await world.sandbox.describe(sessionId)).toMatchObject({ email: 'sponsor@tower.test' })
  await world.sandbox.pay(sessionId, 'paid')
  expect(await world.payments.readCheckout(sessionId)).toMatchObject({
    customerRef: charge.customerRef,
    email: 'sponsor@tower.test',
  })
})

test('an unknown customer is refused', async () => {
  await expect(world.payments.chargeSavedCard(charge)).rejects.toMatchObject({ reason: 'resource_missing' })
})

test('the charges of a saved card are found by their checkout, whatever became of the answer', async () => {
  await world.sandbox.giveSavedCard(charge.customerRef)
  const asked = { customerRef: charge.customerRef, checkoutId: charge.checkoutId }
  expect(await world.payments.findCharge(asked)).toEqual({ state: 'none' })
  await world.payments.chargeSavedCard({ ...charge, checkoutId: 'checkout-other', idempotencyKey: 'other' })
  expect(await world.payments.findCharge(asked)).toEqual({ state: 'none' })
  await world.payments.chargeSavedCard(charge)
  expect(await world.payments.findCharge(asked)).toMatchObject({
    state: 'succeeded',
    payment: { amountCents: 40_000, card: { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040 } },
  })
})

test('a charge that was turned down took nothing', async () => {
  await world.sandbox.giveSavedCard(charge.customerRef, { declineCode: 'insufficient_funds' })
  await world.payments.chargeSavedCard(charge)
  const { customerRef, checkoutId } = charge
  expect(await world.payments.findCharge({ customerRef, checkoutId })).toEqual({ state: 'none' })
})

test('a customer who is forgotten has no card any more, and may be forgotten twice', async () => {
  await world.sandbox.giveSavedCard(charge.customerRef)
  await world.payments.forgetCustomer(charge.customerRef)
  await world.payments.forgetCustomer(charge.customerRef)
  await expect(world.payments.chargeSavedCard(charge)).rejects.toMatchObject({ reason: 'resource_missing' })
})

test('a payment that nobody asked for is told with its payer, and is found at the provider', async () => {
  const { paymentId } = await world.sandbox.payUnasked(4_000, { email: 'neighbor@example.org' })
  await untilDelivered(world.sandbox)
  const deliveries = await world.sandbox.listDeliveries()
  expect(deliveries).toMatchObject([{ type: 'payment_intent.succeeded', state: 'delivered' }])
  expect(await world.payments.readPayment(paymentId)).toMatchObject({
    amountCents: 4_000,
    email: 'neighbor@example.org',
  })
})
