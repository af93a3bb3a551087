// @module-tag some-on-pglite: one path of the directory.
import { roles, type Role } from '@tower/contract/access.ts'
import { describe, expect, test, vi } from 'vitest'
import { allowAddress } from '../identity/accounts/allow-address.ts'
import { maySignIn } from '../identity/accounts/may-sign-in.ts'
import { requestLink } from '../identity/links/request-link.ts'
import { buildDirectory, type DirectoryWorld } from '../../../test/people/directory/build-directory.ts'

// Many calls over one database, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const setRolePath = '/.netlify/functions/admin-users-set-role'
const minute = 60_000

async function buildStaff() {
  const world = await buildDirectory()
  const root = await world.person('root@tower.test', 'superadmin')
  const admin = await world.person('admin@tower.test', 'admin')
  const setRole = (token: string, userId: string, role: string) =>
    world.call(token, 'POST', setRolePath, { user_id: userId, role })
  const shut = (token: string, userId: string, what: 'disable' | 'enable' = 'disable') =>
    world.call(token, 'POST', `/api/admin/people/${userId}/${what}`)
  return { ...world, root, admin, setRole, shut }
}

const otherRoles = (role: Role) => roles.filter((one) => one !== role)
const isKnown = async ({ call }: DirectoryWorld, token: string) =>
  (await call(token, 'GET', '/.netlify/functions/auth-session')).statusCode === 200

test(
  'a superadmin gives each of the seven roles, and each change is kept with who made it',
  { tags: 'on-pglite-too' },
  async () => {
    const { root, person, setRole, roleHistory, auditActions } = await buildStaff()
    const { userId } = await person('someone@example.org', 'guardian')
    for (const role of roles) {
      const answer = await setRole(root.token, userId, role)
      expect(answer.json()).toMatchObject({ ok: true, item: { id: userId, role } })
    }
    const changes = await roleHistory(userId)
    expect(changes.map(({ new_role }) => new_role)).toEqual(['guardian', ...roles])
    expect(changes.slice(1).every(({ actor_id }) => actor_id === root.userId)).toBe(true)
    expect(changes[1]).toMatchObject({ old_role: 'guardian', new_role: 'sponsor' })
    expect((await auditActions()).filter((action) => action === 'identity.role_changed')).toHaveLength(7)
  },
)

test('the role held already changes nothing: no history, and no session ends', async () => {
  const world = await buildStaff()
  const teacher = await world.person('teacher@school.edu', 'teacher')
  const before = await world.auditActions()
  const answer = await world.setRole(world.root.token, teacher.userId, 'teacher')
  expect(answer.json()).toMatchObject({ ok: true, item: { role: 'teacher' } })
  expect(await world.roleHistory(teacher.userId)).toHaveLength(1)
  expect(await isKnown(world, teacher.token)).toBe(true)
  expect(await world.auditActions()).toEqual(before)
})

test('an admin gives no role, neither a small one nor superadmin, and none to themself', async () => {
  const { admin, person, setRole, user, roleHistory } = await buildStaff()
  const { userId } = await person('someone@example.org', 'sponsor')
  for (const [target, role] of [
    [userId, 'teacher'],
    [userId, 'superadmin'],
    [admin.userId, 'superadmin'],
  ] as const) {
    const answer = await setRole(admin.token, target, role)
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      { error: 'You do not have permission to view this page.', code: 'identity.role_not_allowed' },
    ])
  }
  expect((await user(userId)).role).toBe('sponsor')
  expect(await roleHistory(userId)).toHaveLength(1)
})

test('roles, disabling and enabling ask for a proof of the last ten minutes', async () => {
  const { root, person, setRole, shut, clock, user } = await buildStaff()
  const { userId } = await person('someone@example.org', 'sponsor')
  clock.advance(10 * minute + 1)
  for (const answer of [
    await setRole(root.token, userId, 'teacher'),
    await shut(root.token, userId),
    await shut(root.token, userId, 'enable'),
  ]) {
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'identity.proof_needed' }])
  }
  expect(await user(userId)).toMatchObject({ role: 'sponsor', disabled_at: null })
})

