import { describe, expect, test } from 'vitest'
import { readBudget } from '../../money/budgets/read-budget.ts'
import { buildGiving, type GivingWorld } from '../../../test/money/giving/build-giving.ts'
import { adoptDonor } from '../../money/giving/donors/adopt-donor.ts'
import { buildClassroom } from '../../../test/matching/classrooms/build-classroom.ts'
import { buildDraw, buildClassrooms } from '../../../test/matching/draws/build-draw.ts'
import { runDraw } from './run-draw.ts'

const dana = 'dana@example.org'
const forSlot = { metadata: { program: 'classrooms' } }

/** Each live slot from the oldest on: what a draw could take, and what it could not. */
async function listSlots({ services }: GivingWorld): Promise<('free' | 'frozen' | 'matched')[]> {
  const rows = await services.database.read((tx) =>
    tx
      .selectFrom('slots')
      .select(['frozen_at', 'assigned'])
      .where('voided_at', 'is', null)
      .orderBy('ordinal')
      .execute(),
  )
  return rows.map(({ frozen_at: frozenAt, assigned }) =>
    assigned ? 'matched' : frozenAt ? 'frozen' : 'free',
  )
}

/** As many slots as a draw gets out of the pool, with a classroom for each. */
async function draw({ services }: GivingWorld): Promise<number> {
  await buildClassrooms(services, [1, 1, 1])
  return (await runDraw(services, { drawId: await buildDraw(services), actor: null })).assigned
}

async function dispute(world: GivingWorld, { paymentId }: { paymentId: string }, amountCents?: number) {
  const { disputeId } = await world.sandbox.openDispute(paymentId, amountCents)
  await world.deliverAll()
  return disputeId
}

async function refund(world: GivingWorld, { paymentId }: { paymentId: string }, amountCents = 80_000) {
  await world.services.payments.refund({ paymentId, amountCents, idempotencyKey: `back-${paymentId}` })
  await world.deliverAll()
}

async function close(world: GivingWorld, disputeId: string, end: 'won' | 'lost') {
  await world.sandbox.closeDispute(disputeId, end)
  await world.deliverAll()
}

describe('contested money is never drawn', () => {
  test('when the disputed $400 is not the one that filled the slot', async () => {
    const world = await buildGiving()
    const first = await world.give({ email: dana, amountCents: 40_000 })
    await world.give({ email: dana, amountCents: 40_000 })
    const disputeId = await dispute(world, first)
    expect(await listSlots(world)).toEqual(['frozen'])
    expect(await draw(world)).toBe(0)
    expect(await world.findFaults()).toEqual([])
    await close(world, disputeId, 'won')
    expect(await draw(world)).toBe(1)
    expect(await world.findFaults()).toEqual([])
  })

  test('when a refund voided the slot of the payment that is disputed', async () => {
    const world = await buildGiving()
    const first = await world.give({ email: dana, body: forSlot })
    const second = await world.give({ email: dana, body: forSlot })
    await refund(world, first)
    const disputeId = await dispute(world, second)
    expect(await listSlots(world)).toEqual(['frozen'])
    expect(await draw(world)).toBe(0)
    await close(world, disputeId, 'lost')
    expect(await listSlots(world)).toEqual([])
    expect(await world.findFaults()).toEqual([])
  })

  test('when the slot was minted by joining two donors', async () => {
    const world = await buildGiving()
    const { userId, bearer } = await world.signIn('dana@new.example')
    const guest = await world.give({ email: dana, amountCents: 40_000 })
    const own = await world.give({ bearer, amountCents: 40_000 })
    await world.services.database.transaction((tx) =>
      adoptDonor(tx, { userId, email: dana, at: world.clock.now() }),
    )
    expect(await listSlots(world)).toEqual(['free'])
    await dispute(world, guest)
    await dispute(world, own)
    expect(await listSlots(world)).toEqual(['frozen'])
    expect(await draw(world)).toBe(0)
    expect(await world.findFaults()).toEqual([])
  })

  test('when the donor was joined while the money was contested', async () => {
    const world = await buildGiving()
    const { userId, bearer } = await world.signIn('dana@new.example')
    await world.give({ bearer, amountCents: 40_000 })
    const guest = await world.give({ email: dana, amountCents: 120_000 })
    await dispute(world, guest, 90_000)
    expect(await listSlots(world)).toEqual(['frozen'])
    await world.services.database.transaction((tx) =>
      adoptDonor(tx, { userId, email: dana, at: world.clock.now() }),
    )
    expect(await listSlots(world)).toEqual(['frozen', 'frozen'])
    expect(await world.findFaults()).toEqual([])
  })

  test('when a refund takes the slot that was frozen', async () => {
    const world = await buildGiving()
    const first = await world.give({ email: dana, amountCents: 80_000 })
    await world.give({ email: dana, amountCents: 60_000 })
    const small = await world.give({ email: dana, amountCents: 20_000 })
    await dispute(world, small)
    expect(await listSlots(world)).toEqual(['free', 'frozen'])
    await refund(world, first)
    expect(await listSlots(world)).toEqual(['frozen'])
    expect(await draw(world)).toBe(0)
    expect(await world.findFaults()).toEqual([])
  })

  test('by amount: several disputes of one payment, and the next gift lets a slot go', async () => {
    const world = await buildGiving()
    const given = await world.give({ email: dana, amountCents: 240_000 })
    const first = await dispute(world, given, 50_000)
    expect(await listSlots(world)).toEqual(['free', 'free', 'frozen'])
    const second = await dispute(world, given, 50_000)
    expect(await listSlots(world)).toEqual(['free', 'frozen', 'frozen'])
    await world.give({ email: dana, amountCents: 20_000 })
    expect(await listSlots(world)).toEqual(['free', 'free', 'frozen'])
    await close(world, first, 'won')
    expect(await listSlots(world)).toEqual(['free', 'free', 'frozen'])
    await close(world, second, 'won')
    expect(await listSlots(world)).toEqual(['free', 'free', 'free'])
    expect(await world.findFaults()).toEqual([])
  })
})

