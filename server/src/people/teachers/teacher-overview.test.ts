// @module-tag some-on-pglite: one path of teachers.
import { expect, test } from 'vitest'
import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { teacherEndpoints } from '@tower/contract/people/teachers.contract.ts'
import { buildDraw, buildClassrooms, buildSlots } from '../../../test/matching/draws/build-draw.ts'
import { freezeDraw } from '../../matching/draws/freeze-draw.ts'
import { runDraw } from '../../matching/draws/run-draw.ts'
import { holdBack } from '../../money/giving/minting/hold-back.ts'
import { buildIdentity } from '../../../test/people/identity/build-identity.ts'

type Overview = CallOutput<typeof teacherEndpoints.overview>

async function teacherAt(nominators: number[]) {
  const server = await buildIdentity()
  const { app, services, allow, requestLink, mailedLink, verify } = server
  const classrooms = await buildClassrooms(services, nominators)
  const email = 'rivera@school.edu'
  await services.database.transaction((tx) =>
    tx.updateTable('users').set({ email }).where('id', '=', classrooms[0]!.teacherId).execute(),
  )
  await allow(email, 'teacher')
  await requestLink(email, 'teacher')
  const signedIn = await verify({ token_hash: (await mailedLink(email)).token })
  const headers = { authorization: `Bearer ${signedIn.json<{ access_token: string }>().access_token}` }
  const read = async () => (await app.inject({ url: '/api/teacher/overview', headers })).json<Overview>()
  return { app, services, classrooms, read }
}

test('a teacher sees the classroom, what it weighs in the next draw and why, and no money yet', async () => {
  const { services, classrooms, read } = await teacherAt([7])
  const drawId = await buildDraw(services, { name: 'Fall draw' })
  expect(await read()).toMatchObject({
    classrooms: [
      {
        id: classrooms[0]!.id,
        public_name: 'Room 1',
        city: 'Dayton',
        is_confirmed: true,
        share_code: null,
        odds: {
          weight: 7,
          nominators: 7,
          confirmed: 7,
          waited: 0,
          eligible: true,
          enters: true,
          matched_this_year: false,
        },
      },
    ],
    budget: null,
    slots: [],
    next_draw: { id: drawId, slot_name: 'Fall draw' },
  })
})

test(
  'a match shows at once: the slot, $800 in this year’s budget, and no place in the next draw',
  { tags: 'on-pglite-too' },
  async () => {
    const { services, read } = await teacherAt([7])
    await buildSlots(services, 1)
    const drawId = await buildDraw(services)
    await runDraw(services, { drawId, actor: null })
    const overview = await read()
    expect(overview.slots).toMatchObject([{ number: 1, amount_cents: 80_000, how: 'draw', draw_id: drawId }])
    expect(overview.budget).toMatchObject({
      allocated_cents: 80_000,
      spent_cents: 0,
      reserved_cents: 0,
      remaining_cents: 80_000,
      held_cents: 0,
      free_cents: 80_000,
      locked: false,
    })
    expect(overview.classrooms[0]?.odds).toEqual({
      weight: 0,
      nominators: 7,
      confirmed: 7,
      waited: 0,
      eligible: false,
      enters: false,
      matched_this_year: true,
    })
    expect(overview.next_draw).toBeNull()
  },
)

test('a teacher sees how much of the budget a dispute holds, and that the rest is free', async () => {
  const { services, read } = await teacherAt([7])
  await buildSlots(services, 1)
  await runDraw(services, { drawId: await buildDraw(services), actor: null })
  await services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const payment = await tx.selectFrom('payments').select(['id', 'donor_id']).executeTakeFirstOrThrow()
    await tx
      .insertInto('disputes')
      .values({ payment_id: payment.id, provider_dispute_id: 'dp', amount_cents: 30_000, state: 'open' })
      .execute()
    await holdBack(tx, { donorId: payment.donor_id ?? '', at })
  })
  expect((await read()).budget).toMatchObject({
    remaining_cents: 80_000,
    held_cents: 30_000,
    free_cents: 50_000,
    locked: false,
  })
})

test('once the list is fixed, a teacher sees what the list says, not what came later', async () => {
  const { services, classrooms, read } = await teacherAt([3])
  const drawId = await buildDraw(services)
  await freezeDraw(services, { drawId })
  await services.database.transaction((tx) =>
    tx
      .insertInto('classroom_nominations')
      .values({ classroom_id: classrooms[0]!.id, nominator_hash: 'late' })
      .execute(),
  )
  expect((await read()).classrooms[0]?.odds).toMatchObject({ weight: 3, nominators: 3, eligible: true })
})

test('a classroom that came after the list was fixed learns that it is not in', async () => {
  const { services, classrooms, read } = await teacherAt([0])
  const drawId = await buildDraw(services)
  await freezeDraw(services, { drawId })
  await services.database.transaction((tx) =>
    tx
      .insertInto('classroom_nominations')
      .values({ classroom_id: classrooms[0]!.id, nominator_hash: 'late' })
      .execute(),
  )
  expect((await read()).classrooms[0]?.odds).toMatchObject({ weight: 0, nominators: 1, eligible: false })
})

test('a teacher without a classroom sees an empty overview, a visitor none', async () => {
  const { app, services, read } = await teacherAt([1])
  await services.database.transaction((tx) =>
    tx.updateTable('classrooms').set({ teacher_id: null }).execute(),
  )
  expect(await read()).toEqual({ classrooms: [], budget: null, slots: [], next_draw: null })
  expect((await app.inject({ url: '/api/teacher/overview' })).statusCode).toBe(401)
})

test('a teacher who leads several classrooms sees each, its code, where it stands and which of them enters', async () => {
  const { services, classrooms, read } = await teacherAt([2, 5, 0])
  const [first, second, third] = classrooms.map(({ id }) => id)
  const teacherId = classrooms[0]!.teacherId
  await services.database.transaction(async (tx) => {
    await tx.updateTable('classrooms').set({ teacher_id: teacherId }).execute()
    for (const [id, confirmedAt] of [
      [first, new Date('2026-09-01')],
      [second, new Date('2026-09-02')],
      [third, null],
    ] as const) {
      await tx
        .updateTable('classrooms')
        .set({ confirmed_at: confirmedAt })
        .where('id', '=', String(id))
        .execute()
    }
    for (const [id, code] of [
      [first, 'PT-AAAAAA'],
      [second, 'PT-BBBBBB'],
    ] as const) {
      await tx
        .insertInto('share_links')
        .values({ code, classroom_id: String(id), created_at: services.clock.now() })
        .execute()
    }
  })
  const before = await read()
  expect(before.classrooms).toMatchObject([
    { id: first, share_code: 'PT-AAAAAA', is_confirmed: true, odds: { weight: 2, enters: false } },
    { id: second, share_code: 'PT-BBBBBB', is_confirmed: true, odds: { weight: 5, enters: true } },
    { id: third, share_code: null, is_confirmed: false, odds: { weight: 0, enters: false, eligible: false } },
  ])
  await buildSlots(services, 1)
  await runDraw(services, { drawId: await buildDraw(services), actor: null })
  const after = await read()
  expect(after.slots).toMatchObject([{ classroom_name: 'Room 2' }])
  expect(after.classrooms.map(({ odds }) => odds)).toMatchObject([
    { enters: true, matched_this_year: false },
    { enters: false, matched_this_year: true },
    { enters: false, matched_this_year: false },
  ])
})