test('an unknown person, a role that does not exist and other fields of an account are refused or ignored', async () => {
  const { root, call, person, user } = await buildStaff()
  const { userId } = await person('someone@example.org', 'sponsor')
  const body = (fields: object) => call(root.token, 'POST', setRolePath, fields)
  expect((await body({ user_id: crypto.randomUUID(), role: 'teacher' })).json()).toMatchObject({
    code: 'directory.not_found',
  })
  expect((await body({ user_id: userId, role: 'owner' })).statusCode).toBe(400)
  expect((await body({ user_id: userId, role: 'teacher', reason: 'ask me@tower.test' })).statusCode).toBe(400)
  const extra = { email: 'other@example.org', full_name: 'X', disabled_at: '2020-01-01', password_hash: 'x' }
  await body({ user_id: userId, role: 'teacher', ...extra })
  expect(await user(userId)).toMatchObject({
    email: 'someone@example.org',
    full_name: null,
    disabled_at: null,
    password_hash: null,
    role: 'teacher',
  })
})

test('making an admin or a superadmin is told to staff', async () => {
  const { root, person, setRole, notices } = await buildStaff()
  const { userId } = await person('someone@example.org', 'sponsor')
  await setRole(root.token, userId, 'teacher')
  expect(await notices()).toEqual([])
  await setRole(root.token, userId, 'admin')
  expect(await notices()).toEqual([
    {
      type: 'role_granted',
      title: 'An admin was made',
      message: 'someone@example.org is admin now, before: teacher.',
    },
  ])
})

test('a role that was taken away cannot be claimed at the next sign-in, and the one given can be used', async () => {
  const { root, person, setRole, services, clock } = await buildStaff()
  const { userId, email } = await person('someone@example.org', 'admin')
  const allow = (role: 'admin' | 'teacher') =>
    services.database.transaction((tx) => allowAddress(tx, { email, role, source: 'test', at: clock.now() }))
  await allow('admin')
  await allow('teacher')
  await setRole(root.token, userId, 'sponsor')
  const decide = (role?: Role) => services.database.read((tx) => maySignIn(tx, { email, role }))
  expect(await decide('admin')).toMatchObject({ admitted: false })
  expect(await decide('teacher')).toMatchObject({ admitted: false })
  expect(await decide()).toEqual({ admitted: true, role: 'sponsor' })
  await setRole(root.token, userId, 'teacher')
  expect(await decide()).toEqual({ admitted: true, role: 'teacher' })
})

describe('the next request of someone whose standing changes is refused', () => {
  test('from each role to each other', async () => {
    const world = await buildStaff()
    for (const role of roles) {
      const target = await world.person(`${role}@example.org`, role)
      expect(await isKnown(world, target.token)).toBe(true)
      for (const other of otherRoles(role)) {
        const { token } = await world.device(target.userId)
        await world.setRole(world.root.token, target.userId, other)
        expect(await isKnown(world, token), `${role} to ${other}`).toBe(false)
      }
    }
  })

  test('of each role, disabled on every device and enabled again', async () => {
    const world = await buildStaff()
    for (const role of roles) {
      const target = await world.person(`${role}@example.org`, role)
      const phone = await world.device(target.userId)
      const answer = await world.shut(world.root.token, target.userId)
      expect(answer.json()).toMatchObject({ ok: true, item: { disabled_at: expect.any(String) as string } })
      for (const { token } of [target, phone]) expect(await isKnown(world, token), role).toBe(false)
      await world.shut(world.root.token, target.userId, 'enable')
      expect(await isKnown(world, target.token), role).toBe(false)
      expect(await isKnown(world, (await world.device(target.userId)).token), role).toBe(true)
    }
  })
})

