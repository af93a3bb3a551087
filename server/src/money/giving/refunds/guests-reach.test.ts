import { expect, test } from 'vitest'
import { buildDraw, buildClassrooms } from '../../../../test/matching/draws/build-draw.ts'
import { runDraw } from '../../../matching/draws/run-draw.ts'
import { buildGiving, type GivingWorld } from '../../../../test/money/giving/build-giving.ts'

const owner = 'owner@example.org'

async function loseDispute(world: GivingWorld, paymentId: string): Promise<void> {
  const { disputeId } = await world.sandbox.openDispute(paymentId)
  await world.deliverAll()
  await world.sandbox.closeDispute(disputeId, 'lost')
  await world.deliverAll()
}

function listSlots({ services }: GivingWorld) {
  return services.database.read((tx) =>
    tx
      .selectFrom('slots')
      .select(['number', 'assigned_how', 'held_cents'])
      .select((eb) => [
        eb('frozen_at', 'is not', null).as('frozen'),
        eb('voided_at', 'is not', null).as('voided'),
      ])
      .orderBy('number')
      .execute(),
  )
}

/** A stranger typed the owner's address; the slot was drawn before the bank took the money back. */
async function buildDrawnAndLost() {
  const world = await buildGiving()
  const classrooms = await buildClassrooms(world.services, [3, 2])
  const { bearer } = await world.signIn(owner)
  const { paymentId } = await world.give({ email: owner })
  const drawId = await buildDraw(world.services, { capacity: 1 })
  expect(await runDraw(world.services, { drawId, actor: null })).toMatchObject({ assigned: 1 })
  await loseDispute(world, paymentId)
  return {
    ...world,
    bearer,
    classroom: { classroom_id: classrooms[1]?.id, metadata: { program: 'classrooms' } },
  }
}

const drawn = { number: 1, assigned_how: 'draw', held_cents: 0, frozen: false, voided: false }
const owned = { number: 2, assigned_how: null, held_cents: 0, frozen: false, voided: false }

test('what the house once paid for a stranger lets no later stranger reach the slot that the owner paid', async () => {
  const world = await buildDrawnAndLost()
  await world.give({ bearer: world.bearer })
  const { paymentId } = await world.give({ email: owner, body: world.classroom })
  const given = { number: 3, assigned_how: 'designation', frozen: false, voided: false }

  const { disputeId } = await world.sandbox.openDispute(paymentId)
  await world.deliverAll()
  expect(await listSlots(world)).toEqual([drawn, owned, { ...given, held_cents: 80_000 }])
  expect(await world.findFaults()).toEqual([])

  await world.sandbox.closeDispute(disputeId, 'lost')
  await world.deliverAll()
  expect(await listSlots(world)).toEqual([drawn, owned, { ...given, held_cents: 0 }])
  expect(await world.findFaults()).toEqual([])
})

test('a stranger’s slot in the pool goes with its money, however many slots strangers gave away before', async () => {
  const world = await buildDrawnAndLost()
  await world.give({ bearer: world.bearer })
  const inPool = await world.give({ email: owner })
  const givenAway = await world.give({ email: owner, body: world.classroom })
  await loseDispute(world, givenAway.paymentId)
  await loseDispute(world, inPool.paymentId)
  const last = await world.give({ email: owner })
  await loseDispute(world, last.paymentId)
  expect((await listSlots(world)).filter(({ voided }) => !voided)).toEqual([
    drawn,
    owned,
    { number: 4, assigned_how: 'designation', held_cents: 0, frozen: false, voided: false },
  ])
  expect(await world.findFaults()).toEqual([])
})

test('a dispute that is won after it was lost gives back what the house paid for a slot given away', async () => {
  const world = await buildDrawnAndLost()
  await world.give({ bearer: world.bearer })
  const { paymentId } = await world.give({ email: owner, body: world.classroom })
  const { disputeId } = await world.sandbox.openDispute(paymentId)
  await world.sandbox.closeDispute(disputeId, 'lost')
  await world.deliverAll()
  await world.sandbox.moveDispute(disputeId, 'appeal_under_review')
  await world.sandbox.closeDispute(disputeId, 'won')
  await world.deliverAll()
  const losses = await world.services.database.read((tx) =>
    tx.selectFrom('refund_losses').select(['part', 'amount_cents']).execute(),
  )
  expect(losses).toEqual([{ part: 'absorbed', amount_cents: 80_000 }])
  expect((await listSlots(world)).slice(0, 2)).toEqual([drawn, owned])
  expect(await world.findFaults()).toEqual([])
})
