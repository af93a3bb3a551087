import { expect, test } from 'vitest'
import { buildClassroom } from '../../../../test/matching/classrooms/build-classroom.ts'
import { buildUser } from '../../../../test/people/identity/build-user.ts'
import { buildGiving, type GivingWorld } from '../../../../test/money/giving/build-giving.ts'
import { readBooks } from '../../../test/read-books.ts'
import { adoptDonor } from './adopt-donor.ts'
import { viewOwnSlots } from './own-slots.view.ts'
import { readOwnSlots } from './read-own-slots.ts'
import { readSummary } from './read-summary.ts'
import { viewGivingSummary } from '../giving.view.ts'

const dana = 'dana@example.org'
const old = 'dana@old.example'

function adopt({ services }: GivingWorld, userId: string, email: string): Promise<void> {
  return services.database.transaction((tx) => adoptDonor(tx, { userId, email, at: services.clock.now() }))
}

async function summaryOf({ services }: GivingWorld, userId: string) {
  return viewGivingSummary(await services.database.read((tx) => readSummary(tx, userId)))
}

async function slotsOf({ services }: GivingWorld, userId: string) {
  const own = await services.database.read((tx) => readOwnSlots(tx, { userId, page: 1, pageSize: 10 }))
  return viewOwnSlots(own).items
}

/** An account whose address counts as proven only once it is adopted. */
async function buildUnproven({ services }: GivingWorld, email: string): Promise<string> {
  const userId = await buildUser(services, email)
  await services.database.transaction((tx) =>
    tx.updateTable('users').set({ email_verified_at: null }).where('id', '=', userId).execute(),
  )
  return userId
}

test('an account that proves an address takes over what was given under it', async () => {
  const world = await buildGiving()
  await world.give({ email: dana, amountCents: 120_000 })
  const userId = await buildUnproven(world, dana)
  expect(await summaryOf(world, userId)).toMatchObject({ program_cents_total: 0 })
  await adopt(world, userId, 'Dana@Example.org ')
  expect(await summaryOf(world, userId)).toMatchObject({
    program_cents_total: 120_000,
    next_slot_progress: 40_000,
    next_slot_target: 80_000,
    slots_minted: 1,
    recent_donations: [{ kind: 'platform_program', amount_cents: 120_000, note: null, standing: null }],
  })
  expect(await slotsOf(world, userId)).toMatchObject([{ number: 1, state: 'waiting', classroom_name: null }])
})

test('a guest who gives under an address that an account has proven gives for that account', async () => {
  const world = await buildGiving()
  const userId = await buildUser(world.services, dana)
  await world.give({ email: dana, amountCents: 40_000 })
  expect(await summaryOf(world, userId)).toMatchObject({ program_cents_total: 40_000 })
})

test('joining $400 under an old address and $400 of the account mints the slot of the person', async () => {
  const world = await buildGiving()
  await world.give({ email: old, amountCents: 40_000 })
  const userId = await buildUser(world.services, dana)
  await world.give({ email: dana, amountCents: 40_000 })
  await adopt(world, userId, old)
  expect(await summaryOf(world, userId)).toMatchObject({ program_cents_total: 80_000, slots_minted: 1 })
  expect(await world.findFaults()).toEqual([])
  await world.give({ email: dana, amountCents: 500 })
  expect(await summaryOf(world, userId)).toMatchObject({ program_cents_total: 80_500 })
  expect(await world.findFaults()).toEqual([])
})

test('a join keeps waiting, matched and voided slots, holes of the reserve and later refunds right', async () => {
  const world = await buildGiving()
  const classroom = await buildClassroom(world.services.database, { teacherEmail: 'teacher@school.edu' })
  const slot = { metadata: { program: 'classrooms' } }
  const matched = await world.give({ email: old, body: { ...slot, classroom_id: classroom.id } })
  const refund = (paymentId: string, amountCents: number, idempotencyKey: string) =>
    world.services.payments.refund({ paymentId, amountCents, idempotencyKey })
  await refund(matched.paymentId, 30_000, 'hole')
  const waiting = await world.give({ email: old, amountCents: 200_000 })
  await refund(waiting.paymentId, 20_000, 'void')
  await world.deliverAll()
  const userId = await buildUser(world.services, dana)
  await world.give({ email: dana, amountCents: 150_000 })
  expect(await world.findFaults()).toEqual([])

  await adopt(world, userId, old)
  expect(await world.findFaults()).toEqual([])
  expect(await summaryOf(world, userId)).toMatchObject({ program_cents_total: 380_000, slots_minted: 5 })

  await refund(waiting.paymentId, 180_000, 'rest')
  await refund(matched.paymentId, 50_000, 'all')
  await world.deliverAll()
  expect(await world.findFaults()).toEqual([])
  expect(await summaryOf(world, userId)).toMatchObject({ program_cents_total: 150_000 })
})

test('adopting twice, or what is an account’s already, changes nothing', async () => {
  const world = await buildGiving()
  await world.give({ email: dana, amountCents: 120_000 })
  const owner = await buildUser(world.services, dana)
  await adopt(world, owner, dana)
  const before = await readBooks(world.services)
  await adopt(world, owner, dana)
  await adopt(world, await buildUser(world.services, 'mallory@example.org'), dana)
  expect(await readBooks(world.services)).toEqual(before)
  expect(await summaryOf(world, owner)).toMatchObject({ program_cents_total: 120_000 })
})
