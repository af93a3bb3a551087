import { expect, test } from 'vitest'
import { buildClassroom } from '../../../../test/matching/classrooms/build-classroom.ts'
import {
  buildGiving,
  type GivingWorld,
  type SignedEvent,
} from '../../../../test/money/giving/build-giving.ts'
import { balancesOf, readBooks } from '../../../test/read-books.ts'
import { signDispute, signRefund } from '../../../../test/money/giving/build-changes.ts'

const dana = 'dana@example.org'

async function tell(world: GivingWorld, ...events: SignedEvent[]): Promise<void> {
  for (const event of events) {
    expect(await world.deliver(event)).toBe(200)
    expect(await world.findFaults()).toEqual([])
  }
}

/** A slot that a signed-in sponsor gave one classroom, which has its money. */
async function buildMatched() {
  const world = await buildGiving()
  const { bearer } = await world.signIn(dana)
  const classroom = await buildClassroom(world.services.database, { teacherEmail: 'teacher@school.edu' })
  const body = { metadata: { program: 'classrooms' }, classroom_id: classroom.id }
  const { paymentId } = await world.give({ bearer, body })
  return { world, bearer, refund: { paymentId, amountCents: 80_000 } }
}

async function standing(world: GivingWorld) {
  const { donors, slots, accounts } = await readBooks(world.services)
  const [donor] = donors.filter(({ kind }) => kind === 'person')
  return {
    program: donor?.program_cents,
    hole: donor?.reserve_hole_cents,
    reserve: balancesOf(accounts).refund_reserve ?? 0,
    live: slots.filter(({ voided }) => !voided).length,
  }
}

test('a refund that fails heals the hole it left in the sponsor’s account', async () => {
  const { world, refund } = await buildMatched()
  await tell(world, signRefund(world, { ...refund, status: 'succeeded' }))
  expect(await standing(world)).toEqual({ program: 0, hole: 80_000, reserve: -80_000, live: 1 })
  await tell(world, signRefund(world, { ...refund, status: 'failed' }))
  expect(await standing(world)).toEqual({ program: 80_000, hole: 0, reserve: 0, live: 1 })
})

test('what later gifts filled meanwhile becomes a new slot when the refund fails', async () => {
  const { world, bearer, refund } = await buildMatched()
  await tell(world, signRefund(world, { ...refund, status: 'succeeded' }))
  await world.give({ bearer, amountCents: 80_000 })
  expect(await standing(world)).toEqual({ program: 80_000, hole: 0, reserve: 0, live: 1 })
  await tell(world, signRefund(world, { ...refund, status: 'failed' }))
  expect(await standing(world)).toEqual({ program: 160_000, hole: 0, reserve: 0, live: 2 })
})

test('a dispute lost, won on appeal and lost again leaves the one hole it should', async () => {
  const { world, refund } = await buildMatched()
  const { paymentId } = refund
  const moved = (...amounts: number[]) =>
    amounts.map((amountCents, place) => ({ id: `txn_${place}`, amountCents }))
  const lost = signDispute(world, { paymentId, status: 'lost', movements: moved(-80_000) })
  const won = signDispute(world, { paymentId, status: 'won', movements: moved(-80_000, 80_000) })
  const again = signDispute(world, {
    paymentId,
    status: 'lost',
    movements: moved(-80_000, 80_000, -80_000),
  })
  await tell(world, lost, lost)
  expect(await standing(world)).toEqual({ program: 0, hole: 80_000, reserve: -80_000, live: 1 })
  await tell(world, won, lost, won)
  expect(await standing(world)).toEqual({ program: 80_000, hole: 0, reserve: 0, live: 1 })
  await tell(world, again, won, again)
  expect(await standing(world)).toEqual({ program: 0, hole: 80_000, reserve: -80_000, live: 1 })
})

test('a dispute over money that went back already, lost, won on appeal and lost again, costs the house once each time', async () => {
  const { world, refund } = await buildMatched()
  const { paymentId } = refund
  const moved = (...amounts: number[]) =>
    amounts.map((amountCents, place) => ({ id: `txn_${place}`, amountCents }))
  const lost = signDispute(world, { paymentId, status: 'lost', movements: moved(-80_000) })
  const won = signDispute(world, { paymentId, status: 'won', movements: moved(-80_000, 80_000) })
  const again = signDispute(world, {
    paymentId,
    status: 'lost',
    movements: moved(-80_000, 80_000, -80_000),
  })
  const wonAgain = signDispute(world, {
    paymentId,
    status: 'won',
    movements: moved(-80_000, 80_000, -80_000, 80_000),
  })
  await tell(world, signRefund(world, { ...refund, status: 'succeeded' }), lost)
  const twice = { program: 0, hole: 80_000, reserve: -160_000, live: 1 }
  expect(await standing(world)).toEqual(twice)
  await tell(world, won)
  expect(await standing(world)).toEqual({ ...twice, reserve: -80_000 })
  await tell(world, again, again)
  expect(await standing(world)).toEqual(twice)
  await tell(world, wonAgain)
  expect(await standing(world)).toEqual({ ...twice, reserve: -80_000 })
})

test('a dispute of which a part was the house’s is booked under a name of its own each time it is lost', async () => {
  const { world, refund } = await buildMatched()
  const { paymentId } = refund
  const amounts = [-80_000, 80_000, -80_000, 80_000, -80_000]
  const dispute = (moves: number) =>
    signDispute(world, {
      paymentId,
      status: moves % 2 === 1 ? 'lost' : 'won',
      movements: amounts.slice(0, moves).map((amountCents, place) => ({ id: `txn_${place}`, amountCents })),
    })
  await tell(world, signRefund(world, { ...refund, amountCents: 30_000, status: 'succeeded' }))
  for (const moves of [1, 2, 3, 4, 5]) await tell(world, dispute(moves))
  expect(await standing(world)).toEqual({ program: 0, hole: 80_000, reserve: -110_000, live: 1 })
  const keys = await world.services.database.read((tx) =>
    tx
      .selectFrom('ledger_transactions')
      .select('idempotency_key')
      .where('kind', 'in', ['refund_out', 'refund_excess'])
      .orderBy('idempotency_key')
      .execute(),
  )
  expect(keys.map(({ idempotency_key }) => idempotency_key)).toEqual([
    'refund-excess:dp_test',
    'refund-excess:dp_test:2',
    'refund-excess:dp_test:3',
    'refund:dp_test',
    'refund:dp_test:2',
    'refund:dp_test:3',
    'refund:re_test',
  ])
})
