import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { buildClassroom } from '../../../../test/matching/classrooms/build-classroom.ts'
import { buildDirectory } from '../../../../test/people/directory/build-directory.ts'
import { keepNominees } from './keep-nominees.ts'

// A database for each test, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

async function buildKept() {
  const world = await buildDirectory({ environment: { RATE_LIMIT_FACTOR: '100' } })
  const { database } = world.services
  const run = (statement: ReturnType<typeof sql>) => database.transaction((tx) => statement.execute(tx))
  const kept = async () => {
    await keepNominees(world.services)
    return database.read((tx) =>
      tx
        .selectFrom('nominees')
        .select(['key', 'nominee_email', 'name', 'nomination_count', 'can_link'])
        .orderBy('nomination_count', 'desc')
        .orderBy('key')
        .execute(),
    )
  }
  const totals = () =>
    database.read((tx) =>
      tx.selectFrom('nominee_state').select(['linked', 'unlinked']).executeTakeFirstOrThrow(),
    )
  const cast = (classroomId: string, ...hashes: string[]) =>
    run(sql`
      insert into classroom_nominations (classroom_id, nominator_hash)
      select ${classroomId}::uuid, hash from unnest(${hashes}::text[]) hash`)
  const name = (teacher: string, by: string) =>
    run(sql`
      insert into teacher_nominations (nominator_name, nominator_email, teacher_name, school, reason)
      values ('Sam Poe', ${by}, ${teacher}, 'Hill School', 'They read every day.')`)
  return { ...world, database, run, kept, totals, cast, name }
}

test('what is kept follows ballots, the address of the classroom, its teacher, and who was asked to confirm it', async () => {
  const { database, run, kept, totals, cast, person } = await buildKept()
  const classroom = await buildClassroom(database, { name: 'Room 9' })
  const other = await buildClassroom(database, { name: 'Room 10' })
  await cast(classroom.id, 'a', 'b')
  await cast(other.id, 'a')
  expect(await kept()).toMatchObject([
    { key: `classroom:${classroom.id}`, nominee_email: null, nomination_count: 2 },
    { key: `classroom:${other.id}`, nomination_count: 1 },
  ])
  expect(await totals()).toEqual({ linked: 0, unlinked: 2 })

  await run(sql`
    insert into confirmation_requests (classroom_id, teacher_display_name, email, token_hash, expires_at)
    values (${classroom.id}::uuid, 'Ana Rivera', 'ana@school.edu', 'hash', now() + interval '1 day')`)
  expect((await kept())[0]).toMatchObject({ key: 'ana@school.edu', nomination_count: 2 })
  await run(sql`update classrooms set teacher_email = 'ana@school.edu' where id = ${other.id}::uuid`)
  expect(await kept()).toMatchObject([{ key: 'ana@school.edu', nomination_count: 3 }])
  expect(await totals()).toEqual({ linked: 1, unlinked: 0 })

  const teacher = await person('rosa@school.edu', 'teacher')
  await run(
    sql`update classrooms set teacher_email = null, teacher_id = ${teacher.userId}::uuid where id = ${other.id}::uuid`,
  )
  await run(sql`update users set email = 'rosa.m@school.edu' where id = ${teacher.userId}::uuid`)
  expect(await kept()).toMatchObject([
    { key: 'ana@school.edu', nomination_count: 2 },
    { key: 'rosa.m@school.edu', nomination_count: 1 },
  ])
  await run(sql`update classroom_nominations set classroom_id = ${other.id}::uuid where nominator_hash = 'b'`)
  await run(
    sql`delete from classroom_nominations where nominator_hash = 'a' and classroom_id = ${classroom.id}::uuid`,
  )
  expect(await kept()).toMatchObject([{ key: 'rosa.m@school.edu', nomination_count: 2 }])
  expect(await totals()).toEqual({ linked: 1, unlinked: 0 })
})

test('nominations that come at once are all counted, also while others keep the list', async () => {
  const { database, services, kept, totals, cast, name } = await buildKept()
  const classroom = await buildClassroom(database, { teacherEmail: 'rosa@school.edu' })
  await Promise.all(
    Array.from({ length: 40 }, async (_, number) => {
      await (number % 2 === 0 ? cast(classroom.id, `hash ${number}`) : name('Tom Hill', `sam${number}@x.org`))
      await keepNominees(services)
    }),
  )
  expect((await kept()).map(({ nomination_count: count }) => count)).toEqual([20, 20])
  expect(await totals()).toEqual({ linked: 1, unlinked: 1 })
})

test('whoever is erased stands in no kept nominee any more', async () => {
  const { call, database, run, kept, cast, name, person } = await buildKept()
  const root = await person('root@tower.test', 'superadmin')
  const teacher = await person('rosa@school.edu', 'teacher', 'Rosa Ortiz')
  const classroom = await buildClassroom(database, { name: 'Room 9' })
  await run(sql`
    update classrooms set teacher_id = ${teacher.userId}::uuid, teacher_display_name = 'Rosa Ortiz'
    where id = ${classroom.id}::uuid`)
  await cast(classroom.id, 'a')
  await name('Rosa Ortiz', 'sam@x.org')
  expect(JSON.stringify(await kept())).toContain('Rosa Ortiz')
  const erased = await call(root.token, 'POST', `/api/admin/people/${teacher.userId}/erase`)
  expect(erased.statusCode, erased.body).toBe(200)
  const left = await database.read(async (tx) => [
    await tx.selectFrom('nominees').selectAll().execute(),
    await tx.selectFrom('nominee_units').selectAll().execute(),
  ])
  expect(JSON.stringify(left)).not.toMatch(/Rosa|rosa@/)
  expect(JSON.stringify(await kept())).not.toMatch(/Rosa|rosa@/)
})
