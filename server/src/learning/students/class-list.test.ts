import { mostStudents } from '@tower/contract/learning/students.ts'
import { expect, test } from 'vitest'
import { buildTools } from '../../../test/learning/tools/build-tools.ts'
import { endSchoolYear } from './end-school-year.ts'
import { tellListEnds } from './tell-list-ends.ts'

type Row = { id: string; full_name: string; kept: boolean; classroom_id: string | null }

/** A list with Mateo Ruiz and Ana Lee. */
async function buildClassList() {
  const world = await buildTools()
  const all = (students: readonly object[], bearer?: string) =>
    world.call('POST', '/api/teacher/students/import', { students }, bearer)
  const list = async () => (await world.get('/rest/v1/students', world.teacher.bearer)).json<Row[]>()
  const names = async () => (await list()).map((student) => student.full_name)
  return { ...world, all, list, names }
}

test('a whole list is added at once: names that are there stay as they are, also twice in one list and whatever their case', async () => {
  const { all, list, classroomId } = await buildClassList()
  const answer = await all([
    { full_name: '  Iris Park ', grade: '4', family_language: 'en' },
    { full_name: 'MATEO RUIZ', grade: '9' },
    ...[{ full_name: 'José Núñez', family_language: 'es' }, { full_name: 'josé núñez' }],
  ])
  expect(answer.json()).toEqual({ added: 2, known: 2 })
  expect(await list()).toMatchObject([
    { full_name: 'Ana Lee' },
    { full_name: 'Iris Park', grade: '4', classroom_id: classroomId },
    { full_name: 'José Núñez', grade: null, family_language: 'es' },
    { full_name: 'Mateo Ruiz', grade: '3' },
  ])
})

test('a list that would grow too long, or has one wrong row, adds nobody', async () => {
  const { all, names } = await buildClassList()
  const many = (count: number) => Array.from({ length: count }, (_, at) => ({ full_name: `Student ${at}` }))
  expect((await all(many(mostStudents - 1))).json()).toMatchObject({ code: 'students.too_many' })
  for (const students of [
    many(mostStudents + 1),
    [],
    [{ full_name: 'Iris Park' }, { full_name: ' ' }],
    [{ full_name: 'Iris\u2028Park' }],
    [{ full_name: 'Iris Park', family_language: 'fr' }],
  ])
    expect((await all(students)).json()).toMatchObject({ code: 'request.invalid' })
  expect(await names()).toEqual(['Ana Lee', 'Mateo Ruiz'])
})

test('a list is added to one’s own and to nobody else’s', async () => {
  const { all, names, person, sponsor } = await buildClassList()
  const other = await person('other@school.edu', 'teacher')
  expect((await all([{ full_name: 'Iris Park' }], other.bearer)).json()).toEqual({ added: 1, known: 0 })
  expect((await all([{ full_name: 'Iris Park' }], sponsor.bearer)).statusCode).toBe(403)
  expect(await names()).toEqual(['Ana Lee', 'Mateo Ruiz'])
})

test('students of a school year that is over leave the list, unless they are kept; who is brought back stays', async () => {
  const { services, call, mateo, ana, all, names } = await buildClassList()
  await call('PATCH', `/api/teacher/students/${ana}`, { kept: true })
  expect(await endSchoolYear(services)).toBe(0)
  await services.database.transaction((tx) =>
    tx
      .updateTable('students')
      .set({ created_at: new Date('2026-07-01T03:59:59Z') })
      .execute(),
  )
  await all([{ full_name: 'Iris Park' }])
  expect(await endSchoolYear(services)).toBe(1)
  expect(await names()).toEqual(['Ana Lee', 'Iris Park'])
  const restored = await call('POST', `/api/teacher/students/${mateo}/restore`)
  expect(restored.json()).toMatchObject({ item: { full_name: 'Mateo Ruiz', kept: true } })
  expect(await endSchoolYear(services)).toBe(0)
  expect(await names()).toEqual(['Ana Lee', 'Iris Park', 'Mateo Ruiz'])
})

test('two weeks before July 1 a teacher is mailed once how many leave the list; no child is named', async () => {
  const { services, clock, person, all, teacher } = await buildClassList()
  const other = await person('other@school.edu', 'teacher')
  await all([{ full_name: 'Iris Park' }], other.bearer)
  const mails = () =>
    services.database.read((tx) =>
      tx
        .selectFrom('mails')
        .select(['to_email', 'params'])
        .where('template', '=', 'class_list_ends')
        .execute(),
    )
  clock.advance(Date.UTC(2027, 5, 17, 3, 59) - clock.now().getTime())
  await tellListEnds(services)
  expect(await mails()).toEqual([])
  clock.advance(60_000)
  for (let day = 0; day < 2; day += 1) await tellListEnds(services)
  const told = await mails()
  expect(told.toSorted((one, next) => next.to_email.localeCompare(one.to_email))).toEqual([
    { to_email: teacher.email, params: { students: 2 } },
    { to_email: other.email, params: { students: 1 } },
  ])
})

test('a whole list is kept with one press, which can be undone, and that of somebody else is not', async () => {
  const { services, clock, call, mateo, ana, person, list, all } = await buildClassList()
  const keep = async (said: object, bearer?: string) =>
    (await call('POST', '/api/teacher/students/keep', said, bearer)).json<{ ids: string[] }>().ids
  const other = await person('other@school.edu', 'teacher')
  await all([{ full_name: 'Iris Park' }], other.bearer)
  expect(await keep({ kept: true, ids: [mateo] }, other.bearer)).toEqual([])
  await call('PATCH', `/api/teacher/students/${ana}`, { kept: true })
  expect(await keep({ kept: true })).toEqual([mateo])
  expect(await keep({ kept: true })).toEqual([])
  expect(await keep({ kept: false, ids: [mateo] })).toEqual([mateo])
  expect((await list()).map(({ kept }) => kept)).toEqual([true, false])
  await keep({ kept: true })
  clock.advance(Date.UTC(2027, 6, 1, 4) - clock.now().getTime())
  expect(await endSchoolYear(services)).toBe(1)
  const left = await services.database.read((tx) =>
    tx
      .selectFrom('students')
      .select('full_name')
      .where('removed_at', 'is', null)
      .orderBy('full_name')
      .execute(),
  )
  expect(left.map(({ full_name: name }) => name)).toEqual(['Ana Lee', 'Mateo Ruiz'])
})
