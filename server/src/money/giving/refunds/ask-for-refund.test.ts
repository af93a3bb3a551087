// @module-tag some-on-pglite: one path of money that goes back.
import { expect, test } from 'vitest'
import { buildActor } from '../../../../test/people/identity/build-actor.ts'
import { PaymentsUnavailable } from '../../../payments/payments.ts'
import { buildGiving } from '../../../../test/money/giving/build-giving.ts'
import { refundPayment } from './refund-payment.ts'

/** A paid gift of $800, and staff who ask for $300 of it back under one key. */
async function buildRefund() {
  const world = await buildGiving()
  const { services } = world
  const actor = await buildActor(services)
  const { paymentId: providerPaymentId } = await world.give({ email: 'dana@example.org' })
  const { id: paymentId } = await services.database.read((tx) =>
    tx.selectFrom('payments').select('id').executeTakeFirstOrThrow(),
  )
  const refundRequest = { actor, paymentId, amountCents: 30_000, reason: null, idempotencyKey: 'wish' }
  const ask = () => refundPayment(services, refundRequest)
  async function listRefunded(): Promise<number[]> {
    const refunds = await services.payments.listRefunds(providerPaymentId)
    return refunds.map(({ amountCents }) => amountCents)
  }
  return { world, ask, listRefunded }
}

test('a fault that the provider keeps under its key holds no refund up for a day', async () => {
  const { world, ask, listRefunded } = await buildRefund()
  await world.sandbox.beginOutage('server_error_kept', 1)
  await expect(ask()).rejects.toMatchObject({ code: 'server.unavailable' })
  expect(await ask()).toMatchObject({ status: 'succeeded' })
  expect(await listRefunded()).toEqual([30_000])
  expect(await ask()).toMatchObject({ status: 'succeeded' })
  expect(await listRefunded()).toEqual([30_000])
  await world.deliverAll()
  expect(await world.findFaults()).toEqual([])
})

test('a refund that was made although the provider answered with a fault is found, and not made again', async () => {
  const { world, ask, listRefunded } = await buildRefund()
  const { payments } = world.services
  const { refund } = payments
  payments.refund = async (request) => {
    await refund(request)
    throw new PaymentsUnavailable('500', { isAnswered: true })
  }
  await expect(ask()).rejects.toMatchObject({ code: 'server.unavailable' })
  payments.refund = refund
  expect(await ask()).toMatchObject({ status: 'succeeded' })
  expect(await listRefunded()).toEqual([30_000])
})

test(
  'after a lost answer the same key finds the refund that was made',
  { tags: 'on-pglite-too' },
  async () => {
    const { world, ask, listRefunded } = await buildRefund()
    await world.sandbox.beginOutage('answer_lost', 1)
    await ask().catch(() => undefined)
    expect(await ask()).toMatchObject({ status: 'succeeded' })
    expect(await listRefunded()).toEqual([30_000])
  },
)

test('a refund that the provider refused is asked for anew once what stood in its way is gone', async () => {
  const { world, ask, listRefunded } = await buildRefund()
  const payment = await world.services.database.read((tx) =>
    tx.selectFrom('payments').select('provider_payment_id as id').executeTakeFirstOrThrow(),
  )
  const { disputeId } = await world.sandbox.openDispute(payment.id, 10_000)
  await expect(ask()).rejects.toMatchObject({ code: 'giving.refund_failed' })
  await world.sandbox.closeDispute(disputeId, 'won')
  expect(await ask()).toMatchObject({ status: 'succeeded' })
  expect(await listRefunded()).toEqual([30_000])
})
