import { expect, test } from 'vitest'
import { buildGiving } from '../../../test/money/giving/build-giving.ts'
import { readProgramSums } from './read-program-sums.ts'
import { buildSponsorship } from '../../../test/money/giving/build-sponsorship.ts'

test('what a program was given is what settled, less what was paid back', async () => {
  const world = await buildGiving()
  const read = () => world.services.database.read(readProgramSums)
  const { paymentId } = await world.give({ email: 'dana@example.org', amountCents: 5_000 })
  await world.give({ email: 'eli@example.org', amountCents: 2_500 })
  await world.give({ email: 'eli@example.org', amountCents: 9_900, destination: 'project' })
  await world.startGift({ email: 'eli@example.org', amountCents: 7_700 })
  expect([...(await read())]).toEqual([['sponsor-classroom', 7_500]])

  await world.services.payments.refund({ paymentId, amountCents: 2_000, idempotencyKey: 'once' })
  await world.deliverAll()
  expect([...(await read())]).toEqual([['sponsor-classroom', 5_500]])
  expect(await world.findFaults()).toEqual([])
})

test('every month of a monthly gift counts for its program, and a month paid back is taken off', async () => {
  const world = await buildSponsorship(await buildGiving())
  const read = () => world.services.database.read(readProgramSums)
  const { subscriptionId } = await world.beginMonthly({ amount_cents: 2_500 })
  await world.sandbox.passMonth(subscriptionId, 'paid')
  await world.sandbox.passMonth(subscriptionId, 'paid')
  await world.deliverAll()
  expect([...(await read())]).toEqual([['sponsor-athlete', 7_500]])

  const [month] = await world.readPayments()
  const paymentId = month?.provider_payment_id ?? ''
  await world.services.payments.refund({ paymentId, amountCents: 2_500, idempotencyKey: 'once' })
  await world.deliverAll()
  expect([...(await read())]).toEqual([['sponsor-athlete', 5_000]])
  expect(await world.findFaults()).toEqual([])
})

test('a program sum that its gifts don’t add up to is found', async () => {
  const world = await buildGiving()
  await world.give({ email: 'dana@example.org', amountCents: 5_000 })
  await world.services.database.script('update program_sums set given_cents = given_cents + 1')
  expect((await world.findFaults()).map(({ invariant }) => invariant)).toEqual([
    'what a program was given is what settled for it less what went back',
  ])
})
