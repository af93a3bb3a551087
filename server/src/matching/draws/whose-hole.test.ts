import { expect, test } from 'vitest'
import { buildGiving, type GivingWorld } from '../../../test/money/giving/build-giving.ts'
import { balancesOf, readBooks } from '../../test/read-books.ts'
import { buildClassroom } from '../../../test/matching/classrooms/build-classroom.ts'

const owner = 'owner@example.org'
const slot = { metadata: { program: 'classrooms' } }

async function buildOwner() {
  const world = await buildGiving()
  const classroom = await buildClassroom(world.services.database, { teacherEmail: 'teacher@school.edu' })
  const { userId, bearer } = await world.signIn(owner)
  return { world, classroom, userId, bearer, forClassroom: { ...slot, classroom_id: classroom.id } }
}

async function loseDispute(world: GivingWorld, paymentId: string, amountCents?: number) {
  const { disputeId } = await world.sandbox.openDispute(paymentId, amountCents)
  await world.deliverAll()
  expect(await world.findFaults()).toEqual([])
  await world.sandbox.closeDispute(disputeId, 'lost')
  await world.deliverAll()
  expect(await world.findFaults()).toEqual([])
}

async function refund(world: GivingWorld, paymentId: string, amountCents = 80_000) {
  await world.services.payments.refund({ paymentId, amountCents, idempotencyKey: `back-${paymentId}` })
  await world.deliverAll()
}

function listNotices({ services }: GivingWorld, type: string) {
  return services.database.read((tx) =>
    tx.selectFrom('admin_notifications').select('title').where('type', '=', type).execute(),
  )
}

test('a stranger’s chargeback leaves no hole in the account whose address they typed, and its own $800 mints', async () => {
  const { world, bearer, forClassroom } = await buildOwner()
  const stolen = await world.give({ email: owner, body: forClassroom })
  await loseDispute(world, stolen.paymentId)
  await world.give({ bearer, body: slot })
  const { donors, slots, accounts } = await readBooks(world.services)
  expect(donors).toMatchObject([
    { program_cents: 80_000, reserve_hole_cents: 0, absorbed_cents: 80_000, slots_minted: 2 },
  ])
  expect(slots).toMatchObject([{ assigned: true }, { assigned: false, frozen: false, voided: false }])
  expect(balancesOf(accounts)).toMatchObject({ refund_reserve: -80_000, budget: 80_000, slot: 80_000 })
  expect(await world.findFaults()).toEqual([])
  // What the stranger gave away and took back is no gift of the owner's.
  const headers = { authorization: `Bearer ${bearer}` }
  const summary = await world.app.inject({ url: '/api/sponsor/dashboard/summary', headers })
  expect(summary.json()).toMatchObject({ slots_minted: 1, program_cents_total: 80_000 })
})

test('a stranger’s designated slot and chargeback neither freeze nor void the slot the owner paid for', async () => {
  const { world, bearer, forClassroom } = await buildOwner()
  await world.give({ bearer, body: slot })
  const stolen = await world.give({ email: owner, body: forClassroom })
  const { disputeId } = await world.sandbox.openDispute(stolen.paymentId)
  await world.deliverAll()
  expect((await readBooks(world.services)).slots).toMatchObject([
    { assigned: false, frozen: false },
    { assigned: true },
  ])
  const held = await world.services.database.read((tx) =>
    tx.selectFrom('teacher_budgets').select('held_cents').execute(),
  )
  expect(held).toEqual([{ held_cents: 80_000 }])
  expect(await world.findFaults()).toEqual([])
  await world.sandbox.closeDispute(disputeId, 'lost')
  await world.deliverAll()
  expect((await readBooks(world.services)).slots).toMatchObject([
    { assigned: false, frozen: false, voided: false },
    { assigned: true },
  ])
  expect(await world.findFaults()).toEqual([])
})

test('a guest’s second gift that goes back takes its slot along, also after a first one was absorbed', async () => {
  const { world, forClassroom } = await buildOwner()
  const first = await world.give({ email: owner, body: forClassroom })
  await refund(world, first.paymentId)
  const second = await world.give({ email: owner, body: slot })
  await refund(world, second.paymentId)
  expect((await readBooks(world.services)).slots).toMatchObject([{ assigned: true }, { voided: true }])
  expect(await world.findFaults()).toEqual([])
})

test('a guest’s designated slot makes no account the classroom’s sponsor, one given signed in does', async () => {
  const { world, classroom, userId, bearer, forClassroom } = await buildOwner()
  const sponsor = () =>
    world.services.database.read((tx) =>
      tx
        .selectFrom('classrooms')
        .select('sponsor_id')
        .where('id', '=', classroom.id)
        .executeTakeFirstOrThrow(),
    )
  await world.give({ email: owner, body: forClassroom })
  expect(await sponsor()).toEqual({ sponsor_id: null })
  await world.give({ bearer, body: forClassroom })
  expect(await sponsor()).toEqual({ sponsor_id: userId })
})

test('a slot that would not come is refused before it is paid, and staff hear of it once', async () => {
  const { world, bearer, forClassroom } = await buildOwner()
  const before = await world.startGift({ bearer, body: slot })
  const own = await world.give({ bearer, body: forClassroom })
  await refund(world, own.paymentId, 30_000)
  for (let click = 0; click < 2; click += 1) {
    const answer = await world.requestCheckout({ bearer, body: slot })
    expect(answer.statusCode).toBe(409)
    expect(answer.body).toContain('would not become a Sponsor Slot')
  }
  expect(await listNotices(world, 'slot_refused')).toHaveLength(1)
  expect((await world.requestCheckout({ bearer, amountCents: 5_000 })).statusCode).toBe(200)
  // One that was begun before tells staff when it is paid all the same.
  await world.sandbox.pay(before, 'paid')
  await world.deliverAll()
  expect(await listNotices(world, 'slot_not_minted')).toHaveLength(1)
  expect((await readBooks(world.services)).donors).toMatchObject([{ reserve_hole_cents: 0, slots_minted: 1 }])
  expect(await world.findFaults()).toEqual([])
})

test('a gift for one classroom that would bring no slot is refused before it is paid, and told to staff when it was', async () => {
  const { world, classroom, bearer, forClassroom } = await buildOwner()
  const designated = { bearer, body: { classroom_id: classroom.id } }
  const before = await world.startGift(designated)
  const own = await world.give({ bearer, body: forClassroom })
  await refund(world, own.paymentId, 30_000)
  const answer = await world.requestCheckout(designated)
  expect(answer.statusCode).toBe(409)
  expect(answer.body).toContain('would not become a Sponsor Slot')
  expect(await listNotices(world, 'slot_refused')).toHaveLength(1)
  // Less than a slot's price promises none.
  expect((await world.requestCheckout({ ...designated, amountCents: 79_999 })).statusCode).toBe(200)
  await world.sandbox.pay(before, 'paid')
  await world.deliverAll()
  expect(await listNotices(world, 'slot_not_minted')).toHaveLength(1)
  expect(await world.findFaults()).toEqual([])
})
