// @module-tag some-on-pglite: one path of slots.
import { classroomPool } from '@tower/contract/matching/slots.ts'
import { expect, test } from 'vitest'
import { buildIdentity } from '../../../test/people/identity/build-identity.ts'
import { buildClassrooms, buildSlots } from '../../../test/matching/draws/build-draw.ts'

async function giving({ nominators = [2, 0], slots = 2 } = {}) {
  const { app, services, staffAccount, signIn } = await buildIdentity()
  await staffAccount('admin@tower.test')
  const headers = { authorization: `Bearer ${(await signIn('admin@tower.test')).access_token}` }
  const classrooms = await buildClassrooms(services, nominators)
  if (slots > 0) await buildSlots(services, slots)
  const teacherId = classrooms[0]!.teacherId
  // All are led by one teacher; ballots came before.
  await services.database.transaction(async (tx) => {
    await tx.updateTable('classrooms').set({ teacher_id: teacherId }).execute()
    await tx
      .updateTable('classroom_nominations')
      .set({ created_at: new Date('2026-01-01') })
      .execute()
  })
  const mint = (payload: object) =>
    app.inject({
      method: 'POST',
      url: '/api/admin/slots/mint',
      payload: { teacher_id: teacherId, pool_id: classroomPool, ...payload },
      headers,
    })
  const get = async (url: string) => (await app.inject({ url, headers })).json<Record<string, unknown>>()
  return { services, classrooms, mint, get }
}

test(
  'the gift goes to the classroom that was chosen, and stands on the public list with its reason',
  { tags: 'on-pglite-too' },
  async () => {
    const { classrooms, mint, get, services } = await giving()
    const answer = await mint({ classroom_id: classrooms[1]!.id, reason: ' Flooded over the summer. ' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ number: 1 })
    const given = await services.database.read((tx) =>
      tx.selectFrom('slots').select(['classroom_id', 'given_reason']).where('number', '=', 1).execute(),
    )
    expect(given).toEqual([{ classroom_id: classrooms[1]!.id, given_reason: 'Flooded over the summer.' }])

    const next = async (more: object) =>
      (await mint({ classroom_id: classrooms[0]!.id, ...more })).json<{ code: string }>().code
    expect(await next({})).toBe('slots.reason_required')
    // As in a draw, a teacher has one in a school year.
    expect(await next({ reason: 'Another flood.' })).toBe('slots.had_one')
    expect(await next({ reason: 'Another flood.', another: true })).toBe('identity.role_not_allowed')
    const classroom = { school: 'Ruskin Elementary', place: 'Dayton, OH' }
    expect(await get('/api/draws/given')).toMatchObject({
      total: 1,
      items: [
        {
          number: 1,
          how: 'staff',
          reason: 'Flooded over the summer.',
          was_nominated: false,
          classroom: { ...classroom, name: 'Room 2' },
        },
      ],
    })
    expect(await get('/api/draws/slots/1')).toMatchObject({
      how: 'staff',
      reason: 'Flooded over the summer.',
      was_nominated: false,
    })
    const audit = await services.database.read((tx) =>
      tx
        .selectFrom('audit_entries')
        .select('details')
        .where('action', '=', 'slots.match')
        .orderBy('seq')
        .execute(),
    )
    expect(audit[0]?.details).toMatchObject({ reason: 'Flooded over the summer.', how: 'staff' })
  },
)

test('a teacher of several confirmed classrooms gets no slot until one of them is chosen', async () => {
  const { mint, get } = await giving()
  const answer = await mint({ reason: 'A flood.' })
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({ code: 'slots.classroom_required' })
  expect(await get('/api/draws/given')).toEqual({ items: [], total: 0 })
})

test('a teacher, a pool and a reason give to the only confirmed classroom', async () => {
  const { mint, services, classrooms } = await giving()
  await services.database.transaction((tx) =>
    tx.updateTable('classrooms').set({ confirmed_at: null }).where('id', '=', classrooms[0]!.id).execute(),
  )
  expect((await mint({})).json()).toMatchObject({ code: 'slots.reason_required' })
  const given = await mint({ reason: 'A flood.' })
  expect(given.json()).toMatchObject({ slot_id: expect.any(String) as string })
})

test.each([
  ['of another teacher', 'other', 404, 'classrooms.not_found'],
  ['that is not confirmed', 'unconfirmed', 409, 'classrooms.not_confirmed'],
  ['that is no id', 'nonsense', 404, 'classrooms.not_found'],
])('a classroom %s gets nothing', async (_, which, status, code) => {
  const { mint, services, classrooms } = await giving()
  const [other] = await buildClassrooms(services, [1])
  await services.database.transaction((tx) =>
    tx.updateTable('classrooms').set({ confirmed_at: null }).where('id', '=', classrooms[1]!.id).execute(),
  )
  const ids: Record<string, string> = {
    other: other!.id,
    unconfirmed: classrooms[1]!.id,
    nonsense: 'nonsense',
  }
  const answer = await mint({ classroom_id: ids[which], reason: 'Because.' })
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject({ code })
})

test('the picker shows each classroom on a line of its own and finds by school what is beyond its length', async () => {
  const { get, services, classrooms } = await giving()
  await services.database.transaction(async (tx) => {
    await tx
      .updateTable('classrooms')
      .set({ school: 'Zeta School' })
      .where('id', '=', classrooms[1]!.id)
      .execute()
  })
  await buildClassrooms(services, Array<number>(210).fill(1))
  type Picker = { items: { classroom_id: string; nominators: number }[]; total: number }
  const all = (await get('/api/admin/slot-teachers')) as Picker
  expect(all).toMatchObject({ total: 212 })
  expect(all.items).toHaveLength(200)
  expect(new Set(all.items.map(({ classroom_id }) => classroom_id)).size).toBe(200)
  expect(await get('/api/admin/slot-teachers?q=zeta')).toMatchObject({
    total: 1,
    items: [{ classroom_id: classrooms[1]!.id, nominators: 0, school: 'Zeta School' }],
  })
})

test('of a given slot nothing is said when its classroom is not named, not even the reason', async () => {
  const { mint, get, services, classrooms } = await giving()
  await mint({ classroom_id: classrooms[0]!.id, reason: 'Room 1 burned down.' })
  await services.database.transaction((tx) =>
    tx
      .updateTable('users')
      .set({ disabled_at: new Date() })
      .where('id', '=', classrooms[0]!.teacherId)
      .execute(),
  )
  expect(await get('/api/draws/given')).toMatchObject({
    total: 1,
    items: [{ number: 1, classroom: null, reason: null }],
  })
  expect(await get('/api/draws/slots/1')).toMatchObject({
    classroom: null,
    reason: null,
    was_nominated: null,
  })
})
