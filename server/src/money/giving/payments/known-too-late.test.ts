import { expect, test } from 'vitest'
import { buildClassroom } from '../../../../test/matching/classrooms/build-classroom.ts'
import { buildGiving } from '../../../../test/money/giving/build-giving.ts'
import { balancesOf, readBooks } from '../../../test/read-books.ts'

const dana = 'dana@example.org'

async function buildLate() {
  const world = await buildGiving()
  const classroom = await buildClassroom(world.services.database, { teacherEmail: 'teacher@school.edu' })
  const body = { classroom_id: classroom.id }
  /** The youngest events first: what became of the payment is told before the payment. */
  async function deliverBackwards() {
    for (const event of (await world.takeEvents()).toReversed()) await world.deliver(event)
  }
  const mails = () =>
    world.services.database.read((tx) =>
      tx
        .selectFrom('mails')
        .select('template')
        .where('template', 'in', ['match', 'slot_matched', 'receipt'])
        .execute(),
    )
  return { world, body, deliverBackwards, mails }
}

test('money that went back before we heard of it is neither minted nor matched, and has no receipt', async () => {
  const { world, body, deliverBackwards, mails } = await buildLate()
  const { paymentId } = await world.payGift({ email: dana, body })
  await world.services.payments.refund({ paymentId, amountCents: 80_000, idempotencyKey: 'all' })
  await deliverBackwards()
  const { slots, receipts, accounts, donors, payments } = await readBooks(world.services)
  expect({ slots, receipts, accounts }).toEqual({ slots: [], receipts: [], accounts: [] })
  expect(donors).toMatchObject([{ program_cents: 0, absorbed_cents: 0, reserve_hole_cents: 0 }])
  expect(payments).toMatchObject([{ state: 'settled', refunded_cents: 80_000 }])
  expect(await mails()).toEqual([])
  expect(await world.findFaults()).toEqual([])
})

test('what is left of it after a refund we hadn’t heard of is minted, and the receipt is for that', async () => {
  const { world, body, deliverBackwards, mails } = await buildLate()
  const { paymentId } = await world.payGift({ email: dana, amountCents: 160_000, body })
  await world.services.payments.refund({ paymentId, amountCents: 10_000, idempotencyKey: 'part' })
  await deliverBackwards()
  const { slots, receipts, accounts } = await readBooks(world.services)
  expect(slots).toMatchObject([{ assigned: true, assigned_how: 'designation' }])
  expect(receipts).toEqual([{ number: 1, amount_cents: 150_000, voided: false, replaces_number: null }])
  expect(balancesOf(accounts)).toMatchObject({ budget: 80_000, donor_program: 70_000 })
  expect((await mails()).map(({ template }) => template).sort()).toEqual(['match', 'receipt'])
  expect(await world.findFaults()).toEqual([])
})

test('what was disputed before we heard of it is frozen, and goes to the chosen classroom only once it is won', async () => {
  const { world, body, deliverBackwards } = await buildLate()
  const { paymentId } = await world.payGift({ email: dana, amountCents: 160_000, body })
  const { disputeId } = await world.sandbox.openDispute(paymentId, 50_000)
  await deliverBackwards()
  expect((await readBooks(world.services)).slots).toMatchObject([
    { assigned: true, frozen: false },
    { assigned: false, frozen: true },
  ])
  expect(await world.findFaults()).toEqual([])
  await world.sandbox.closeDispute(disputeId, 'won')
  await world.deliverAll()
  expect((await readBooks(world.services)).slots).toMatchObject([
    { assigned: true },
    { assigned: true, frozen: false },
  ])
  expect(await world.findFaults()).toEqual([])
})
