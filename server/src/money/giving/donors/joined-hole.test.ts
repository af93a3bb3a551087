import { expect, test } from 'vitest'
import { buildClassroom } from '../../../../test/matching/classrooms/build-classroom.ts'
import { buildGiving, type GivingWorld } from '../../../../test/money/giving/build-giving.ts'
import { balancesOf, readBooks } from '../../../test/read-books.ts'
import { adoptDonor } from './adopt-donor.ts'

const guest = 'dana@guest.example'

/**
 * An account whose own payment went back by some dollars after a classroom had it, and a guest's address with waiting
 * slots, which the account then proves.
 */
async function buildJoined({ owedCents, guestCents }: { owedCents: number; guestCents: number }) {
  const world = await buildGiving()
  const { services } = world
  const classroom = await buildClassroom(services.database, { teacherEmail: 'teacher@school.edu' })
  const { bearer, userId } = await world.signIn('dana@account.example')
  const body = { metadata: { program: 'classrooms' }, classroom_id: classroom.id }
  const own = await world.give({ bearer, body })
  await services.payments.refund({
    paymentId: own.paymentId,
    amountCents: owedCents,
    idempotencyKey: 'owed',
  })
  await world.deliverAll()
  await world.give({ email: guest, amountCents: guestCents })
  await services.database.transaction((tx) => adoptDonor(tx, { userId, email: guest, at: world.clock.now() }))
  expect(await world.findFaults()).toEqual([])
  return { world, bearer }
}

async function slotsOf(world: GivingWorld): Promise<string[]> {
  const { slots } = await readBooks(world.services)
  return slots.map((slot) =>
    slot.voided ? 'voided' : slot.assigned ? 'matched' : slot.frozen ? 'frozen' : 'free',
  )
}

test('a join leaves no slot frozen for a few dollars: it fills the hole, the rest counts on, and staff hear of it', async () => {
  const { world, bearer } = await buildJoined({ owedCents: 200, guestCents: 160_000 })
  expect(await slotsOf(world)).toEqual(['matched', 'free', 'voided'])
  const { donors, accounts } = await readBooks(world.services)
  expect(donors.find((donor) => donor.slots_minted === 2)).toMatchObject({
    reserve_hole_cents: 0,
    slots_minted: 2,
  })
  expect(balancesOf(accounts)).toMatchObject({ donor_program: 79_800, slot: 80_000, budget: 80_000 })
  const notices = await world.services.database.read((tx) =>
    tx.selectFrom('admin_notifications').select('title').where('type', '=', 'slots_given_up').execute(),
  )
  expect(notices).toEqual([{ title: 'A waiting slot paid what the reserve was owed' }])
  const headers = { authorization: `Bearer ${bearer}` }
  const summary = await world.app.inject({ url: '/api/sponsor/dashboard/summary', headers })
  expect(summary.json()).toMatchObject({ next_slot_progress: 79_800 })
  const slots = await world.app.inject({ url: '/api/sponsor/slots', headers })
  expect(slots.json()).toMatchObject({
    items: [{ state: 'voided' }, { state: 'waiting' }, { state: 'matched' }],
    total: 3,
    matched: 1,
  })
  await world.give({ bearer, amountCents: 200 })
  expect(await slotsOf(world)).toEqual(['matched', 'free', 'voided', 'free'])
  expect(await world.findFaults()).toEqual([])
})

test('a joined balance that covers the hole fills it and gives up no slot', async () => {
  const { world } = await buildJoined({ owedCents: 200, guestCents: 80_300 })
  expect(await slotsOf(world)).toEqual(['matched', 'free'])
  expect(balancesOf((await readBooks(world.services)).accounts)).toMatchObject({ donor_program: 100 })
})
