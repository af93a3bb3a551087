import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  buildPaidCheckout,
  buildSandbox,
  untilDelivered,
} from '../../../../test/vendors/stripe/build-sandbox.ts'

let world: Awaited<ReturnType<typeof buildSandbox>>
let paymentId: string
beforeEach(async () => {
  world = await buildSandbox()
  paymentId = (await buildPaidCheckout(world)).paymentId
})
afterEach(() => world.close())

function refund(amountCents: number, idempotencyKey: string) {
  return world.payments.refund({ paymentId, amountCents, idempotencyKey })
}

function readDisputes() {
  return world.readEvents().flatMap((event) => (event.kind === 'dispute_changed' ? [event.dispute] : []))
}

test('a payment is given back in parts until nothing is left, and never more', async () => {
  const first = await refund(30_000, 'part-1')
  expect(first.refundId).toMatch(/^re_/)
  expect(first.amountCents).toBe(30_000)
  await expect(refund(50_001, 'too-much')).rejects.toThrow(
    'Refund amount ($500.01) is greater than unrefunded amount on charge ($500.00)',
  )
  const second = await refund(50_000, 'part-2')
  await expect(refund(1, 'one-more')).rejects.toMatchObject({ reason: 'charge_already_refunded' })
  expect(await world.payments.listRefunds(paymentId)).toEqual([first, second])
})

test('the same refund asked twice is one refund', async () => {
  expect(await refund(30_000, 'once')).toEqual(await refund(30_000, 'once'))
  expect(await world.payments.listRefunds(paymentId)).toHaveLength(1)
})

test('a refund is told by its own event, and by the charge without its name', async () => {
  await refund(10_000, 'part-1')
  const { refundId } = await refund(20_000, 'part-2')
  await untilDelivered(world.sandbox)
  const told = world.readEvents().filter((event) => event.kind === 'refund_changed')
  expect(told).toHaveLength(4)
  expect(told.find(({ refund }) => refund?.refundId === refundId)).toMatchObject({
    paymentId,
    refund: { paymentId, amountCents: 20_000, status: 'succeeded' },
  })
  expect(told).toContainEqual(expect.objectContaining({ paymentId, refund: null }))
})

test('a payment that does not exist cannot be given back', async () => {
  const refused = world.payments.refund({ paymentId: 'pi_none', amountCents: 1, idempotencyKey: 'none' })
  await expect(refused).rejects.toMatchObject({ name: 'PaymentsRefused', reason: 'resource_missing' })
})

test('a dispute is told when it opens, bars refunds, and frees them again when won', async () => {
  const { disputeId } = await world.sandbox.openDispute(paymentId)
  await expect(refund(100, 'during')).rejects.toMatchObject({ reason: 'charge_disputed' })
  await world.sandbox.closeDispute(disputeId, 'won')
  expect(await refund(100, 'after')).toMatchObject({ amountCents: 100 })

  await untilDelivered(world.sandbox)
  const told = readDisputes()
  expect(new Set(told.map(({ state }) => state))).toEqual(new Set(['open', 'won']))
  for (const dispute of told) expect(dispute).toMatchObject({ paymentId, disputeId, amountCents: 80_000 })
})

test('a lost dispute is told, bars refunds for good and is not decided twice', async () => {
  const { disputeId } = await world.sandbox.openDispute(paymentId)
  await world.sandbox.closeDispute(disputeId, 'lost')
  await expect(world.sandbox.closeDispute(disputeId, 'won')).rejects.toThrow('already lost')
  await expect(refund(100, 'after')).rejects.toMatchObject({ reason: 'charge_disputed' })
  await untilDelivered(world.sandbox)
  expect(readDisputes()).toContainEqual(expect.objectContaining({ disputeId, state: 'lost' }))
})
