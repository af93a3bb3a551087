import type { SharedTower } from '@tower/contract/money/tower.contract.ts'
import { expect, test } from 'vitest'
import { buildDraw, buildClassrooms } from '../../../../test/matching/draws/build-draw.ts'
import { runDraw } from '../../../matching/draws/run-draw.ts'
import { balancesOf, readBooks } from '../../../test/read-books.ts'
import { buildGiving, type GivingWorld } from '../../../../test/money/giving/build-giving.ts'
import { topUpMatchingFund } from '../matching-fund/top-up-matching-fund.ts'
import { buildActor } from '../../../../test/people/identity/build-actor.ts'
import { refundShared, sharedGift, sharesOf } from '../../../../test/money/giving/build-tower.ts'

const open = async (world: GivingWorld) => (await world.app.inject({ url: '/api/tower' })).json<SharedTower>()

test('small gifts to the shared tower fill one slot together, first in first out', async () => {
  const world = await buildGiving()
  await sharedGift(world, 'ana', 50_000)
  await sharedGift(world, 'ben', 20_000)
  expect(await open(world)).toEqual({
    ordinal: 1,
    cents: 70_000,
    gifts: 2,
    target_cents: 80_000,
    joined_after_days: 90,
    match_funded: false,
  })
  await sharedGift(world, 'cleo', 15_000)
  expect(await open(world)).toEqual({
    ordinal: 2,
    cents: 5_000,
    gifts: 1,
    target_cents: 80_000,
    joined_after_days: 90,
    match_funded: false,
  })
  expect(await sharesOf(world, 1)).toEqual({ ana: 50_000, ben: 20_000, cleo: 10_000 })
  expect(await world.findFaults()).toEqual([])
})

test('a gift to the shared tower builds nobody’s own tower, and counts in its giver’s total', async () => {
  const world = await buildGiving()
  const { bearer } = await world.signIn('ana@example.org')
  await world.give({ bearer, amountCents: 60_000 })
  await world.give({ bearer, amountCents: 30_000, body: { goes_to: 'shared_tower' } })
  const answer = await world.app.inject({
    url: '/api/sponsor/dashboard/summary',
    headers: { authorization: `Bearer ${bearer}` },
  })
  expect(answer.json()).toMatchObject({
    program_cents_total: 90_000,
    next_slot_progress: 60_000,
    slots_minted: 0,
  })
  expect(await world.findFaults()).toEqual([])
})

test('a call that says nothing leaves a gift on its giver’s own tower', async () => {
  const world = await buildGiving()
  await world.give({ email: 'ana@example.org', amountCents: 30_000 })
  expect(await open(world)).toMatchObject({ cents: 0, gifts: 0 })
  expect((await readBooks(world.services)).donors).toMatchObject([{ program_cents: 30_000 }])
})

test('of $900 for the shared tower, $800 are a slot of the giver’s own and $100 join it', async () => {
  const world = await buildGiving()
  await sharedGift(world, 'ana', 90_000)
  expect(await open(world)).toMatchObject({ ordinal: 1, cents: 10_000, gifts: 1 })
  const { slots } = await readBooks(world.services)
  expect(slots).toMatchObject([{ origin: 'donor', voided: false }])
  expect(await world.findFaults()).toEqual([])
})

test('classrooms’ share of the general fund and gifts without an address fill the same tower', async () => {
  const world = await buildGiving()
  await world.give({ email: 'ana@example.org', amountCents: 100_000, destination: 'project' })
  await sharedGift(world, 'ben', 15_000)
  expect(await open(world)).toMatchObject({ ordinal: 2, cents: 0, gifts: 0 })
  expect(await sharesOf(world, 1)).toEqual({ ana: 65_000, ben: 15_000 })
  expect(await world.findFaults()).toEqual([])
})

test('the matching fund brings a second slot to one that small gifts filled', async () => {
  const world = await buildGiving()
  await world.give({ email: 'rich@example.org', amountCents: 2_800_000, destination: 'project' })
  const actor = await buildActor(world.services)
  await topUpMatchingFund(world.services, { actor, amountCents: 80_000, idempotencyKey: 'test' })
  const before = await open(world)
  expect(before.match_funded).toBe(true)
  const missing = 80_000 - before.cents
  await sharedGift(world, 'ana', missing)
  const { slots } = await readBooks(world.services)
  expect(slots.filter(({ origin }) => origin === 'matching')).toHaveLength(1)
  expect(await open(world)).toMatchObject({ match_funded: false })
  expect(await world.findFaults()).toEqual([])
})

