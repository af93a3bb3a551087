import { broadcastEndpoints } from '@tower/contract/outreach/broadcasts.contract.ts'
import { expect, test } from 'vitest'
import { buildGiving } from '../../../test/money/giving/build-giving.ts'
import { sharedGift } from '../../../test/money/giving/build-tower.ts'
import { inProcessCall } from '../../app.ts'

async function openTotals() {
  const world = await buildGiving()
  const call = inProcessCall(world.app)
  return { world, read: () => call(broadcastEndpoints.totals, {}) }
}

test('an empty installation counts nothing, and a gift is counted half a minute later', async () => {
  const { world, read } = await openTotals()
  const nothing = { matched_classrooms: 0, slot_sponsors: 0, gifts: 0, given_cents: 0 }
  expect(await read()).toEqual(nothing)
  await world.give({ email: 'dana@example.org', amountCents: 160_000 })
  await world.give({ email: 'eli@example.org', amountCents: 2_500 })
  expect(await read()).toEqual(nothing)
  world.clock.advance(30_000)
  expect(await read()).toEqual({ ...nothing, slot_sponsors: 1, gifts: 2, given_cents: 162_500 })
})

test('a slot of the shared tower makes nobody its sponsor', async () => {
  const { world, read } = await openTotals()
  for (const giver of ['ana', 'ben']) await sharedGift(world, giver, 40_000)
  expect(await read()).toMatchObject({ matched_classrooms: 0, slot_sponsors: 0, gifts: 2 })
})
