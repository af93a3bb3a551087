import { ledgerEndpoints } from '@tower/contract/money/ledger.contract.ts'
import { expect, test } from 'vitest'
import { buildGiving } from '../../../test/money/giving/build-giving.ts'
import { inProcessCall } from '../../app.ts'

async function openPlaces() {
  const world = await buildGiving()
  const call = inProcessCall(world.app)
  return { world, read: () => call(ledgerEndpoints.places, {}) }
}

test('an empty installation says that no dollar is anywhere', async () => {
  const { read } = await openPlaces()
  const { total_cents: total, places } = await read()
  expect([total, ...Object.values(places)]).toEqual(Array.from({ length: 11 }, () => 0))
})

test('every dollar that came in is in one of the places, and they add up to all of them, a minute later at most', async () => {
  const { world, read } = await openPlaces()
  expect((await read()).total_cents).toBe(0)
  await world.give({ email: 'dana@example.org', amountCents: 90_000 })
  await world.give({ email: 'eli@example.org', amountCents: 10_000, destination: 'project' })
  expect((await read()).total_cents).toBe(0)
  world.clock.advance(60_000)
  const { total_cents: total, places } = await read()
  expect(total).toBe(100_000)
  expect(places).toEqual({
    own_towers_cents: 10_000,
    shared_tower_cents: 6_500,
    waiting_slots_cents: 80_000,
    classrooms_cents: 0,
    spent_cents: 0,
    athletes_cents: 1_600,
    small_businesses_cents: 1_600,
    operations_cents: 300,
    matching_cents: 0,
    reserve_cents: 0,
  })
})