test('a refund takes from what waits first, and whose gift it was leaves the slot for the next in line', async () => {
  const world = await buildGiving()
  const ana = await sharedGift(world, 'ana', 50_000)
  await sharedGift(world, 'ben', 30_000)
  await sharedGift(world, 'cleo', 60_000)
  await refundShared(world, ana, 50_000)
  expect(await sharesOf(world, 1)).toEqual({ ben: 30_000, cleo: 50_000 })
  expect(await open(world)).toEqual({
    ordinal: 2,
    cents: 10_000,
    gifts: 1,
    target_cents: 80_000,
    joined_after_days: 90,
    match_funded: false,
  })
  expect(await world.findFaults()).toEqual([])
})

test('a refund of more than waits voids the newest shared slot and gives the others their shares back', async () => {
  const world = await buildGiving()
  await sharedGift(world, 'ana', 50_000)
  const ben = await sharedGift(world, 'ben', 40_000)
  await refundShared(world, ben, 40_000)
  expect((await readBooks(world.services)).slots).toMatchObject([{ origin: 'house', voided: true }])
  expect(await open(world)).toEqual({
    ordinal: 2,
    cents: 50_000,
    gifts: 1,
    target_cents: 80_000,
    joined_after_days: 90,
    match_funded: false,
  })
  await sharedGift(world, 'cleo', 30_000)
  expect(await sharesOf(world, 2)).toEqual({ ana: 50_000, cleo: 30_000 })
  expect(await world.findFaults()).toEqual([])
})

test('what a classroom has it keeps: the reserve pays, the house owes it, and the next gifts take its place', async () => {
  const world = await buildGiving()
  await buildClassrooms(world.services, [1])
  const ana = await sharedGift(world, 'ana', 50_000)
  await sharedGift(world, 'ben', 30_000)
  await runDraw(world.services, { drawId: await buildDraw(world.services), actor: null })
  await refundShared(world, ana, 50_000)
  const { accounts, donors } = await readBooks(world.services)
  expect(balancesOf(accounts)).toMatchObject({ refund_reserve: -50_000 })
  expect(donors).toContainEqual(expect.objectContaining({ kind: 'house', reserve_hole_cents: 50_000 }))
  expect(await world.findFaults()).toEqual([])
  await sharedGift(world, 'cleo', 70_000)
  expect(await sharesOf(world, 1)).toEqual({ ben: 30_000, cleo: 50_000 })
  expect(await open(world)).toMatchObject({ cents: 20_000, gifts: 1 })
  expect(await world.findFaults()).toEqual([])
})

test('contested money of a shared gift keeps the newest shared slot out of the draw, and a won dispute lets it go', async () => {
  const world = await buildGiving()
  await sharedGift(world, 'ana', 50_000)
  const ben = await sharedGift(world, 'ben', 30_000)
  const { disputeId } = await world.sandbox.openDispute(ben, 30_000)
  await world.deliverAll()
  expect((await readBooks(world.services)).slots).toMatchObject([{ frozen: true }])
  expect(await world.findFaults()).toEqual([])
  await world.sandbox.closeDispute(disputeId, 'won')
  await world.deliverAll()
  expect((await readBooks(world.services)).slots).toMatchObject([{ frozen: false }])
  expect(await world.findFaults()).toEqual([])
})

test('a refund that did not arrive brings the gift back to the shared tower', async () => {
  const world = await buildGiving()
  await sharedGift(world, 'ana', 50_000)
  const ben = await sharedGift(world, 'ben', 40_000)
  const refundId = await refundShared(world, ben, 40_000)
  await world.sandbox.moveRefund(refundId, 'failed')
  await world.deliverAll()
  expect(await sharesOf(world, 2)).toEqual({ ana: 50_000, ben: 30_000 })
  expect(await open(world)).toMatchObject({ cents: 10_000, gifts: 1 })
  expect(await world.findFaults()).toEqual([])
})

test('a slot’s page says of how many gifts it is, and nothing of a slot that one giver filled', async () => {
  const world = await buildGiving()
  await sharedGift(world, 'ana', 50_000)
  await sharedGift(world, 'ben', 30_000)
  await world.give({ email: 'cleo@example.org', amountCents: 80_000 })
  const story = async (number: number): Promise<unknown> =>
    (await world.app.inject({ url: `/api/draws/slots/${number}` })).json()
  expect(await story(1)).toMatchObject({ origin: 'house', gifts: 2 })
  expect(await story(2)).toMatchObject({ origin: 'donor', gifts: null })
})
