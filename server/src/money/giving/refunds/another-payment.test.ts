import { expect, test } from 'vitest'
import { buildGiving } from '../../../../test/money/giving/build-giving.ts'
import { signDispute, signRefund } from '../../../../test/money/giving/build-changes.ts'

/** Two givers, and what the provider tells of their payments. */
async function buildTwoGifts() {
  const world = await buildGiving()
  const ana = await world.give({ email: 'ana@example.org' })
  const ben = await world.give({ email: 'ben@example.org' })
  const listReturned = () =>
    world.services.database.read((tx) =>
      tx
        .selectFrom('payments')
        .select(['refunded_cents', 'dispute_state'])
        .orderBy('created_at')
        .orderBy('email')
        .execute(),
    )
  const listTold = () =>
    world.services.database.read((tx) =>
      tx.selectFrom('admin_notifications').select('type').where('type', 'like', '%_needs_review').execute(),
    )
  return { world, ana: ana.paymentId, ben: ben.paymentId, listReturned, listTold }
}

test('a refund of one giver that is told of another’s payment touches neither, and staff are told', async () => {
  const { world, ana, ben, listReturned, listTold } = await buildTwoGifts()
  const refund = { id: 're_one', amountCents: 10_000 }
  await world.deliver(signRefund(world, { ...refund, paymentId: ana, status: 'succeeded' }))
  const before = await listReturned()
  expect(before.map(({ refunded_cents: cents }) => cents)).toEqual([10_000, 0])
  expect(await world.deliver(signRefund(world, { ...refund, paymentId: ben, status: 'failed' }))).toBe(200)
  expect(await listReturned()).toEqual(before)
  expect(await listTold()).toEqual([{ type: 'refund_needs_review' }])
  expect(await world.findFaults()).toEqual([])
})

test('a dispute of one giver that is told of another’s payment touches neither, and staff are told', async () => {
  const { world, ana, ben, listReturned, listTold } = await buildTwoGifts()
  await world.deliver(signDispute(world, { id: 'dp_one', paymentId: ana, status: 'needs_response' }))
  const before = await listReturned()
  expect(before.map(({ dispute_state: state }) => state)).toEqual(['open', null])
  expect(await world.deliver(signDispute(world, { id: 'dp_one', paymentId: ben, status: 'won' }))).toBe(200)
  expect(await listReturned()).toEqual(before)
  expect(await listTold()).toEqual([{ type: 'dispute_needs_review' }])
  expect(await world.findFaults()).toEqual([])
})
