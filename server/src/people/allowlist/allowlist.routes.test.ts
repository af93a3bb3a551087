// @module-tag some-on-pglite: one path of the allowlist.
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { buildDirectory } from '../../../test/people/directory/build-directory.ts'

// A database for each test, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const functions = '/.netlify/functions'
type Entries = {
  items: { email: string; role: string; active: boolean; name: string | null }[]
  total: number
}

async function buildAllowlist() {
  const world = await buildDirectory()
  const admin = await world.person('admin@tower.test', 'admin', 'Dana Reyes')
  const root = await world.person('root@tower.test', 'superadmin', 'Kim Osei')
  const upsert = (body: object, who = admin) =>
    world.call(who.token, 'POST', `${functions}/admin-allowlist-upsert`, {
      role: 'teacher',
      source: 'textarea',
      ...body,
    })
  const setActive = (email: string, active: boolean, role = 'teacher', who = admin) =>
    world.call(who.token, 'POST', `${functions}/admin-allowlist-set-active`, { email, role, active })
  const list = async (query = '') =>
    (await world.call(admin.token, 'GET', `${functions}/admin-allowlist-list?${query}`)).json<Entries>()
  const countAudits = () =>
    world.services.database.read(async (tx) => {
      const rows = tx.selectFrom('audit_log').select('details').where('action', '=', 'allowlist.changed')
      return (await rows.execute()).map(({ details }) => details)
    })
  const requestLink = (email: string, role: string) =>
    world.app.inject({
      method: 'POST',
      url: `${functions}/auth-request-link`,
      payload: { email, role, redirectTo: '/portal/teacher' },
    })
  const countLinks = () =>
    world.services.database.read(async (tx) => {
      const mails = tx.selectFrom('mails').select('id').where('template', '=', 'sign_in')
      return (await mails.execute()).length
    })
  return { ...world, countLinks, admin, root, upsert, setActive, list, countAudits, requestLink }
}

test(
  'a list is added once, in small letters, and a row may say its own role, name and state',
  { tags: 'on-pglite-too' },
  async () => {
    const { upsert, list, countAudits } = await buildAllowlist()
    const rows = [
      { email: ' Rosa@School.edu ' },
      { email: 'tom@school.edu', role: 'sponsor', name: 'Tom Abara' },
      { email: 'rosa@school.edu', name: 'Rosa Ortiz' },
      { email: 'eve@school.edu', active: false },
    ]
    expect((await upsert({ rows })).json()).toEqual({ count: 3 })
    expect(await list()).toMatchObject({
      total: 3,
      items: [
        { email: 'eve@school.edu', role: 'teacher', active: false, name: null },
        { email: 'rosa@school.edu', role: 'teacher', active: true, name: 'Rosa Ortiz' },
        { email: 'tom@school.edu', role: 'sponsor', active: true, name: 'Tom Abara' },
      ],
    })
    expect(await countAudits()).toHaveLength(3)
    // Said again it changes nothing, and a name that isn't said stays.
    expect((await upsert({ rows: rows.slice(0, 1) })).json()).toEqual({ count: 1 })
    expect(await countAudits()).toHaveLength(3)
    expect((await list('q=ortiz')).items).toMatchObject([{ name: 'Rosa Ortiz' }])
  },
)

test('a list with one bad address adds nobody, an empty one says so, and so does one that is too long', async () => {
  const { upsert, list } = await buildAllowlist()
  const bad = await upsert({ rows: [{ email: 'rosa@school.edu' }, { email: 'rosa at school' }] })
  expect(bad.statusCode).toBe(400)
  expect((await upsert({ rows: [] })).json()).toMatchObject({ error: 'No valid emails' })
  const many = Array.from({ length: 5_001 }, (_, number) => ({ email: `t${number}@school.edu` }))
  expect((await upsert({ rows: many })).statusCode).toBe(400)
  const huge = await upsert({ rows: [{ email: 'a@b.edu', name: 'x'.repeat(3_000_000) }] })
  expect(huge.json()).toMatchObject({ code: 'request.too_large' })
  expect((await upsert({ rows: [{ email: 'a@b.edu', role: 'superadmin' }] })).statusCode).toBe(400)
  expect(await list()).toEqual({ items: [], total: 0, has_more: false })
})

test('a list of 5,000 addresses is added at once', async () => {
  const { upsert, list, services } = await buildAllowlist()
  const rows = Array.from({ length: 5_000 }, (_, n) => ({
    email: `teacher-of-a-school-${n}@school.edu`,
    name: 'A Name',
  }))
  expect((await upsert({ rows })).json()).toEqual({ count: 5_000 })
  expect(await list()).toMatchObject({ total: 1_000, has_more: true })
  const kept = await services.database.read((tx) =>
    sql<{ count: number }>`select count(*)::int as count from allowlist_entries`.execute(tx),
  )
  expect(kept.rows).toEqual([{ count: 5_000 }])
})

