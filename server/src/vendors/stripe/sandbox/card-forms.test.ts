import { afterEach, beforeEach, expect, test } from 'vitest'
import { PaymentsRefused } from '../../../payments/payments.ts'
import {
  buildCheckoutRequest,
  buildSandbox,
  untilDelivered,
} from '../../../../test/vendors/stripe/build-sandbox.ts'

let world: Awaited<ReturnType<typeof buildSandbox>>
beforeEach(async () => void (world = await buildSandbox()))
afterEach(() => world.close())

async function beginMonthly() {
  const lines = [{ name: 'Monthly gift', amountCents: 2_500 }]
  const { sessionId } = await world.payments.createCheckout(
    buildCheckoutRequest({ interval: 'month', lines, idempotencyKey: crypto.randomUUID() }),
  )
  await world.sandbox.pay(sessionId, 'paid')
  return (await world.sandbox.describe(sessionId))?.monthly?.subscriptionId ?? ''
}

const openForm = (subscriptionId: string, key = 'k') =>
  world.payments.subscriptions.openCardForm({
    subscriptionId,
    cardChangeId: 'change-1',
    successUrl: 'http://tower.test/monthly-gift?changed=card',
    cancelUrl: 'http://tower.test/monthly-gift',
    idempotencyKey: key,
  })

async function givenCard() {
  await untilDelivered(world.sandbox)
  const event = world.readEvents().find(({ kind }) => kind === 'card_given')
  if (event?.kind !== 'card_given') throw new Error('no card was given')
  return event
}

test('a form for another card charges nothing, and tells which card was given for which wish', async () => {
  const { sessionId } = await openForm(await beginMonthly())
  expect(await world.sandbox.describe(sessionId)).toMatchObject({
    status: 'open',
    totalCents: 0,
    savesCard: true,
  })
  expect((await world.sandbox.pay(sessionId, 'paid')).redirectTo).toContain('changed=card')
  const event = await givenCard()
  expect(event.cardChangeId).toBe('change-1')
  const card = await world.payments.subscriptions.readGivenCard(event.formRef)
  expect(card).toMatchObject({ brand: 'visa', last4: '1881' })
  expect(world.readEvents().filter(({ kind }) => kind === 'payment_succeeded')).toHaveLength(1)
})

test('a subscription charges the card it was told to, from the next month on', async () => {
  const subscriptionId = await beginMonthly()
  await world.sandbox.pay((await openForm(subscriptionId)).sessionId, 'paid')
  const card = await world.payments.subscriptions.readGivenCard((await givenCard()).formRef)
  await world.payments.subscriptions.useCard(subscriptionId, card?.cardRef ?? '')
  await world.sandbox.passMonth(subscriptionId, 'paid')
  const last4s: (string | undefined)[] = []
  for await (const { card: paid } of world.payments.listPayments({ since: new Date(0) }))
    last4s.push(paid?.last4)
  expect(last4s).toEqual(['1881', '4242'])
})

test('a card of somebody else is not taken, nor one for a gift that has ended', async () => {
  const [own, other] = [await beginMonthly(), await beginMonthly()]
  await world.sandbox.pay((await openForm(own)).sessionId, 'paid')
  const { cardRef = '' } =
    (await world.payments.subscriptions.readGivenCard((await givenCard()).formRef)) ?? {}
  const { useCard, cancel } = world.payments.subscriptions
  await expect(useCard(other, cardRef)).rejects.toBeInstanceOf(PaymentsRefused)
  await cancel(own)
  await expect(useCard(own, cardRef)).rejects.toBeInstanceOf(PaymentsRefused)
})

test('a card that the bank declines leaves the form open for another one', async () => {
  const { sessionId } = await openForm(await beginMonthly())
  await world.sandbox.pay(sessionId, 'declined')
  const declined = await world.sandbox.describe(sessionId)
  expect(declined).toMatchObject({ status: 'open' })
  expect(declined?.declineMessage).toBeTruthy()
  await world.sandbox.pay(sessionId, 'paid')
  expect((await givenCard()).cardChangeId).toBe('change-1')
})

test('the same key opens the same form', async () => {
  const subscriptionId = await beginMonthly()
  expect(await openForm(subscriptionId)).toEqual(await openForm(subscriptionId))
})
