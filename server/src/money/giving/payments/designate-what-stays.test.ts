import { expect, test } from 'vitest'
import { buildClassroom } from '../../../../test/matching/classrooms/build-classroom.ts'
import { buildDraw, buildClassrooms } from '../../../../test/matching/draws/build-draw.ts'
import { runDraw } from '../../../matching/draws/run-draw.ts'
import { buildGiving, type GivingWorld } from '../../../../test/money/giving/build-giving.ts'
import { signDispute, signRefund } from '../../../../test/money/giving/build-changes.ts'

const dana = 'dana@example.org'

/** A sponsor's slot for one classroom whose dispute is told before its payment: it waits, frozen. */
async function buildContested() {
  const world = await buildGiving()
  const classroom = await buildClassroom(world.services.database, { teacherEmail: 'teacher@school.edu' })
  const { bearer, userId } = await world.signIn(dana)
  const gift = { bearer, body: { metadata: { program: 'classrooms' }, classroom_id: classroom.id } }
  const { paymentId } = await world.payGift(gift)
  const about = (status: string) => signDispute(world, { paymentId, status })
  const refunded = (status: string) => signRefund(world, { paymentId, amountCents: 80_000, status })
  async function tell(event: ReturnType<typeof about>): Promise<void> {
    expect(await world.deliver(event)).toBe(200)
    expect(await world.findFaults()).toEqual([])
  }
  return { world, classroom, bearer, userId, paymentId, about, refunded, tell }
}

function listSlots({ services }: GivingWorld) {
  return services.database.read((tx) =>
    tx.selectFrom('slots').select(['classroom_id', 'assigned_how']).orderBy('number').execute(),
  )
}

async function listNotices({ services }: GivingWorld, type: string): Promise<string[]> {
  const rows = await services.database.read((tx) =>
    tx.selectFrom('admin_notifications').select('title').where('type', '=', type).execute(),
  )
  return rows.map(({ title }) => title)
}

test('a slot whose payment was disputed when it came goes to its classroom once the dispute is won', async () => {
  const { world, classroom, userId, about, tell } = await buildContested()
  expect(await world.deliver(about('needs_response'))).toBe(200)
  await world.deliverAll()
  expect(await listSlots(world)).toEqual([{ classroom_id: null, assigned_how: null }])
  await tell(about('won'))
  expect(await listSlots(world)).toEqual([{ classroom_id: classroom.id, assigned_how: 'designation' }])
  await tell(about('won'))
  const { sponsor_id: sponsorId } = await world.services.database.read((tx) =>
    tx.selectFrom('classrooms').select('sponsor_id').executeTakeFirstOrThrow(),
  )
  expect(sponsorId).toBe(userId)
  expect(await listNotices(world, 'designation_failed')).toEqual([])
})

test('a slot whose refund was on its way when it came goes to its classroom once the refund has failed', async () => {
  const { world, classroom, refunded, tell } = await buildContested()
  expect(await world.deliver(refunded('pending'))).toBe(200)
  await world.deliverAll()
  expect(await listSlots(world)).toEqual([{ classroom_id: null, assigned_how: null }])
  await tell(refunded('failed'))
  expect(await listSlots(world)).toEqual([{ classroom_id: classroom.id, assigned_how: 'designation' }])
})

test('a gift whose dispute was won before it came is designated at once, and nothing is said to be missing', async () => {
  const { world, classroom, about } = await buildContested()
  expect(await world.deliver(about('won'))).toBe(200)
  await world.deliverAll()
  expect(await listSlots(world)).toEqual([{ classroom_id: classroom.id, assigned_how: 'designation' }])
  expect(await listNotices(world, 'designation_failed')).toEqual([])
})

test('staff hear of a slot that stays in the pool because its classroom lost its confirmation meanwhile', async () => {
  const { world, classroom, about, tell } = await buildContested()
  expect(await world.deliver(about('needs_response'))).toBe(200)
  await world.deliverAll()
  await world.services.database.transaction((tx) =>
    tx.updateTable('classrooms').set({ confirmed_at: null }).where('id', '=', classroom.id).execute(),
  )
  await tell(about('won'))
  expect(await listSlots(world)).toEqual([{ classroom_id: null, assigned_how: null }])
  expect(await listNotices(world, 'designation_failed')).toEqual(['Designated slot waits'])
})

test('staff hear of it when a draw gave the slot to another classroom while a newer one was held in its place', async () => {
  const { world, bearer, about, tell } = await buildContested()
  expect(await world.deliver(about('needs_response'))).toBe(200)
  await world.deliverAll()
  await world.give({ bearer })
  await buildClassrooms(world.services, [1])
  const { assigned } = await runDraw(world.services, { drawId: await buildDraw(world.services), actor: null })
  expect(assigned).toBe(1)
  await tell(about('won'))
  expect((await listSlots(world)).map(({ assigned_how: how }) => how)).toEqual(['draw', null])
  expect(await listNotices(world, 'designation_failed')).toEqual(['Designated slot is missing'])
})

test('staff hear of it when $1,600 for one classroom brings one slot of two, because the reserve was owed', async () => {
  const world = await buildGiving()
  const classroom = await buildClassroom(world.services.database, { teacherEmail: 'teacher@school.edu' })
  const { bearer } = await world.signIn(dana)
  const body = { metadata: { program: 'classrooms' }, classroom_id: classroom.id }
  const before = await world.startGift({ bearer, amountCents: 160_000, body: { classroom_id: classroom.id } })
  const own = await world.give({ bearer, body })
  await world.services.payments.refund({
    paymentId: own.paymentId,
    amountCents: 30_000,
    idempotencyKey: 'part',
  })
  await world.deliverAll()
  await world.sandbox.pay(before, 'paid')
  await world.deliverAll()
  expect((await listSlots(world)).map(({ assigned_how: how }) => how)).toEqual(['designation', 'designation'])
  expect(await listNotices(world, 'slot_not_minted')).toEqual(['Fewer slots minted than paid'])
  expect(await world.findFaults()).toEqual([])
})