describe('a budget is held', () => {
  async function buildMatched() {
    const world = await buildGiving()
    const classroom = await buildClassroom(world.services.database, { teacherEmail: 'teacher@school.edu' })
    const read = () =>
      world.services.database.read((tx) =>
        readBudget(tx, { teacherId: classroom.teacherId ?? '', at: world.clock.now() }),
      )
    return { world, forClassroom: { ...forSlot, classroom_id: classroom.id }, read }
  }

  test('by as much as is contested, and let go when it is won', async () => {
    const { world, forClassroom, read } = await buildMatched()
    const given = await world.give({ email: dana, body: forClassroom })
    const disputeId = await dispute(world, given, 30_000)
    expect(await read()).toMatchObject({
      remainingCents: 80_000,
      heldCents: 30_000,
      freeCents: 50_000,
      locked: false,
    })
    expect(await world.findFaults()).toEqual([])
    await close(world, disputeId, 'won')
    expect(await read()).toMatchObject({ heldCents: 0, freeCents: 80_000 })
    expect(await world.findFaults()).toEqual([])
  })

  test('only as far as the donor’s other money does not answer for it', async () => {
    const { world, forClassroom, read } = await buildMatched()
    const { bearer } = await world.signIn(dana)
    const given = await world.give({ bearer, body: forClassroom })
    await world.give({ bearer, amountCents: 50_000 })
    await dispute(world, given)
    expect(await read()).toMatchObject({ heldCents: 30_000, freeCents: 50_000 })
    await world.give({ bearer, amountCents: 30_000 })
    expect(await read()).toMatchObject({ heldCents: 0, freeCents: 80_000 })
    expect(await listSlots(world)).toEqual(['matched', 'frozen'])
    expect(await world.findFaults()).toEqual([])
  })

  test('for a $2 general gift by cents, never whole', async () => {
    const { world } = await buildMatched()
    await world.give({ email: 'kim@example.org', destination: 'project', amountCents: 122_900 })
    const small = await world.give({ email: dana, destination: 'project', amountCents: 200 })
    expect(await draw(world)).toBe(1)
    const held = () =>
      world.services.database.read((tx) =>
        tx.selectFrom('teacher_budgets').select(['allocated_cents', 'held_cents']).execute(),
      )
    const disputeId = await dispute(world, small)
    // 65 % of $2 are the classrooms' share; 15 cents of it lie in the house's balance.
    expect(await held()).toEqual([{ allocated_cents: 80_000, held_cents: 115 }])
    expect(await world.findFaults()).toEqual([])
    await close(world, disputeId, 'lost')
    expect(await held()).toEqual([{ allocated_cents: 80_000, held_cents: 0 }])
    expect(await world.findFaults()).toEqual([])
  })

  test('while another payment behind it is disputed, whatever becomes of the first', async () => {
    const { world, forClassroom, read } = await buildMatched()
    const first = await dispute(world, await world.give({ email: dana, body: forClassroom }))
    const second = await dispute(
      world,
      await world.give({ email: 'kim@example.org', body: forClassroom }),
      10_000,
    )
    expect(await read()).toMatchObject({ heldCents: 90_000, freeCents: 70_000 })
    await close(world, first, 'won')
    expect(await read()).toMatchObject({ heldCents: 10_000, freeCents: 150_000 })
    await close(world, second, 'won')
    expect(await read()).toMatchObject({ heldCents: 0, freeCents: 160_000 })
    expect(await world.findFaults()).toEqual([])
  })
})
