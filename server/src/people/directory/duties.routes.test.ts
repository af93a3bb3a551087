// @module-tag some-on-pglite: one path of duties.
import { roles } from '@tower/contract/access.ts'
import { type Duty, duties } from '@tower/contract/people/duties.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { buildPortal } from '../../../test/people/prospects/build-portal.ts'
import { buildAllowed, buildProspectActor } from '../../../test/people/prospects/build-prospects.ts'
import { requestErasure } from '../account/erasure/request-erasure.ts'
import { changeRole } from '../identity/accounts/change-role.ts'

type Who = { userId: string }

/** An athlete who waits for staff, a superadmin, and the admin whose duties are changed. */
async function buildDuties() {
  const portal = await buildPortal()
  const { services, circle, ask } = portal
  const root = await buildProspectActor(services, 'root@prospects.test', 'superadmin')
  const { admin } = circle
  const pathOf = ({ userId }: Who) => `/api/admin/people/${userId}/duties`
  return {
    ...portal,
    admin,
    root,
    give: (named: unknown, to: Who = admin, by: Who = root) =>
      ask(by, { method: 'PUT', url: pathOf(to), payload: { duties: named } }),
    held: async (of: Who = admin) => (await ask(root, { url: pathOf(of) })).json<{ duties: Duty[] }>().duties,
    get: async (url: string, who: Who = admin) => ask(who, { url }),
    become: (role: (typeof roles)[number]) =>
      services.database.transaction((tx) =>
        changeRole(tx, {
          userId: admin.userId,
          role,
          actorId: null,
          reason: 'test',
          at: services.clock.now(),
        }),
      ),
  }
}

const listPath = '/.netlify/functions/admin-users-list'
const duty = (name: string) => `Your account does not have the duty “${name}”. A superadmin can give it.`

test(
  'an admin has every duty until a superadmin says otherwise; it counts from the next request on, and is in the log once',
  { tags: 'on-pglite-too' },
  async () => {
    const { give, held, get, services } = await buildDuties()
    expect(await held()).toEqual(duties)
    expect((await get('/api/admin/prospects')).statusCode).toBe(200)
    expect((await give(['people', 'money'])).json()).toEqual({ duties: ['money', 'people'] })
    await give(['money', 'people'])
    expect(await held()).toEqual(['money', 'people'])
    const refused = await get('/api/admin/prospects')
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      { error: duty('children'), code: 'duties.children_missing' },
    ])
    expect((await get('/.netlify/functions/auth-session')).json()).toMatchObject({
      profile: { role: 'admin', duties: ['money', 'people'] },
    })
    const { rows } = await services.database.read((tx) =>
      sql`select details from audit_log where action = 'identity.duties_changed'`.execute(tx),
    )
    expect(rows).toEqual([{ details: { from: duties.join(', '), to: 'money, people' } }])
    expect((await give([...duties])).statusCode).toBe(200)
    expect((await get('/api/admin/prospects')).statusCode).toBe(200)
  },
)

test('an admin without any duty reads an empty queue and an empty search, and is refused the rest', async () => {
  const { give, get, services, circle } = await buildDuties()
  await buildAllowed(services, circle)
  expect((await give([])).json()).toEqual({ duties: [] })
  expect((await get('/api/admin/queue')).json()).toMatchObject({ items: [], total: 0 })
  expect((await get('/api/admin/search?q=guardian')).json()).toEqual({ items: [] })
  expect((await get('/.netlify/functions/admin-notifications-list')).json()).toMatchObject({ total: 0 })
  for (const url of [listPath, '/api/admin/payments', '/api/admin/nominees.csv', '/api/admin/stories'])
    expect((await get(url)).statusCode, url).toBe(403)
})

test('what is no set of duties is refused, and so are duties of anybody who is no admin', async () => {
  const { give, held, admin, root, circle } = await buildDuties()
  for (const wrong of [['everything'], ['money', 'money'], 'money', null, [...duties, 'money'], [['money']]])
    expect((await give(wrong)).statusCode, JSON.stringify(wrong)).toBe(400)
  expect((await give(['money'], circle.coach)).json()).toMatchObject({ code: 'duties.not_an_admin' })
  expect((await give([], root)).json()).toMatchObject({ code: 'duties.superadmin_has_all' })
  expect((await give([], { userId: crypto.randomUUID() })).statusCode).toBe(404)
  expect((await give(['money'], admin, admin)).json()).toMatchObject({ code: 'identity.role_not_allowed' })
  expect(await held()).toEqual(duties)
  expect(await held(root)).toEqual(duties)
  expect(await held(circle.coach)).toEqual([])
})

test('it asks for a proof of the last minutes, and ends with the role: who becomes an admin again has all', async () => {
  const { give, held, become, services, root, admin, headersOf, app } = await buildDuties()
  const headers = await headersOf(root)
  services.clock.advance(11 * 60_000)
  const url = `/api/admin/people/${admin.userId}/duties`
  const late = await app.inject({ method: 'PUT', url, headers, payload: { duties: [] } })
  expect(late.json()).toMatchObject({ code: 'identity.proof_needed' })
  await give(['content'])
  await become('teacher')
  expect(await held()).toEqual([])
  await become('admin')
  expect(await held()).toEqual(duties)
})

