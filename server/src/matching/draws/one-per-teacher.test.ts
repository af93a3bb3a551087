import { expect, test } from 'vitest'
import type { Actor } from '../../http/actor.ts'
import { testServices, type TestServices } from '../../test/test-services.ts'
import { buildDraw, buildClassrooms, buildSlots, winnersOf } from '../../../test/matching/draws/build-draw.ts'
import { freezeDraw } from './freeze-draw.ts'
import { readOwnOdds } from './read-own-odds.ts'
import { runDraw } from './run-draw.ts'

/** Classrooms that one teacher leads, each with so many nominators, confirmed one day after the other. */
async function classroomsOfOne(services: TestServices, nominators: number[]): Promise<string[]> {
  const classrooms = await buildClassrooms(services, nominators)
  await services.database.transaction(async (tx) => {
    for (const [nth, { id }] of classrooms.entries()) {
      const confirmedAt = new Date(Date.UTC(2026, 9, 1 + nth))
      await tx
        .updateTable('classrooms')
        .set({ teacher_id: classrooms[0]!.teacherId, confirmed_at: confirmedAt })
        .where('id', '=', id)
        .execute()
    }
  })
  return classrooms.map(({ id }) => id)
}

const listOf = (services: TestServices, drawId: string) =>
  services.database.read(async (tx) => {
    const rows = await tx
      .selectFrom('draw_entries')
      .select('classroom_id')
      .where('draw_id', '=', drawId)
      .execute()
    return rows.map(({ classroom_id }) => classroom_id)
  })

test('a teacher with two classrooms enters with the one that weighs more and wins once', async () => {
  const services = await testServices()
  const [, heavier] = await classroomsOfOne(services, [2, 5])
  await buildSlots(services, 2)
  const drawId = await buildDraw(services, { capacity: 2 })
  expect(await runDraw(services, { drawId, actor: null })).toEqual({ assigned: 1 })
  expect((await winnersOf(services, drawId)).map(({ given_to }) => given_to)).toEqual([heavier])
  const again = await buildDraw(services, { capacity: 2 })
  expect(await runDraw(services, { drawId: again, actor: null })).toEqual({ assigned: 1 })
})

test('of two classrooms that weigh the same the one that was confirmed first enters', async () => {
  const services = await testServices()
  const [first] = await classroomsOfOne(services, [3, 3, 3])
  const drawId = await buildDraw(services)
  await freezeDraw(services, { drawId })
  expect(await listOf(services, drawId)).toEqual([first])
})

test('a classroom that is not nominated, or was matched this year, leaves the place to the other', async () => {
  const services = await testServices()
  const [, nominated] = await classroomsOfOne(services, [0, 1])
  const drawId = await buildDraw(services)
  await freezeDraw(services, { drawId })
  expect(await listOf(services, drawId)).toEqual([nominated])
})

test('the database refuses a list with two classrooms of one teacher', async () => {
  const services = await testServices()
  const classrooms = await classroomsOfOne(services, [1, 1])
  const drawId = await buildDraw(services)
  const insert = services.database.script(
    classrooms
      .map(
        (id) => `insert into draw_entries (draw_id, classroom_id, teacher_id, nominators, waited, weight)
        select '${drawId}', id, teacher_id, 1, 0, 1 from classrooms where id = '${id}';`,
      )
      .join(''),
  )
  await expect(insert).rejects.toMatchObject({ constraint: 'draw_entries__one_per_teacher' })
})

test.each([false, true])(
  'own odds name the classroom that enters and those that do not (frozen: %s)',
  async (isFrozen) => {
    const services = await testServices()
    const classrooms = await classroomsOfOne(services, [2, 5])
    const drawId = await buildDraw(services)
    if (isFrozen) await freezeDraw(services, { drawId })
    const { teacher_id: userId } = await services.database.read((tx) =>
      tx
        .selectFrom('classrooms')
        .select('teacher_id')
        .where('id', '=', classrooms[0]!)
        .executeTakeFirstOrThrow(),
    )
    const { classroom: classroom, classrooms: entered } = await readOwnOdds(services, {
      actor: { userId } as Actor,
    })
    expect(classroom).toMatchObject({ name: 'Room 2', others: ['Room 1'], weight: 5, eligible: true })
    expect(entered).toBe(1)
  },
)
