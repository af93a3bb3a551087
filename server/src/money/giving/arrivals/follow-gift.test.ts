import { givingEndpoints } from '@tower/contract/money/giving.contract.ts'
import type { GiftReport } from '@tower/contract/money/gift-report.contract.ts'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { buildClassroom } from '../../../../test/matching/classrooms/build-classroom.ts'
import { buildClassrooms, buildDraw } from '../../../../test/matching/draws/build-draw.ts'
import { buildGiving, type GivingWorld } from '../../../../test/money/giving/build-giving.ts'
import { refundShared, sharedGift } from '../../../../test/money/giving/build-tower.ts'
import { runDraw } from '../../../matching/draws/run-draw.ts'
import { poolTowers } from '../tower/pool-towers.ts'

const day = 86_400_000
const ana = 'ana@example.org'

type Arrival = z.infer<typeof givingEndpoints.checkoutStatus.output>

async function readArrival({ app }: GivingWorld, sessionId: string): Promise<Arrival> {
  return (await app.inject(`/api/checkouts/${sessionId}`)).json<Arrival>()
}

/** What the page behind the follow link knows. */
async function follow(world: GivingWorld, link: string | null): Promise<GiftReport> {
  const { pathname } = new URL(link ?? '', 'https://tower.test')
  return (await world.app.inject(`/api${pathname}`)).json<GiftReport>()
}

test('whoever comes back is thanked by name and told where the receipt went, for a day; then the address names nobody', async () => {
  const world = await buildGiving()
  const tribute = { kind: 'memory', name: 'Grandmother Ruth' }
  const body = { anonymous: true, tribute, metadata: { sponsor_display_name: 'Ana Ruiz' } }
  const { sessionId } = await world.give({ email: ana, amountCents: 3_700, body })
  const arrived = await readArrival(world, sessionId)
  expect(arrived).toMatchObject({ anonymous: true, giver: { name: 'Ana Ruiz', email: ana, tribute } })
  world.clock.advance(day + 1)
  const later = await readArrival(world, sessionId)
  expect(later).toEqual({ ...arrived, giver: null })
})

test('whoever is signed in is thanked by the name of the account', async () => {
  const world = await buildGiving()
  const { bearer, userId } = await world.signIn(ana)
  await world.services.database.transaction((tx) =>
    tx.updateTable('users').set({ full_name: 'Ana Ruiz' }).where('id', '=', userId).execute(),
  )
  const { sessionId } = await world.give({ amountCents: 3_700, bearer })
  expect((await readArrival(world, sessionId)).giver).toMatchObject({ name: 'Ana Ruiz' })
})

test('a follow link tells neither who gave nor in whose name, and nobody can guess one', async () => {
  const world = await buildGiving()
  const body = {
    tribute: { kind: 'honor', name: 'Grandmother Ruth' },
    metadata: { sponsor_display_name: 'Ana Ruiz' },
    language: 'es',
  }
  await world.give({ email: ana, amountCents: 79_000 })
  const { sessionId } = await world.give({ email: ana, amountCents: 500, body })
  const { follow: link } = await readArrival(world, sessionId)
  expect(link).toMatch(/^\/gifts\/[\da-f-]{36}\?lang=es$/)
  const { pathname } = new URL(link ?? '', 'https://tower.test')
  const answer = await world.app.inject(`/api${pathname}`)
  expect(answer.body).not.toMatch(/ana|ruiz|ruth|example/i)
  // What the same giver gave beside it is not told either.
  expect(answer.json()).toMatchObject({ amount_cents: 500, own_cents: 500, progress_cents: 500 })
  const guessed = await world.app.inject('/api/gifts/00000000-0000-4000-8000-000000000000')
  expect(guessed.statusCode).toBe(404)
})

test('a gift on an own tower is followed until it is part of a slot, and that slot until it has its classroom', async () => {
  const world = await buildGiving()
  await buildClassrooms(world.services, [1])
  const { sessionId } = await world.give({ email: ana, amountCents: 3_700 })
  const { follow: link, joins_at: joinsAt } = await readArrival(world, sessionId)
  expect(joinsAt).toBe(new Date(world.clock.now().getTime() + 90 * day).toISOString())
  expect(await follow(world, link)).toMatchObject({ own_cents: 3_700, slots: [], shared: null })
  world.clock.advance(60_000)
  await world.give({ email: ana, amountCents: 80_000 })
  const filled = { own_cents: 0, slots_minted: 0, joins_at: null }
  const slot = { number: 1, matched: false, classroom: null }
  expect(await follow(world, link)).toMatchObject({ ...filled, slots: [slot] })
  await runDraw(world.services, { drawId: await buildDraw(world.services), actor: null })
  expect(await follow(world, link)).toMatchObject({
    ...filled,
    slots: [{ number: 1, matched: true, classroom: { name: 'Room 1' } }],
  })
})