test('who lacks a duty makes no admins, neither by the allowlist nor by an account', async () => {
  const { give, ask, admin } = await buildDuties()
  await give(['people'])
  const post = (url: string, payload: object) => ask(admin, { method: 'POST', url, payload })
  const row = { emails: 'second@example.org', role: 'admin' }
  const allowed = await post('/.netlify/functions/admin-add-whitelist', row)
  const opened = await post('/api/admin/user/ensure', { email: 'second@example.org', role: 'admin' })
  for (const answer of [allowed, opened])
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'duties.all_needed'])
  expect(
    (await post('/.netlify/functions/admin-add-whitelist', { ...row, role: 'teacher' })).statusCode,
  ).toBe(200)
})

test('who handles money and not people finds teachers in the directory and nobody else, and who does not handle people answers no tickets', async () => {
  const { give, get, services, circle, root, admin } = await buildDuties()
  const teacher = await buildProspectActor(services, 'rosa@prospects.test', 'teacher')
  await give(['money', 'children'])
  const listed = (await get(listPath)).json<{ items: { role: string }[]; total: number }>()
  expect([listed.items.map(({ role }) => role), listed.total]).toEqual([['teacher'], 1])
  expect((await get('/api/admin/users.csv')).body).not.toContain('coach')
  expect((await get(`/api/admin/people/${teacher.userId}`)).statusCode).toBe(200)
  expect((await get(`/api/admin/people/${circle.coach.userId}`)).json()).toMatchObject({
    code: 'directory.not_found',
  })
  const staff = (await get('/api/admin/tickets/staff', root)).json<{ items: { id: string }[] }>()
  expect(staff.items.map(({ id }) => id)).toEqual([root.userId])
  expect(staff.items.map(({ id }) => id)).not.toContain(admin.userId)
})

test('without the duty for children nothing of a child and of their guardian is seen: not reviewed, not found, not listed, not told of', async () => {
  const { give, get, ask, admin, circle, services } = await buildDuties()
  const prospectId = await buildAllowed(services, circle)
  await requestErasure(services, { userId: circle.guardian.userId, confirm: 'ERASE', reason: undefined })
  const { userId: guardianId, email } = circle.guardian
  const everything = [
    '/api/admin/queue',
    '/api/admin/search?q=guardian',
    '/.netlify/functions/admin-notifications-list',
    '/api/admin/notifications.csv',
    '/.netlify/functions/admin-programs-pending',
    listPath,
    '/api/admin/users.csv',
    '/api/admin/erasure-requests',
    '/.netlify/functions/admin-audit-log-list',
    '/api/admin/audit-log.csv',
    '/.netlify/functions/admin-role-history-list',
    `/api/admin/people/${circle.keeper.userId}/about`,
  ]
  const read = async () => {
    const answers: string[] = []
    for (const url of everything) {
      const answer = await get(url)
      expect(answer.statusCode, url).toBe(200)
      answers.push(answer.body)
    }
    return answers
  }
  const tells = (body: string) =>
    /Robin|Quillfeather|guardian@|athlete@|prospects\.[a-su-z]|"prospect/.test(body)
  const before = (await read()).map(tells)
  expect(before.filter(Boolean).length).toBeGreaterThanOrEqual(10)

  await give(duties.filter((one) => one !== 'children'))
  const after = await read()
  for (const [at, body] of after.entries()) expect(tells(body), `${everything[at]}: ${body}`).toBe(false)
  const shut = [
    `/api/admin/prospects/${prospectId}`,
    `/api/prospect/own/${prospectId}`,
    `/rest/v1/prospects?select=*`,
    `/api/admin/photos`,
    `/api/admin/people/${guardianId}`,
    `/api/admin/people/${guardianId}/about`,
    `/api/admin/people/${guardianId}/erasure`,
  ]
  for (const url of shut)
    expect((await get(url)).json(), url).toMatchObject({ code: 'duties.children_missing' })
  const birthday = await ask(admin, {
    method: 'POST',
    url: `/api/admin/prospects/${prospectId}/birthday`,
    payload: { born_on: '2010-01-01', reason: 'A wrong year.' },
  })
  const disable = await ask(admin, { method: 'POST', url: `/api/admin/people/${guardianId}/disable` })
  for (const answer of [birthday, disable]) {
    expect(answer.statusCode).toBe(403)
    expect(answer.body).not.toContain(email)
  }
  // Marking read or unread leaves what is not shown as it was.
  const mark = async (url: string, payload: object) =>
    (await ask(admin, { method: 'POST', url, payload })).json<{ read_at: string }>()
  const markAll = () => mark('/.netlify/functions/admin-notifications-mark-read', { all: true })
  const unread = async () => (await get('/.netlify/functions/admin-notifications-list?unread=1')).body
  await markAll()
  await give([...duties])
  expect(await unread()).toContain('prospect_created')
  const { read_at: readAt } = await markAll()
  await give(duties.filter((one) => one !== 'children'))
  await mark('/api/admin/notifications/mark-unread', { read_at: readAt })
  await give([...duties])
  expect(await unread()).not.toContain('prospect_created')
})
