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

test('an event is sent again until the product answers 2xx', async () => {
  world.receiver.answerNext(500, 503, 302, 400)
  await buildPaidCheckout(world)
  await untilDelivered(world.sandbox)
  expect(world.receiver.deliveries).toHaveLength(6)
  expect(new Set(world.readEvents().map(({ eventId }) => eventId)).size).toBe(2)
  const reports = await world.sandbox.listDeliveries()
  expect(reports.map(({ state, lastStatus }) => [state, lastStatus])).toEqual([
    ['delivered', 200],
    ['delivered', 200],
  ])
})

test('on request every event comes twice, byte for byte the same', async () => {
  await world.sandbox.setDelivery({ copies: 2 })
  await buildPaidCheckout(world)
  await untilDelivered(world.sandbox)
  const bodies = world.receiver.deliveries.map(({ body }) => body.toString())
  expect(bodies).toHaveLength(4)
  expect(new Set(bodies).size).toBe(2)
})

test('on request the later event comes first', async () => {
  await world.sandbox.setDelivery({ order: 'reversed' })
  await buildPaidCheckout(world)
  await untilDelivered(world.sandbox)
  expect(world.readEvents().map(({ kind }) => kind)).toEqual(['payment_succeeded', 'checkout_completed'])
})

test('on request events come late', async () => {
  await world.sandbox.setDelivery({ delayMs: 150 })
  const startedAt = Date.now()
  await buildPaidCheckout(world)
  await untilDelivered(world.sandbox)
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(150)
  expect(world.receiver.deliveries).toHaveLength(2)
})

test('on request every copy of every event comes at a time of its own', async () => {
  await world.sandbox.setDelivery({ copies: 2, delaysMs: [600, 0, 300, 150] })
  await buildPaidCheckout(world)
  await untilDelivered(world.sandbox)
  expect(world.readEvents().map(({ kind }) => kind)).toEqual([
    'checkout_completed',
    'payment_succeeded',
    'payment_succeeded',
    'checkout_completed',
  ])
})

test('on request events are dropped, and can be sent after all', async () => {
  await world.sandbox.setDelivery({ copies: 0 })
  await buildPaidCheckout(world)
  await untilDelivered(world.sandbox)
  expect(world.receiver.deliveries).toHaveLength(0)

  const [dropped] = await world.sandbox.listDeliveries()
  expect(dropped).toMatchObject({ type: 'checkout.session.completed', state: 'dropped' })
  await world.sandbox.redeliver(dropped?.eventId ?? '')
  await untilDelivered(world.sandbox)
  expect(world.readEvents()).toEqual([expect.objectContaining({ eventId: dropped?.eventId })])
})

test('events wait until the product says where it listens', async () => {
  const early = await buildSandbox({ webhookUrl: undefined })
  const { sessionId } = await early.payments.createCheckout(buildCheckoutRequest())
  await early.sandbox.pay(sessionId, 'paid')
  expect(await early.sandbox.listDeliveries()).toMatchObject([{ attempts: 0 }, { attempts: 0 }])
  await early.sandbox.pointAt({ webhookUrl: early.receiver.url })
  await untilDelivered(early.sandbox)
  expect(early.receiver.deliveries).toHaveLength(2)
  await early.close()
})
