// @module-tag some-on-pglite: one path of nominees.
import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import type { Nominator, Nominee } from '@tower/contract/matching/nominees.contract.ts'
import { buildClassroom } from '../../../../test/matching/classrooms/build-classroom.ts'
import { buildDirectory } from '../../../../test/people/directory/build-directory.ts'

// A database for each test, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

type Listed = { items: Nominee[]; total: number }

async function buildDesk() {
  const world = await buildDirectory({ environment: { RATE_LIMIT_FACTOR: '100' } })
  const admin = await world.person('admin@tower.test', 'admin')
  const second = await world.person('second@tower.test', 'admin')
  const post = (url: string, payload: object) => world.call(undefined, 'POST', url, payload)
  const nominate = (classroomId: string, contact: string) =>
    post('/api/nominate', {
      classroom_id: classroomId,
      nominator_hash: createHash('sha256').update(contact).digest('hex'),
      reason: 'They read every day.',
    })
  const nameTeacher = (nominatorEmail: string, teacher = 'Ana Rivera', school = 'Ruskin Elementary') =>
    post('/.netlify/functions/nominate-teacher', {
      nominator_name: 'Sam Poe',
      nominator_email: nominatorEmail,
      teacher_name: teacher,
      school,
      reason: 'She buys the paper herself.',
    })
  const get = (path: string) => world.call(admin.token, 'GET', `/.netlify/functions/${path}`)
  const list = async (query = '') => (await get(`admin-nominees-list${query}`)).json<Listed>()
  const nominators = async (query: Record<string, string>) =>
    (await get(`admin-nominators-for?${new URLSearchParams(query).toString()}`)).json<{
      items: Nominator[]
      total: number
    }>()
  const link = (body: object, who = admin) => world.call(who.token, 'POST', '/api/admin/nominees/link', body)
  return { ...world, admin, second, post, nominate, nameTeacher, get, list, nominators, link }
}

test(
  'nominees are listed by address with how often they were nominated, unlinked ones under name and school',
  { tags: 'on-pglite-too' },
  async () => {
    const { nominate, nameTeacher, list, services, call, admin } = await buildDesk()
    const known = await buildClassroom(services.database, { teacherEmail: 'rosa@school.edu' })
    const open = await buildClassroom(services.database, { name: 'Room 9', school: 'Hill School' })
    for (const contact of ['a@x.org', 'b@x.org', 'c@x.org']) await nominate(known.id, contact)
    await nominate(open.id, 'a@x.org')
    await nameTeacher('sam@example.com')
    await nameTeacher('lee@example.com', 'ana rivera', 'RUSKIN elementary')
    const { items, total } = await list()
    expect(total).toBe(3)
    expect(items.map(({ nominee_email: email, nomination_count: count }) => [email, count])).toEqual([
      ['rosa@school.edu', 3],
      [null, 2],
      [null, 1],
    ])
    expect(items[1]).toMatchObject({ name: expect.stringMatching(/^ana rivera$/i) as string, can_link: true })
    expect(items[2]).toMatchObject({ name: 'Room 9', school: 'Hill School', can_link: false })
    expect((await list('?q=ROSA')).items).toHaveLength(1)
    expect((await list('?state=unlinked&q=hill')).items).toHaveLength(1)
    expect((await list('?pageSize=1&page=2&sort=count')).items).toMatchObject([{ nomination_count: 2 }])
    const file = await call(admin.token, 'GET', '/api/admin/nominees.csv?state=linked')
    expect(file.body).toContain('rosa@school.edu,')
    expect(file.body).not.toContain('Hill School')
    // What the database reads as a number with its exponent, and something after it.
    await nameTeacher('sam@example.com', 'Tom Hill 3e2f8252')
    expect((await list('?q=Tom+Hill+3e2f8252')).items).toHaveLength(1)
  },
)

test('whoever left a hash alone is anonymous, whoever gave their address is named, and nobody counts twice', async () => {
  const { post, nominate, nameTeacher, list, nominators, get } = await buildDesk()
  const named = await post('/api/nominations', {
    nominator_name: 'Ana Ruiz',
    nominator_email: 'ana@families.test',
    reason: 'She buys the paper herself.',
    teacher_name: 'Ms. Rivera',
    school: 'Ruskin Elementary',
    city: 'Dayton',
    state: 'OH',
  })
  expect(named.statusCode).toBe(200)
  const [nominee] = (await list()).items
  const classroomId = nominee?.key.replace('classroom:', '') ?? ''
  await nominate(classroomId, 'quiet@x.org')
  expect((await list()).items).toMatchObject([{ nomination_count: 2 }])
  const { items, total } = await nominators({ key: nominee?.key ?? '' })
  expect([total, items.length]).toEqual([2, 2])
  expect(new Set(items.map(({ nominator_email: email }) => email))).toEqual(
    new Set(['ana@families.test', null]),
  )
  expect(JSON.stringify(items)).not.toContain('nominator_hash')
  await nameTeacher('sam@example.com', 'Tom Hill', 'Hill School')
  const unlinked = (await list('?q=tom')).items[0]
  expect((await nominators({ key: unlinked?.key ?? '' })).items).toMatchObject([
    { nominator_email: 'sam@example.com', nominator_name: 'Sam Poe' },
  ])
  expect((await get('admin-nominators-for?email=nobody@example.org')).statusCode).toBe(404)
  expect((await get('admin-nominators-for')).statusCode).toBe(404)
})

test('staff say whose address a teacher has, and of two at once the second reads who was first', async () => {
  const { nameTeacher, list, link, nominators, second, admin, auditActions } = await buildDesk()
  await nameTeacher('sam@example.com')
  await nameTeacher('lee@example.com')
  const key = (await list()).items[0]?.key ?? ''
  const answers = await Promise.all([
    link({ key, email: 'Ana@School.edu' }),
    link({ key, email: 'other@school.edu' }, second),
  ])
  const [first, kept] =
    answers[0].statusCode === 200 ? [admin, 'ana@school.edu'] : [second, 'other@school.edu']
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    code: 'nominations.nominee_linked',
    error: `${first.email} linked this nominee to ${kept} before.`,
    by: first.email,
    email: kept,
  })
  expect((await list()).items).toMatchObject([{ nominee_email: kept, nomination_count: 2, can_link: false }])
  expect((await nominators({ email: kept })).items).toHaveLength(2)
  expect((await auditActions()).filter((action) => action === 'nominations.linked')).toHaveLength(1)
  expect((await link({ key: 'teacher:nobody', email: 'x@school.edu' })).statusCode).toBe(404)
})
