// @module-tag some-on-pglite: one path of the history, with its pages.
import { expect, test, vi } from 'vitest'
import { brokenConstraint } from '../../database/database.ts'
import type { AuditAction } from '../../declared.ts'
import { buildDirectory } from '../../../test/people/directory/build-directory.ts'
import { writeAudits } from '../audit/write-audit.ts'

// A database for each test, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const auditPath = '/.netlify/functions/admin-audit-log-list'
const rolesPath = '/.netlify/functions/admin-role-history-list'
type Rows = { items: Record<string, unknown>[]; total: number }

async function buildHistory() {
  const world = await buildDirectory()
  const admin = await world.person('admin@tower.test', 'admin')
  const { database } = world.services
  const row = (day: string, action: AuditAction, actorId: string | null, targetId: string, note = 'x') => ({
    at: new Date(`2026-11-${day}T12:00:00Z`),
    actorId,
    action,
    targetKind: 'user',
    targetId,
    details: { note },
  })
  const teacher = await world.person('teacher@school.edu', 'teacher')
  await database.transaction((tx) =>
    writeAudits(tx, [
      row('01', 'identity.signed_in', teacher.userId, teacher.userId),
      row('02', 'identity.role_changed', admin.userId, teacher.userId),
      row('03', 'draws.run', null, 'a-draw', '=HYPERLINK("http://evil.example")'),
      row('04', 'identity.signed_out', admin.userId, admin.userId),
      row('05', 'closing.seal_books', null, '1'),
    ]),
  )
  const read = async (path: string) => (await world.call(admin.token, 'GET', path)).json<Rows>()
  const actions = async (query: string) =>
    (await read(`${auditPath}?${query}`)).items.map(({ action }) => action)
  return { ...world, admin, teacher, read, actions }
}

test('staff read the audit log newest first, with who did it, to whom, and what the system did', async () => {
  const { read, admin, teacher } = await buildHistory()
  const { items, total } = await read(auditPath)
  expect(total).toBe(4)
  expect(items.map(({ action }) => action)).toEqual([
    'identity.signed_out',
    'draws.run',
    'identity.role_changed',
    'identity.signed_in',
  ])
  expect(items[1]).toMatchObject({
    actor_id: null,
    actor_email: null,
    target: 'user a-draw',
    target_email: null,
  })
  expect(items[2]).toEqual({
    id: 2,
    created_at: '2026-11-02T12:00:00.000Z',
    actor_id: admin.userId,
    actor_email: 'admin@tower.test',
    action: 'identity.role_changed',
    target: `user ${teacher.userId}`,
    target_email: 'teacher@school.edu',
    metadata: { note: 'x' },
  })
})

test(
  'both spellings of the page size count, and pages neither overlap nor leave gaps',
  { tags: 'on-pglite-too' },
  async () => {
    const { read } = await buildHistory()
    const first = await read(`${auditPath}?page=1&pageSize=3`)
    const second = await read(`${auditPath}?page=2&page_size=3`)
    expect([first.items.length, second.items.length, second.total]).toEqual([3, 1, 4])
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual([4, 3, 2, 1])
  },
)

test('the audit log is filtered by action, actor, target and days, and empty fields filter nothing', async () => {
  const { actions, teacher } = await buildHistory()
  expect(await actions('action=identity.')).toHaveLength(3)
  expect(await actions('action=draws.run')).toEqual(['draws.run'])
  expect(await actions('actor=ADMIN@')).toEqual(['identity.signed_out', 'identity.role_changed'])
  expect(await actions('actor=System')).toEqual(['draws.run'])
  expect(await actions('target=teacher@')).toEqual(['identity.role_changed', 'identity.signed_in'])
  expect(await actions(`target=${teacher.userId}`)).toHaveLength(2)
  expect(await actions('from=2026-11-02&to=2026-11-03')).toEqual(['draws.run', 'identity.role_changed'])
  expect(await actions('from=2026-11-03T12:00:00Z&to=2026-11-03T12:00:00Z')).toEqual(['draws.run'])
  expect(await actions('action=&actor=&target=&from=&to=')).toHaveLength(4)
  expect(await actions(`actor=${encodeURIComponent("' or 1=1 --")}&target=%25`)).toEqual([])
})

