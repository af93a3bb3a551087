import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { buildClassroom } from '../../../test/matching/classrooms/build-classroom.ts'
import { buildDirectory } from '../../../test/people/directory/build-directory.ts'

// A database for each test, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

async function buildDesk() {
  const world = await buildDirectory()
  const dana = await world.person('admin@tower.test', 'admin', 'Dana Reyes')
  const { id } = await buildClassroom(world.services.database, { name: 'Ms. Rivrea' })
  const read = async (classroomId = id) =>
    (await world.call(dana.token, 'GET', `/api/admin/classrooms/${classroomId}/about`)).json<{
      classroom: Record<'name' | 'school' | 'city' | 'state' | 'grade_level', string | null>
    }>().classroom
  const correct = (body: object, classroomId = id, who = dana) =>
    world.call(who.token, 'POST', `/api/admin/classrooms/${classroomId}/words`, body)
  const wasOf = async () => {
    const { name, school, city, state, grade_level: grade } = await read()
    return { name, school, city, state, grade_level: grade }
  }
  return { ...world, dana, id, read, correct, wasOf }
}

const right = {
  name: 'Ms. Rivera',
  school: 'Cedar Street School',
  city: 'Toledo',
  state: 'OH',
  grade_level: '3',
}

test('a wrong name and place of a classroom are corrected, and the audit log has what was said before', async () => {
  const { read, correct, wasOf, services, id } = await buildDesk()
  const was = await wasOf()
  const answer = await correct({ ...right, was })
  expect(answer.statusCode, answer.body).toBe(200)
  expect(await read()).toMatchObject(right)
  const words = await services.database.read((tx) =>
    sql<{ details: { changed: string }; words: string }>`
      select audit_log.details, audit_words.words from audit_log join audit_words using (seq)
      where action = 'classrooms.corrected' and target_id = ${id}`.execute(tx),
  )
  expect(words.rows).toHaveLength(1)
  expect(words.rows[0]!.details.changed).toContain('name')
  expect(words.rows[0]!.words).toContain('Ms. Rivrea → Ms. Rivera')
  // Found by its right name at once.
  const found = await services.database.read((tx) =>
    tx.selectFrom('classrooms').select('search').where('id', '=', id).executeTakeFirstOrThrow(),
  )
  expect(found.search).toContain('rivera')
})

test('of two colleagues who correct a classroom the second is refused', async () => {
  const { read, correct, wasOf } = await buildDesk()
  const was = await wasOf()
  const answers = await Promise.all([
    correct({ ...right, was }),
    correct({ ...right, name: 'Ms. Riviera', was }),
  ])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect((await correct({ ...right, was })).json()).toMatchObject({
    error: expect.stringContaining('meanwhile') as string,
  })
  expect(await read()).toMatchObject({ city: 'Toledo' })
})

test('what is left empty is nothing, and a name can’t be', async () => {
  const { read, correct, wasOf } = await buildDesk()
  const was = await wasOf()
  const none = { school: ' ', city: '', state: null, grade_level: '' }
  expect((await correct({ ...none, name: '  ', was })).statusCode).toBe(400)
  expect((await correct({ ...none, name: 'Room 7', was })).statusCode).toBe(200)
  expect(await read()).toMatchObject({
    name: 'Room 7',
    school: null,
    city: null,
    state: null,
    grade_level: null,
  })
})

test('a classroom that was merged is corrected where it went', async () => {
  const { services, id, correct, wasOf } = await buildDesk()
  const was = await wasOf()
  const { id: stays } = await buildClassroom(services.database, { name: 'Room 8' })
  await services.database.transaction((tx) =>
    sql`update classrooms set merged_into = ${stays}, merged_at = now(), teacher_id = null, confirmed_at = null
      where id = ${id}`.execute(tx),
  )
  const answer = await correct({ ...right, was })
  expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([
    409,
    'This classroom was merged into another one. Correct that one.',
  ])
})