test('addresses in one text come separated by tabs, lines or commas, with one name', async () => {
  const { call, admin, list } = await buildAllowlist()
  const add = (emails: string) =>
    call(admin.token, 'POST', `${functions}/admin-add-whitelist`, {
      emails,
      role: 'sponsor',
      value: 'Rotary',
    })
  expect((await add('A@x.org\tb@x.org\n\nc@x.org, d@x.org')).json()).toEqual({ count: 4 })
  expect((await list('role=sponsor')).items.every(({ name }) => name === 'Rotary')).toBe(true)
  expect((await add(' \n ')).json()).toMatchObject({ error: 'No valid emails' })
  expect((await add('e@x.org nobody')).json()).toMatchObject({ error: 'invalid email' })
  expect((await list()).total).toBe(4)
})

test('a closed entry gets no link any more, and an open one does again', async () => {
  const { upsert, setActive, requestLink, countLinks } = await buildAllowlist()
  await upsert({ rows: [{ email: 'rosa@school.edu' }] })
  expect((await setActive('Rosa@school.edu', false)).json()).toMatchObject({
    ok: true,
    item: { active: false },
  })
  await requestLink('rosa@school.edu', 'teacher')
  expect(await countLinks()).toBe(0)
  await setActive('rosa@school.edu', true)
  await requestLink('rosa@school.edu', 'teacher')
  expect(await countLinks()).toBe(1)
  expect((await setActive('nobody@school.edu', true)).statusCode).toBe(404)
})

test('an admin closes neither their own way in nor that of other staff; a superadmin does the latter', async () => {
  const { upsert, setActive, root, admin, call, person, list } = await buildAllowlist()
  await person('other@tower.test', 'admin')
  const rows = ['admin@tower.test', 'other@tower.test'].map((email) => ({ email }))
  await upsert({ role: 'admin', rows })
  expect((await setActive('admin@tower.test', false, 'admin')).json()).toMatchObject({
    code: 'directory.yourself',
  })
  expect((await setActive('other@tower.test', false, 'admin')).statusCode).toBe(403)
  const hidden = await upsert({
    rows: [{ email: 'new@x.org' }, { email: 'other@tower.test', active: false }],
  })
  expect(hidden.json()).toMatchObject({ code: 'directory.superadmin_only' })
  expect((await list()).items.every(({ active }) => active)).toBe(true)
  expect((await list('q=new')).total).toBe(0)
  expect((await setActive('other@tower.test', false, 'admin', root)).statusCode).toBe(200)
  // Nor is it opened again behind a superadmin's back, by whatever call.
  expect((await setActive('other@tower.test', true, 'admin')).statusCode).toBe(403)
  const opened = await call(admin.token, 'POST', `${functions}/admin-user-create`, {
    email: 'other@tower.test',
    role: 'admin',
  })
  expect(opened.statusCode).toBe(403)
  expect((await setActive('other@tower.test', true, 'admin', root)).statusCode).toBe(200)
})

test('who may become an admin is told to all staff, and asks for a recent proof', async () => {
  const { upsert, services, clock } = await buildAllowlist()
  const rows = [{ email: 'new@tower.test' }]
  await upsert({ role: 'admin', rows })
  const notices = await services.database.read((tx) =>
    tx.selectFrom('admin_notifications').select('message').where('type', '=', 'admin_allowed').execute(),
  )
  expect(notices).toEqual([{ message: 'new@tower.test was added to the allowlist as admin.' }])
  clock.advance(20 * 60_000)
  const late = await upsert({ role: 'admin', rows: [{ email: 'next@tower.test' }] })
  expect(late.json()).toMatchObject({ code: 'identity.proof_needed' })
  expect((await upsert({ rows: [{ email: 'teacher@school.edu' }] })).statusCode).toBe(200)
})

test('two lists with the same addresses in another order at once both hold', async () => {
  const { upsert, list } = await buildAllowlist()
  const rows = Array.from({ length: 200 }, (_, number) => ({ email: `t${number}@school.edu` }))
  const answers = await Promise.all([upsert({ rows }), upsert({ rows: rows.toReversed(), role: 'teacher' })])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect((await list()).total).toBe(200)
})

test('the file can be imported again, and no cell of it is a formula', async () => {
  const { upsert, call, admin } = await buildAllowlist()
  await upsert({
    rows: [
      { email: 'rosa@school.edu', name: '=1+1' },
      { email: 'eve@school.edu', active: false },
    ],
  })
  const file = await call(admin.token, 'GET', '/api/admin/allowlist.csv')
  expect(file.body).toContain('email,role,name,active')
  expect(file.body).toContain('eve@school.edu,teacher,,false')
  expect(file.body).not.toContain(',=1+1')
})
