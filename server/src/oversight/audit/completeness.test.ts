import { expect, test, vi } from 'vitest'
import { buildDirectory } from '../../../test/people/directory/build-directory.ts'
import { buildIdentity } from '../../../test/people/identity/build-identity.ts'
import { verifyAudit } from './verify-audit.ts'

// Many calls over one database, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

test('signing in, being refused and signing out each leave a row', async () => {
  const { staffAccount, signIn, post, auditActions, services } = await buildIdentity()
  await staffAccount('admin@tower.test')
  const session = await signIn('admin@tower.test')
  await post('/token?grant_type=password', { email: 'admin@tower.test', password: 'not the right one' })
  await post('/verify', { type: 'magiclink', token_hash: 'a-link-that-never-was' })
  await post('/logout', {}, { authorization: `Bearer ${session.access_token}` })
  const actions = await auditActions()
  for (const action of ['identity.signed_in', 'identity.sign_in_refused', 'identity.signed_out'])
    expect(actions).toContain(action)
  expect(await services.database.transaction(verifyAudit)).toMatchObject({ ok: true })
})

test('roles, shutting out, devices, files and erasure each leave a row with who did it, and none holds an address', async () => {
  const { call, person, device, audit, services } = await buildDirectory()
  const root = await person('root@tower.test', 'superadmin')
  const dana = await person('dana@example.org', 'sponsor', 'Dana Doe')
  const { token } = await device(dana.userId)
  await device(dana.userId)
  await call(token, 'PATCH', '/api/account', { full_name: 'Dana Dee' })
  await call(token, 'POST', '/api/account/sessions/revoke-others')
  await call(token, 'GET', '/api/account/export')
  await call(token, 'POST', '/api/account/erasure', { confirm: 'ERASE', reason: 'write to dana@example.org' })
  const staff = (path: string, body?: object) => call(root.token, 'POST', path, body)
  await staff('/.netlify/functions/admin-users-set-role', { user_id: dana.userId, role: 'teacher' })
  await staff(`/api/admin/people/${dana.userId}/disable`)
  await staff(`/api/admin/people/${dana.userId}/enable`)
  await staff(`/api/admin/people/${dana.userId}/erase`)

  const rows = await audit()
  expect(rows.map(({ action, actor_id }) => [action, actor_id === root.userId ? 'root' : 'dana'])).toEqual([
    ['identity.profile_changed', 'dana'],
    ['identity.devices_signed_out', 'dana'],
    ['account.exported', 'dana'],
    ['account.erasure_requested', 'dana'],
    ['identity.role_changed', 'root'],
    ['identity.person_disabled', 'root'],
    ['identity.person_enabled', 'root'],
    ['account.erased', 'root'],
  ])
  expect(rows.every(({ target_id }) => target_id === dana.userId)).toBe(true)
  expect(JSON.stringify(rows)).not.toMatch(/@|Dana/)
  expect(await services.database.transaction(verifyAudit)).toMatchObject({ ok: true, rows: rows.length })
})