test('a disabled person gets no link, and one that was on its way is void', async () => {
  const { root, person, shut, services, clock } = await buildStaff()
  const { userId, email } = await person('teacher@school.edu', 'teacher')
  await services.database.transaction((tx) =>
    allowAddress(tx, { email, role: 'teacher', source: 'test', at: clock.now() }),
  )
  await requestLink(services, { email })
  const openLinks = () =>
    services.database.read((tx) =>
      tx
        .selectFrom('sign_in_links')
        .select('id')
        .where('email', '=', email)
        .where('used_at', 'is', null)
        .execute(),
    )
  expect(await openLinks()).toHaveLength(1)
  await shut(root.token, userId)
  expect(await openLinks()).toHaveLength(0)
  await requestLink(services, { email })
  expect(await openLinks()).toHaveLength(0)
  await shut(root.token, userId, 'enable')
  await requestLink(services, { email })
  expect(await openLinks()).toHaveLength(1)
})

test('admins disable people who are not staff, superadmins staff too, and nobody themself', async () => {
  const { root, admin, person, shut } = await buildStaff()
  const colleague = await person('colleague@tower.test', 'admin')
  const second = await person('second@tower.test', 'superadmin')
  const sponsor = await person('sponsor@example.org', 'sponsor')
  const code = async (token: string, userId: string, what: 'disable' | 'enable' = 'disable') => {
    const answer = await shut(token, userId, what)
    return answer.statusCode === 200 ? 'done' : answer.json<{ code: string }>().code
  }
  expect(await code(admin.token, sponsor.userId)).toBe('done')
  expect(await code(admin.token, sponsor.userId, 'enable')).toBe('done')
  for (const target of [colleague, second, root]) {
    expect(await code(admin.token, target.userId)).toBe('directory.superadmin_only')
    expect(await code(admin.token, target.userId, 'enable')).toBe('directory.superadmin_only')
  }
  expect(await code(admin.token, admin.userId)).toBe('directory.yourself')
  expect(await code(root.token, root.userId)).toBe('directory.yourself')
  expect(await code(root.token, colleague.userId)).toBe('done')
  expect(await code(root.token, second.userId)).toBe('done')
  expect(await code(sponsor.token, colleague.userId)).toBe('identity.session_missing')
})

test('disabling and enabling leave one row each in the audit log, and a second time none', async () => {
  const { root, person, shut, audit } = await buildStaff()
  const { userId } = await person('sponsor@example.org', 'sponsor')
  for (const what of ['disable', 'disable', 'enable', 'enable'] as const) await shut(root.token, userId, what)
  const rows = (await audit()).filter(({ target_id }) => target_id === userId)
  expect(rows.map(({ action, actor_id }) => [action, actor_id])).toEqual([
    ['identity.person_disabled', root.userId],
    ['identity.person_enabled', root.userId],
  ])
})

describe('the last superadmin', () => {
  test('is not demoted, and a disabled one does not count', async () => {
    const { root, person, setRole, shut, user } = await buildStaff()
    const second = await person('second@tower.test', 'superadmin')
    await shut(root.token, second.userId)
    const answer = await setRole(root.token, root.userId, 'admin')
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'directory.last_superadmin' }])
    expect((await user(root.userId)).role).toBe('superadmin')
    await shut(root.token, second.userId, 'enable')
    expect((await setRole(root.token, root.userId, 'admin')).statusCode).toBe(200)
  })

  describe.runIf(process.env.TEST_DATABASE_URL)('at once', () => {
    test('two who demote or disable each other leave one', async () => {
      const world = await buildStaff()
      const rival = await world.person('rival@tower.test', 'superadmin')
      const count = () =>
        world.services.database.read((tx) =>
          tx
            .selectFrom('users')
            .select(['id', 'email'])
            .where('role', '=', 'superadmin')
            .where('disabled_at', 'is', null)
            .execute(),
        )
      for (let round = 0; round < 20; round++) {
        const [first, second] = [await world.device(world.root.userId), await world.device(rival.userId)]
        await Promise.all([
          world.setRole(first.token, rival.userId, 'admin'),
          round % 2 === 0
            ? world.setRole(second.token, world.root.userId, 'admin')
            : world.shut(second.token, world.root.userId),
        ])
        expect(await count()).toHaveLength(1)
        await world.services.database.transaction((tx) =>
          tx
            .updateTable('users')
            .set({ role: 'superadmin', disabled_at: null })
            .where('id', 'in', [world.root.userId, rival.userId])
            .execute(),
        )
      }
    })
  })
})
