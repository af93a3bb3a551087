import { expect, test } from 'vitest'
import { buildGiving } from './build-giving.ts'
import { createSumProgramGifts } from './sum-program-gifts.ts'

test('what a program was given is what settled, less what was paid back, at most 15 seconds old', async () => {
  const world = await buildGiving()
  const sum = createSumProgramGifts(world.clock)
  const read = () => world.services.database.read(sum)
  const { paymentId } = await world.give({ email: 'dana@example.org', amountCents: 5_000 })
  await world.give({ email: 'eli@example.org', amountCents: 2_500 })
  await world.give({ email: 'eli@example.org', amountCents: 9_900, destination: 'project' })
  await world.startGift({ email: 'eli@example.org', amountCents: 7_700 })
  expect([...(await read())]).toEqual([['sponsor-classroom', 7_500]])

  await world.services.payments.refund({ paymentId, amountCents: 2_000, idempotencyKey: 'once' })
  await world.deliverAll()
  expect([...(await read())]).toEqual([['sponsor-classroom', 7_500]])
  world.clock.advance(15_000)
  expect([...(await read())]).toEqual([['sponsor-classroom', 5_500]])
})
