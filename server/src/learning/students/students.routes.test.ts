// @module-tag some-on-pglite: one path of class lists.
import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { studentEndpoints } from '@tower/contract/learning/students.contract.ts'
import { mostStudents } from '@tower/contract/learning/students.ts'
import { retention } from '@tower/contract/retention.ts'
import { expect, test } from 'vitest'
import { buildClassroom } from '../../../test/matching/classrooms/build-classroom.ts'
import { buildDirectory } from '../../../test/people/directory/build-directory.ts'
import { personalData } from '../../domains.ts'
import { clearExpired } from '../../jobs/clear-expired.ts'
import { eraseEverywhere } from '../../people/account/erasure/erase-person.ts'

type Student = CallOutput<typeof studentEndpoints.add>['item']
const path = '/api/teacher/students'

async function buildList() {
  const world = await buildDirectory()
  const tess = await world.person('tess@tower.test', 'teacher')
  const { id: classroomId } = await buildClassroom(world.services.database, {
    teacherEmail: 'tess@tower.test',
  })
  const add = (said: Record<string, unknown>, token = tess.token) => world.call(token, 'POST', path, said)
  const added = async (fullName: string) =>
    (await add({ full_name: fullName })).json<{ item: Student }>().item
  const read = async (token = tess.token) =>
    (await world.call(token, 'GET', '/rest/v1/students')).json<Student[]>()
  return { ...world, tess, classroomId, add, added, read }
}

test(
  'a student is added to the own classroom, changed, removed and brought back',
  { tags: 'on-pglite-too' },
  async () => {
    const { call, tess, classroomId, add, read } = await buildList()
    const answer = await add({ full_name: '  Mateo Ruiz ', grade: '3', family_language: 'es' })
    const { item } = answer.json<{ item: Student }>()
    expect(item).toMatchObject({
      ...{ full_name: 'Mateo Ruiz', grade: '3', family_language: 'es', kept: false },
      classroom_id: classroomId,
    })
    const change = { grade: '', kept: true }
    const changed = { ...item, grade: null, kept: true }
    expect((await call(tess.token, 'PATCH', `${path}/${item.id}`, change)).json()).toEqual({ item: changed })
    expect((await call(tess.token, 'DELETE', `${path}/${item.id}`)).statusCode).toBe(200)
    expect(await read()).toEqual([])
    expect((await call(tess.token, 'DELETE', `${path}/${item.id}`)).statusCode).toBe(404)
    expect((await call(tess.token, 'POST', `${path}/${item.id}/restore`)).json()).toEqual({ item: changed })
    expect(await read()).toEqual([changed])
  },
)

test('nobody but their teacher reads, changes, removes or restores a student: no other teacher, no staff', async () => {
  const { call, person, added, read } = await buildList()
  const item = await added('Ana Lee')
  const other = await person('other@tower.test', 'teacher')
  const root = await person('root@tower.test', 'superadmin')
  for (const { token } of [other, root]) {
    expect([403, 404]).toContain(
      (await call(token, 'PATCH', `${path}/${item.id}`, { grade: '4' })).statusCode,
    )
    expect([403, 404]).toContain((await call(token, 'DELETE', `${path}/${item.id}`)).statusCode)
    expect([403, 404]).toContain((await call(token, 'POST', `${path}/${item.id}/restore`)).statusCode)
  }
  expect(await read(other.token)).toEqual([])
  expect(await read()).toEqual([item])
  expect((await call(undefined, 'GET', '/rest/v1/students')).statusCode).toBe(401)
})

test('a name is once per list, whatever its case, also when it comes back', async () => {
  const { call, tess, add, added } = await buildList()
  const { id } = await added('Ana Lee')
  expect((await add({ full_name: 'ANA LEE' })).json()).toMatchObject({ code: 'students.name_taken' })
  await call(tess.token, 'DELETE', `${path}/${id}`)
  await added('Ana Lee')
  const answer = await call(tess.token, 'POST', `${path}/${id}/restore`)
  expect(answer.json()).toMatchObject({ code: 'students.name_taken' })
})

