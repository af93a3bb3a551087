import { expect, test, vi } from 'vitest'
import { buildDirectory } from '../../../test/people/directory/build-directory.ts'

// A database for each test, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const listPath = '/.netlify/functions/admin-users-list'
type People = { items: { id: string; email: string }[]; total: number }

async function buildPeople() {
  const world = await buildDirectory()
  const admin = await world.person('admin@tower.test', 'admin', 'Dana Reyes')
  const people = []
  for (const [email, role, name] of [
    ['rosa@school.edu', 'teacher', 'Rosa Ortiz'],
    ['tom@school.edu', 'teacher', 'tom Łabåra'],
    ['maya@example.org', 'sponsor', '=HYPERLINK("x")'],
  ] as const) {
    world.clock.advance(1_000)
    people.push(await world.person(email, role, name))
  }
  const get = (path: string, token: string | undefined = admin.token) => world.call(token, 'GET', path)
  const emails = async (query = '') =>
    (await get(`${listPath}?${query}`)).json<People>().items.map(({ email }) => email)
  return { ...world, admin, people, get, emails }
}

test('staff find people by part of an address or a name, by role and by state', async () => {
  const { emails, people, call, person } = await buildPeople()
  expect(await emails('q=SCHOOL')).toEqual(['tom@school.edu', 'rosa@school.edu'])
  expect(await emails('q=ortiz')).toEqual(['rosa@school.edu'])
  expect(await emails('q=LABARA')).toEqual(['tom@school.edu'])
  expect(await emails('q=åba')).toEqual(['tom@school.edu'])
  expect(await emails('q=%25')).toEqual([])
  expect(await emails('role=sponsor')).toEqual(['maya@example.org'])
  expect(await emails('role=&q=&state=&sort=')).toHaveLength(4)
  // What the database reads as a number with its exponent, and something after it.
  await person('pat@example.org', 'sponsor', 'Pat 3e2f8252')
  expect(await emails('q=3e2f8252')).toEqual(['pat@example.org'])
  const root = await person('root@tower.test', 'superadmin')
  await call(root.token, 'POST', `/api/admin/people/${people[0]?.userId}/disable`)
  expect(await emails('state=disabled')).toEqual(['rosa@school.edu'])
  expect(await emails('state=active&role=teacher')).toEqual(['tom@school.edu'])
})

test('the directory is ordered as asked, and its pages neither overlap nor leave gaps', async () => {
  const { emails, get } = await buildPeople()
  const all = ['maya@example.org', 'tom@school.edu', 'rosa@school.edu', 'admin@tower.test']
  expect(await emails()).toEqual(all)
  expect(await emails('sort=created')).toEqual(all.toReversed())
  expect(await emails('sort=email')).toEqual(all.toSorted())
  expect((await emails('sort=name')).slice(1)).toEqual([
    'admin@tower.test',
    'rosa@school.edu',
    'tom@school.edu',
  ])
  expect([...(await emails('page=1&pageSize=3')), ...(await emails('page=2&pageSize=3'))]).toEqual(all)
  expect((await get(`${listPath}?page=9`)).json()).toEqual({ items: [], total: 4, has_more: false })
  expect((await get(`${listPath}?sort=password_hash`)).statusCode).toBe(400)
})

test('the file holds what the filters show, and no cell of it is a formula', async () => {
  const { get } = await buildPeople()
  const file = await get('/api/admin/users.csv?role=sponsor')
  expect(file.headers['content-disposition']).toBe('attachment; filename="users.csv"')
  const [header, line, end] = file.body.split('\r\n')
  expect(header).toContain('Email')
  expect(line).toMatch(/^maya@example\.org,"'=HYPERLINK\(""x""\)",sponsor,active,/)
  expect(end).toBe('')
})

test('one person is read by id, and nobody is not found', async () => {
  const { get, people } = await buildPeople()
  expect((await get(`/api/admin/people/${people[1]?.userId}`)).json()).toMatchObject({
    email: 'tom@school.edu',
    disabled_at: null,
  })
  expect((await get(`/api/admin/people/${crypto.randomUUID()}`)).json()).toMatchObject({
    code: 'directory.not_found',
  })
})

test('only staff read the directory', async () => {
  const { get, people, call } = await buildPeople()
  for (const path of [listPath, '/api/admin/users.csv', `/api/admin/people/${people[0]?.userId}`]) {
    expect((await call(undefined, 'GET', path)).statusCode).toBe(401)
    expect((await get(path, people[0]?.token)).statusCode).toBe(403)
  }
})