test('a day that does not exist is refused', async () => {
  const { call, admin } = await buildHistory()
  expect((await call(admin.token, 'GET', `${auditPath}?from=2026-02-30`)).statusCode).toBe(400)
})

test('the audit log as a file holds what the filters show, and no cell is run', async () => {
  const { call, admin } = await buildHistory()
  const answer = await call(admin.token, 'GET', '/api/admin/audit-log.csv?action=draws.')
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="audit-log.csv"',
    'cache-control': 'no-store',
  })
  expect(answer.body).toBe(
    '\uFEFFWhen (UTC),Actor,Action,Target,Details\r\n' +
      '2026-11-03T12:00:00.000Z,System,draws.run,user a-draw,"{""note"":""=HYPERLINK(\\""http://evil.example\\"")""}"\r\n',
  )
})

test('a long file is whole and in order, and its list counts no further than a thousand', async () => {
  const { call, admin, services, read } = await buildHistory()
  const rows = Array.from({ length: 2_500 }, (_, at) => ({
    at: new Date(),
    actorId: null,
    action: 'slots.match' as const,
    targetKind: 'thing',
    targetId: String(at),
  }))
  await services.database.transaction((tx) => writeAudits(tx, rows))
  const { body } = await call(admin.token, 'GET', '/api/admin/audit-log.csv?action=slots.')
  const targets = body
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[3])
  expect(targets).toEqual(rows.map(({ targetId }) => `thing ${targetId}`).toReversed())
  expect(await read(`${auditPath}?action=slots.`)).toMatchObject({ total: 1_000, has_more: true })
  expect(await read(`${auditPath}?action=draws.`)).toMatchObject({ total: 1, has_more: false })
})

test('the history of roles tells who changed what, and what the system did has no actor', async () => {
  const { read, call, admin, teacher, person } = await buildHistory()
  const root = await person('root@tower.test', 'superadmin')
  await call(root.token, 'POST', '/.netlify/functions/admin-users-set-role', {
    user_id: teacher.userId,
    role: 'admin',
    reason: '=now helps us',
  })
  const { items, total } = await read(rolesPath)
  expect(total).toBe(4)
  expect(items[0]).toMatchObject({
    target_id: teacher.userId,
    target_email: 'teacher@school.edu',
    old_role: 'teacher',
    new_role: 'admin',
    actor_email: 'root@tower.test',
    reason: '=now helps us',
  })
  expect(items[1]).toMatchObject({
    old_role: null,
    new_role: 'superadmin',
    actor_id: null,
    actor_email: null,
  })
  expect((await read(`${rolesPath}?role=teacher`)).total).toBe(2)
  expect((await read(`${rolesPath}?actor=system&target=admin@`)).total).toBe(1)
  const { body } = await call(admin.token, 'GET', '/api/admin/role-history.csv?actor=root')
  const [header, line] = body.split('\r\n')
  expect(header).toBe('\uFEFFChanged (UTC),Target,Old Role,New Role,Actor,Reason')
  expect(line).toContain(",teacher@school.edu,teacher,admin,root@tower.test,'=now helps us")
})

test('the database refuses to change, remove or empty either history', async () => {
  const { services } = await buildHistory()
  for (const [statement, constraint] of [
    [`update audit_log set action = 'x'`, 'audit_log__append_only'],
    ['delete from audit_log', 'audit_log__append_only'],
    ['truncate audit_log', 'audit_log__append_only'],
    [`update role_history set new_role = 'sponsor'`, 'role_history__append_only'],
    ['delete from role_history', 'role_history__append_only'],
    ['truncate role_history cascade', 'role_history__append_only'],
  ] as const) {
    const refusal: unknown = await services.database.script(statement).catch((error: unknown) => error)
    expect(brokenConstraint(refusal), statement).toBe(constraint)
  }
})