test('a name is in one spelling, so that one child is on the list once: spaces, tabs, accents of two signs and forms of an apostrophe make no other', async () => {
  const { add, added } = await buildList()
  const { full_name: kept } = await added(' Jose\u0301\u00a0\t Ruiz ')
  expect(kept).toBe('Jos\u00e9 Ruiz')
  await added('Sean O’Neil')
  for (const full_name of [
    'Jos\u00e9 Ruiz',
    'jos\u00e9  ruiz',
    'JOSE\u0301 RUIZ',
    'Jos\u00e9\u202d Ruiz',
    "SEAN O'NEIL",
  ])
    expect((await add({ full_name })).json()).toMatchObject({ code: 'students.name_taken' })
})

test('a list stands by the alphabet, accents and capitals aside', async () => {
  const { added, read } = await buildList()
  for (const name of ['Zoe Li', 'Ñandú Paz', 'ana Roy', 'Álvaro Gil', 'Oscar Día', 'Nora Kim', 'Ximena Ruiz'])
    await added(name)
  expect((await read()).map(({ full_name: name }) => name)).toEqual([
    ...['Álvaro Gil', 'ana Roy', 'Ñandú Paz', 'Nora Kim', 'Oscar Día', 'Ximena Ruiz', 'Zoe Li'],
  ])
})

test('names and grades of no sign that is seen, with line breaks or hidden signs, and the classroom of somebody else are refused in words', async () => {
  const { services, add } = await buildList()
  const foreign = await buildClassroom(services.database, { teacherEmail: 'other@tower.test' })
  for (const full_name of ['   ', '\u200b\u00ad', '\u3164', 'Ana\nLee', '’', 'x'.repeat(121)])
    expect((await add({ full_name })).json()).toMatchObject({ code: 'request.invalid' })
  expect((await add({ full_name: 'Ana', grade: '\u3164' })).json()).toMatchObject({ code: 'request.invalid' })
  const answer = await add({ full_name: 'Ana', classroom_id: foreign.id })
  expect(answer.json()).toMatchObject({ code: 'students.not_own_classroom' })
})

test('a list ends at its longest, also when many are added at once', async () => {
  const { services, tess, add, read } = await buildList()
  await services.database.transaction((tx) =>
    tx
      .insertInto('students')
      .values(
        Array.from({ length: mostStudents - 2 }, (_, number) => ({
          ...{ teacher_id: tess.userId, full_name: `Student ${number}`, created_at: new Date() },
        })),
      )
      .execute(),
  )
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, number) => add({ full_name: `More ${number}` })),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2)
  expect(await read()).toHaveLength(mostStudents)
})

test('a removed student is gone for good after a week, and all of them with their teacher’s account', async () => {
  const { services, call, tess, added } = await buildList()
  const { id } = await added('Ana Lee')
  const names = () =>
    services.database.read(async (tx) =>
      (await tx.selectFrom('students').select('full_name').execute()).map((row) => row.full_name),
    )
  await call(tess.token, 'DELETE', `${path}/${id}`)
  const setRemoved = (hours: number) =>
    services.database.transaction((tx) =>
      tx
        .updateTable('students')
        .set({ removed_at: new Date(Date.now() - hours * 3_600_000) })
        .where('id', '=', id)
        .execute(),
    )
  await setRemoved(retention.classLists.days * 24 - 1)
  await clearExpired(services)
  expect(await names()).toEqual(['Ana Lee'])
  await setRemoved(retention.classLists.days * 24 + 1)
  await clearExpired(services)
  expect(await names()).toEqual([])
  await added('Ben Ode')
  await services.database.transaction((tx) =>
    eraseEverywhere(services, tx, {
      ...{ userId: tess.userId, actorId: null, at: services.clock.now(), personalData },
    }),
  )
  expect(await names()).toEqual([])
})
