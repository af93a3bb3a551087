import { expect, test } from 'vitest'
import { buildClassroom } from '../../../../test/matching/classrooms/build-classroom.ts'
import { balancesOf, readBooks } from '../../../test/read-books.ts'
import { readBudget } from '../../budgets/read-budget.ts'
import { buildGiving, type GivingWorld } from '../../../../test/money/giving/build-giving.ts'
import { refundShared } from '../../../../test/money/giving/build-tower.ts'
import { giveWaitingGifts } from './give-waiting-gifts.ts'

async function openClassroom(world: GivingWorld) {
  const { services } = world
  const classroom = await buildClassroom(services.database, { teacherEmail: 'teacher@school.edu' })
  const teacherId = classroom.teacherId ?? ''
  const budget = () => services.database.read((tx) => readBudget(tx, { teacherId, at: services.clock.now() }))
  const give = async (amountCents: number) => {
    const body = { classroom_id: classroom.id, goes_to: 'classroom' }
    return (await world.give({ email: 'ana@example.org', amountCents, body })).paymentId
  }
  return { classroom, budget, give }
}

test('a small gift for one classroom goes straight into its budget: no slot, no tower, no program total', async () => {
  const world = await buildGiving()
  const { budget, give } = await openClassroom(world)
  await give(3_700)
  expect(await budget()).toMatchObject({ allocatedCents: 3_700, freeCents: 3_700 })
  const { donors, slots, payments } = await readBooks(world.services)
  expect(donors).toMatchObject([{ program_cents: 0, slots_minted: 0 }])
  expect(slots).toEqual([])
  expect(payments).toMatchObject([{ destination: 'teacher_direct', amount_cents: 3_700 }])
  expect(await world.findFaults()).toEqual([])
})

test('from $800 each full $800 is a slot of the classroom, and the rest joins the shared tower', async () => {
  const world = await buildGiving()
  const { budget, give } = await openClassroom(world)
  await give(173_700)
  expect(await budget()).toMatchObject({ allocatedCents: 160_000 })
  expect((await world.app.inject({ url: '/api/tower' })).json()).toMatchObject({ cents: 13_700, gifts: 1 })
  expect(await world.findFaults()).toEqual([])
})

test('a refund takes a small gift back out of the budget it went to', async () => {
  const world = await buildGiving()
  const { budget, give } = await openClassroom(world)
  const paymentId = await give(3_700)
  await refundShared(world, paymentId, 1_700)
  expect(await budget()).toMatchObject({ allocatedCents: 2_000 })
  expect(balancesOf((await readBooks(world.services)).accounts)).not.toHaveProperty('refund_reserve')
  expect(await world.findFaults()).toEqual([])
  const refundId = await refundShared(world, paymentId, 2_000)
  await world.sandbox.moveRefund(refundId, 'failed')
  await world.deliverAll()
  expect(await budget()).toMatchObject({ allocatedCents: 2_000 })
  expect(await world.findFaults()).toEqual([])
})

test('a contested small gift is held in the budget, lost it goes back, won it is free again', async () => {
  const world = await buildGiving()
  const { budget, give } = await openClassroom(world)
  const [lost, won] = [await give(3_700), await give(5_000)]
  const disputes = [await world.sandbox.openDispute(lost), await world.sandbox.openDispute(won, 2_000)]
  await world.deliverAll()
  expect(await budget()).toMatchObject({ heldCents: 5_700, freeCents: 3_000 })
  expect(await world.findFaults()).toEqual([])
  await world.sandbox.closeDispute(disputes[0]?.disputeId ?? '', 'lost')
  await world.sandbox.closeDispute(disputes[1]?.disputeId ?? '', 'won')
  await world.deliverAll()
  expect(await budget()).toMatchObject({ allocatedCents: 5_000, heldCents: 0, freeCents: 5_000 })
  expect(await world.findFaults()).toEqual([])
})

test('where the classroom lost its confirmation before the money came, it waits there and is given later', async () => {
  const world = await buildGiving()
  const { classroom, budget } = await openClassroom(world)
  const body = { classroom_id: classroom.id, goes_to: 'classroom' }
  await world.payGift({ email: 'ana@example.org', amountCents: 3_700, body })
  const confirm = (at: Date | null) =>
    world.services.database.transaction((tx) =>
      tx.updateTable('classrooms').set({ confirmed_at: at }).where('id', '=', classroom.id).execute(),
    )
  await confirm(null)
  await world.deliverAll()
  expect(balancesOf((await readBooks(world.services)).accounts)).toMatchObject({ teacher_direct: 3_700 })
  expect(await world.findFaults()).toEqual([])
  await confirm(world.clock.now())
  await giveWaitingGifts(world.services)
  expect(await budget()).toMatchObject({ allocatedCents: 3_700 })
  expect(await world.findFaults()).toEqual([])
})

test('a gift that cannot be given holds up no other', async () => {
  const world = await buildGiving()
  const { classroom, budget } = await openClassroom(world)
  const body = { classroom_id: classroom.id, goes_to: 'classroom' }
  const setClassroom = (confirmedAt: Date | null) =>
    world.services.database.transaction((tx) =>
      tx
        .updateTable('classrooms')
        .set({ confirmed_at: confirmedAt })
        .where('id', '=', classroom.id)
        .execute(),
    )
  await world.payGift({ email: 'ana@example.org', amountCents: 3_700, body })
  await world.payGift({ email: 'ben@example.org', amountCents: 2_500, body })
  await setClassroom(null)
  await world.deliverAll()
  await setClassroom(world.clock.now())
  // More than lies with the classroom.
  await world.services.database.transaction((tx) =>
    tx
      .updateTable('direct_gifts')
      .set({ amount_cents: 1_000_000 })
      .where('payment_id', '=', (eb) =>
        eb.selectFrom('payments').select('id').where('email', '=', 'ana@example.org'),
      )
      .execute(),
  )
  await expect(giveWaitingGifts(world.services)).rejects.toThrow('1 of 2')
  expect(await budget()).toMatchObject({ allocatedCents: 2_500 })
})