test('a gift that joined the shared tower since is found there, then in the slot that it filled', async () => {
  const world = await buildGiving()
  const { sessionId } = await world.give({ email: ana, amountCents: 3_700 })
  const { follow: link } = await readArrival(world, sessionId)
  world.clock.advance(77 * day)
  await poolTowers(world.services)
  world.clock.advance(15 * day)
  await poolTowers(world.services)
  const joined = { tower: 'shared', own_cents: null, joins_at: null }
  expect(await follow(world, link)).toMatchObject({ ...joined, shared: { waiting_cents: 3_700, slots: [] } })
  await sharedGift(world, 'ben', 80_000)
  await sharedGift(world, 'cleo', 76_300)
  expect(await follow(world, link)).toMatchObject({
    ...joined,
    shared: {
      waiting_cents: 0,
      slots: [{ number: expect.any(Number) as number, cents: 3_700, matched: false }],
    },
  })
})

test('a gift that was paid back says so, whole and in part', async () => {
  const world = await buildGiving()
  const { sessionId, paymentId } = await world.give({ email: ana, amountCents: 3_700 })
  const { follow: link } = await readArrival(world, sessionId)
  expect(await follow(world, link)).toMatchObject({ standing: null, refunded_cents: 0 })
  await refundShared(world, paymentId, 1_700)
  expect(await follow(world, link)).toMatchObject({ standing: 'partly_refunded', own_cents: 2_000 })
  await refundShared(world, paymentId, 2_000)
  expect(await follow(world, link)).toMatchObject({ standing: 'refunded', refunded_cents: 3_700 })
})

test('a gift straight to a classroom is followed into its budget', async () => {
  const world = await buildGiving()
  const { id } = await buildClassroom(world.services.database, { teacherEmail: 'teacher@school.edu' })
  const body = { classroom_id: id, goes_to: 'classroom' }
  const { sessionId } = await world.give({ email: ana, amountCents: 3_700, body })
  const { follow: link } = await readArrival(world, sessionId)
  expect(await follow(world, link)).toMatchObject({ in_budget: true, classroom: { name: 'Room 12' } })
})

test('whoever paid under the address of somebody with an account follows this gift, and nothing of that account', async () => {
  const world = await buildGiving()
  await world.give({ email: ana, amountCents: 79_000 })
  await world.signIn(ana)
  const { sessionId } = await world.give({ email: ana, amountCents: 1_500 })
  const { follow: link } = await readArrival(world, sessionId)
  expect(await follow(world, link)).toMatchObject({
    tower: 'account',
    slots: [],
    own_cents: null,
    joins_at: null,
  })
})

test('a gift to the general fund is followed into the shared tower, and on into the slot that its part filled', async () => {
  const world = await buildGiving()
  await buildClassrooms(world.services, [1])
  const { sessionId } = await world.give({ email: ana, amountCents: 10_000, destination: 'project' })
  const { follow: link, shared } = await readArrival(world, sessionId)
  expect(shared).toEqual({ waiting_cents: 6_500, slots: [] })
  await sharedGift(world, 'ben', 73_500)
  const slot = { number: expect.any(Number) as number, cents: 6_500, matched: false, classroom: null }
  expect((await follow(world, link)).shared).toEqual({ waiting_cents: 0, slots: [slot] })
  await runDraw(world.services, { drawId: await buildDraw(world.services), actor: null })
  const matched = { ...slot, matched: true, classroom: 'Room 1' }
  expect((await follow(world, link)).shared).toEqual({ waiting_cents: 0, slots: [matched] })
})

test('a classroom whose teacher may no longer sign in is named on no page of a gift', async () => {
  const world = await buildGiving()
  const { id } = await buildClassroom(world.services.database, { teacherEmail: 'teacher@school.edu' })
  const body = { classroom_id: id, goes_to: 'classroom' }
  const { sessionId } = await world.give({ email: ana, amountCents: 3_700, body })
  const { follow: link, classroom } = await readArrival(world, sessionId)
  expect(classroom).toEqual({ name: 'Room 12' })
  await world.services.database.transaction((tx) =>
    tx
      .updateTable('users')
      .set({ disabled_at: world.clock.now() })
      .where('email', '=', 'teacher@school.edu')
      .execute(),
  )
  expect((await readArrival(world, sessionId)).classroom).toEqual({ name: null })
  expect((await follow(world, link)).classroom).toEqual({ name: null })
})
