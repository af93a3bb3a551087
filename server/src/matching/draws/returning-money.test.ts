import { describe, expect, test } from 'vitest'
import { buildGiving, type GivingWorld } from '../../../test/money/giving/build-giving.ts'
import { signRefund } from '../../../test/money/giving/build-changes.ts'
import { buildClassroom } from '../../../test/matching/classrooms/build-classroom.ts'
import { buildDraw, buildClassrooms } from '../../../test/matching/draws/build-draw.ts'
import { runDraw } from './run-draw.ts'

const dana = 'dana@example.org'
const forSlot = { metadata: { program: 'classrooms' } }
type Told = { paymentId: string; amountCents: number; status: string; id?: string }

/** Each slot from the oldest on: what a draw could take, what it could not, and what went back. */
async function listSlots({ services }: GivingWorld) {
  const rows = await services.database.read((tx) =>
    tx.selectFrom('slots').select(['frozen_at', 'assigned', 'voided_at']).orderBy('ordinal').execute(),
  )
  return rows.map(({ frozen_at: frozenAt, assigned, voided_at: voidedAt }) =>
    voidedAt ? 'voided' : assigned ? 'matched' : frozenAt ? 'frozen' : 'free',
  )
}

async function draw({ services }: GivingWorld): Promise<number> {
  await buildClassrooms(services, [1, 1, 1])
  return (await runDraw(services, { drawId: await buildDraw(services), actor: null })).assigned
}

async function tell(world: GivingWorld, refund: Told): Promise<void> {
  expect(await world.deliver(signRefund(world, refund))).toBe(200)
  expect(await world.findFaults()).toEqual([])
}

function listHeld({ services }: GivingWorld) {
  return services.database.read((tx) =>
    tx.selectFrom('teacher_budgets').select(['allocated_cents', 'held_cents']).execute(),
  )
}

describe('money on its way back to its giver is not drawn', () => {
  test('and is drawn later when the refund fails', async () => {
    const world = await buildGiving()
    const { paymentId } = await world.give({ email: dana, body: forSlot })
    await tell(world, { paymentId, amountCents: 80_000, status: 'pending' })
    expect(await listSlots(world)).toEqual(['frozen'])
    expect(await draw(world)).toBe(0)
    await tell(world, { paymentId, amountCents: 80_000, status: 'failed' })
    expect(await draw(world)).toBe(1)
    expect(await world.findFaults()).toEqual([])
  })

  test('and its slot is taken away when the refund succeeds', async () => {
    const world = await buildGiving()
    const { paymentId } = await world.give({ email: dana, body: forSlot })
    await tell(world, { paymentId, amountCents: 80_000, status: 'requires_action' })
    expect(await draw(world)).toBe(0)
    await tell(world, { paymentId, amountCents: 80_000, status: 'pending' })
    expect(await draw(world)).toBe(0)
    await tell(world, { paymentId, amountCents: 80_000, status: 'succeeded' })
    expect(await listSlots(world)).toEqual(['voided'])
    expect(await draw(world)).toBe(0)
  })

  test('by amount: a small refund of a large gift keeps one slot of it back', async () => {
    const world = await buildGiving()
    const { paymentId } = await world.give({ email: dana, amountCents: 240_000 })
    await tell(world, { paymentId, amountCents: 100, status: 'pending' })
    expect(await listSlots(world)).toEqual(['free', 'free', 'frozen'])
    await tell(world, { paymentId, amountCents: 100, status: 'canceled' })
    expect(await listSlots(world)).toEqual(['free', 'free', 'free'])
  })

  test('and counts once where the same payment is disputed as well', async () => {
    const world = await buildGiving()
    const { paymentId } = await world.give({ email: dana, amountCents: 80_000 })
    await world.give({ email: dana, amountCents: 80_000 })
    await tell(world, { paymentId, amountCents: 80_000, status: 'pending' })
    const { disputeId } = await world.sandbox.openDispute(paymentId)
    await world.deliverAll()
    expect(await listSlots(world)).toEqual(['free', 'frozen'])
    expect(await world.findFaults()).toEqual([])
    await world.sandbox.closeDispute(disputeId, 'won')
    await world.deliverAll()
    expect(await listSlots(world)).toEqual(['free', 'frozen'])
    await tell(world, { paymentId, amountCents: 80_000, status: 'succeeded' })
    expect(await listSlots(world)).toEqual(['free', 'voided'])
  })

  test('nor given to the classroom it was paid for, when the refund was told first', async () => {
    const world = await buildGiving()
    const classroom = await buildClassroom(world.services.database, { teacherEmail: 'teacher@school.edu' })
    const { paymentId } = await world.payGift({
      email: dana,
      body: { ...forSlot, classroom_id: classroom.id },
    })
    expect(
      await world.deliver(signRefund(world, { paymentId, amountCents: 80_000, status: 'pending' })),
    ).toBe(200)
    await world.deliverAll()
    expect(await listSlots(world)).toEqual(['frozen'])
    expect(await world.findFaults()).toEqual([])
  })

  test('and holds of a classroom’s budget what is on its way, until it is decided', async () => {
    const world = await buildGiving()
    const classroom = await buildClassroom(world.services.database, { teacherEmail: 'teacher@school.edu' })
    const { paymentId } = await world.give({ email: dana, body: { ...forSlot, classroom_id: classroom.id } })
    await tell(world, { paymentId, amountCents: 30_000, status: 'pending' })
    expect(await listHeld(world)).toEqual([{ allocated_cents: 80_000, held_cents: 30_000 }])
    await tell(world, { paymentId, amountCents: 30_000, status: 'succeeded' })
    expect(await listHeld(world)).toEqual([{ allocated_cents: 80_000, held_cents: 0 }])
  })

  test('also of an untargeted gift, as far as its classrooms share filled a slot', async () => {
    const world = await buildGiving()
    const { paymentId } = await world.give({ email: dana, destination: 'project', amountCents: 130_000 })
    expect(await listSlots(world)).toEqual(['free'])
    await tell(world, { paymentId, amountCents: 130_000, status: 'pending' })
    expect(await listSlots(world)).toEqual(['frozen'])
    expect(await draw(world)).toBe(0)
    await tell(world, { paymentId, amountCents: 130_000, status: 'failed' })
    expect(await listSlots(world)).toEqual(['free'])
  })
})
