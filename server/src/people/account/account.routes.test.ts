// @module-tag some-on-pglite: one path of accounts.
import { dayMs } from '@tower/contract/durations.ts'
import { expect, test, vi } from 'vitest'
import { buildDirectory } from '../../../test/people/directory/build-directory.ts'

// A database for each test, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36'

async function buildAccounts() {
  const world = await buildDirectory()
  const dana = await world.person('dana@example.org', 'sponsor', 'Dana Doe')
  const mallory = await world.person('mallory@example.org', 'teacher', 'Mallory Moe')
  return { ...world, dana, mallory }
}

test('people see their own account and nothing more of it than they should', async () => {
  const { call, dana } = await buildAccounts()
  expect((await call(dana.token, 'GET', '/api/account')).json()).toEqual({
    id: dana.userId,
    email: 'dana@example.org',
    full_name: 'Dana Doe',
    role: 'sponsor',
    locale: 'en',
    created_at: '2026-11-16T12:00:00.000Z',
    sign_in_methods: ['link'],
    erasure: null,
  })
})

test(
  'people change their name and language, and no other field of an account',
  { tags: 'on-pglite-too' },
  async () => {
    const { call, dana, user, auditActions } = await buildAccounts()
    const before = await user(dana.userId)
    const answer = await call(dana.token, 'PATCH', '/api/account', {
      full_name: '  Dana Öz  ',
      locale: 'es',
      role: 'superadmin',
      email: 'root@tower.test',
      password_hash: 'x',
      disabled_at: '2020-01-01',
      email_verified_at: null,
      erased_at: '2020-01-01',
      created_at: '2000-01-01',
      id: crypto.randomUUID(),
    })
    expect(answer.json()).toMatchObject({ item: { full_name: 'Dana Öz', locale: 'es', role: 'sponsor' } })
    const { updated_at: _after, ...after } = await user(dana.userId)
    const { updated_at: _before, ...kept } = before
    expect(after).toEqual({ ...kept, full_name: 'Dana Öz', locale: 'es' })
    expect(await auditActions()).toEqual(['identity.profile_changed'])
  },
)

test('an empty name is none, and names with control characters, endless ones and no change at all are refused', async () => {
  const { call, dana } = await buildAccounts()
  const patch = (body: object) => call(dana.token, 'PATCH', '/api/account', body)
  expect((await patch({ full_name: '' })).json()).toMatchObject({ item: { full_name: null } })
  for (const body of [{ full_name: 'a\nb' }, { full_name: 'x'.repeat(121) }, { locale: 'fr' }, {}])
    expect((await patch(body)).statusCode).toBe(400)
})

test('people see their devices in words, and which one they hold', async () => {
  const { call, dana, device, clock } = await buildAccounts()
  clock.advance(60_000)
  await device(dana.userId, chrome)
  const { items } = (await call(dana.token, 'GET', '/api/account/sessions')).json<{ items: object[] }>()
  expect(items).toMatchObject([
    { id: dana.sessionId, browser: null, system: null, current: true, second_factor: false },
    { browser: 'Chrome', system: 'Windows', current: false, last_used_at: '2026-11-16T12:01:00.000Z' },
  ])
})

test('a device signed out is refused at its next request; the others go on', async () => {
  const { call, dana, device, auditActions } = await buildAccounts()
  const [phone, tablet] = [await device(dana.userId), await device(dana.userId)]
  const answer = await call(dana.token, 'DELETE', `/api/account/sessions/${phone.sessionId}`)
  expect(answer.json()).toEqual({ ok: true, revoked: 1 })
  expect((await call(phone.token, 'GET', '/api/account')).statusCode).toBe(401)
  expect((await call(tablet.token, 'GET', '/api/account')).statusCode).toBe(200)
  const others = await call(dana.token, 'POST', '/api/account/sessions/revoke-others')
  expect(others.json()).toEqual({ ok: true, revoked: 1 })
  expect((await call(tablet.token, 'GET', '/api/account')).statusCode).toBe(401)
  expect((await call(dana.token, 'GET', '/api/account')).statusCode).toBe(200)
  expect(await auditActions()).toEqual(['identity.devices_signed_out', 'identity.devices_signed_out'])
})

test("somebody else's device, an unknown one and one that is over are all not found, and nothing happens", async () => {
  const { call, dana, mallory, device, auditActions } = await buildAccounts()
  const over = await device(mallory.userId)
  await call(mallory.token, 'DELETE', `/api/account/sessions/${over.sessionId}`)
  const before = await auditActions()
  for (const sessionId of [dana.sessionId, crypto.randomUUID(), over.sessionId]) {
    const answer = await call(mallory.token, 'DELETE', `/api/account/sessions/${sessionId}`)
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'account.session_not_found' }])
  }
  expect((await call(dana.token, 'GET', '/api/account')).statusCode).toBe(200)
  expect(await auditActions()).toEqual(before)
})

test('a request to be erased needs the word, is open once, shows its day, and can be taken back', async () => {
  const { call, dana, clock, notices, auditActions } = await buildAccounts()
  const ask = (body: object) => call(dana.token, 'POST', '/api/account/erasure', body)
  const cancel = () => call(dana.token, 'POST', '/api/account/erasure/cancel')
  expect((await ask({ confirm: 'yes' })).json()).toMatchObject({ code: 'account.confirmation_needed' })
  expect((await cancel()).json()).toMatchObject({ code: 'account.erasure_not_found' })
  const due = new Date(clock.now().getTime() + 30 * dayMs).toISOString()
  expect((await ask({ confirm: ' borrar ', reason: 'moving on' })).json()).toMatchObject({
    item: { state: 'requested', due_at: due, reason: 'moving on' },
  })
  expect((await ask({ confirm: 'ERASE' })).json()).toMatchObject({
    code: 'account.erasure_already_requested',
  })
  expect((await call(dana.token, 'GET', '/api/account')).json()).toMatchObject({
    erasure: { state: 'requested' },
  })
  expect(await notices()).toMatchObject([{ type: 'erasure_requested' }])
  expect((await cancel()).json()).toMatchObject({ item: { state: 'cancelled' } })
  expect((await call(dana.token, 'GET', '/api/account')).json()).toMatchObject({ erasure: null })
  expect((await ask({ confirm: 'ERASE' })).statusCode).toBe(200)
  expect(await auditActions()).toEqual([
    'account.erasure_requested',
    'account.erasure_cancelled',
    'account.erasure_requested',
  ])
})

test('staff see who asked and until when, and refuse in words that person reads', async () => {
  const { call, dana, person } = await buildAccounts()
  const admin = await person('admin@tower.test', 'admin')
  await call(dana.token, 'POST', '/api/account/erasure', { confirm: 'ERASE' })
  const list = (query = '') => call(admin.token, 'GET', `/api/admin/erasure-requests${query}`)
  expect((await list()).json()).toMatchObject({
    total: 1,
    items: [{ user_id: dana.userId, email: 'dana@example.org', role: 'sponsor', state: 'requested' }],
  })
  const refuse = () =>
    call(admin.token, 'POST', `/api/admin/people/${dana.userId}/refuse-erasure`, {
      answer: 'A refund is open.',
    })
  expect((await refuse()).json()).toMatchObject({ item: { state: 'refused', email: 'dana@example.org' } })
  expect((await refuse()).json()).toMatchObject({ code: 'account.erasure_not_found' })
  expect((await call(dana.token, 'GET', '/api/account')).json()).toMatchObject({
    erasure: { state: 'refused', answer: 'A refund is open.' },
  })
  expect((await list('?state=requested')).json()).toEqual({ items: [], total: 0 })

  const other = await person('other-admin@tower.test', 'admin')
  await call(other.token, 'POST', '/api/account/erasure', { confirm: 'ERASE' })
  const refusal = (token: string) =>
    call(token, 'POST', `/api/admin/people/${other.userId}/refuse-erasure`, { answer: 'No.' })
  expect((await refusal(admin.token)).json()).toMatchObject({ code: 'directory.superadmin_only' })
  expect((await refusal(other.token)).json()).toMatchObject({ code: 'directory.yourself' })
  expect((await call(dana.token, 'GET', '/api/admin/erasure-requests')).statusCode).toBe(403)
})

test('an admin erases who asked, a superadmin anybody, nobody staff above them or themself, and none without fresh proof', async () => {
  const { call, dana, mallory, person, clock, auditActions, user } = await buildAccounts()
  const root = await person('root@tower.test', 'superadmin')
  const admin = await person('admin@tower.test', 'admin')
  const erase = async (token: string, userId: string) => {
    const answer = await call(token, 'POST', `/api/admin/people/${userId}/erase`)
    return answer.statusCode === 200 ? 'done' : answer.json<{ code: string }>().code
  }
  expect(await erase(admin.token, mallory.userId)).toBe('account.erasure_not_requested')
  expect((await user(mallory.userId)).email).toBe('mallory@example.org')
  expect(await erase(admin.token, root.userId)).toBe('directory.superadmin_only')
  expect(await erase(root.token, root.userId)).toBe('directory.yourself')
  expect(await erase(root.token, crypto.randomUUID())).toBe('directory.not_found')
  await call(dana.token, 'POST', '/api/account/erasure', { confirm: 'ERASE' })
  expect(await erase(admin.token, dana.userId)).toBe('done')
  expect(await erase(root.token, mallory.userId)).toBe('done')
  expect(await erase(root.token, mallory.userId)).toBe('directory.not_found')
  expect((await call(dana.token, 'GET', '/api/account')).statusCode).toBe(401)
  clock.advance(11 * 60_000)
  expect(await erase(root.token, admin.userId)).toBe('identity.proof_needed')
  expect((await auditActions()).filter((action) => action === 'account.erased')).toHaveLength(2)
})

test('staff read what an erasure would look for and end before anybody is erased, and nothing changes by it', async () => {
  const { call, dana, mallory, person, user, auditActions } = await buildAccounts()
  const admin = await person('ada@tower.test', 'admin')
  const root = await person('root@tower.test', 'superadmin')
  const path = `/api/admin/people/${dana.userId}/erasure`
  const preview = async (token: string) => (await call(token, 'GET', path)).json<object>()
  expect(await preview(admin.token)).toEqual({
    addresses: ['dana@example.org'],
    names: ['Dana Doe'],
    monthly_gifts: 0,
    request: null,
    may_erase: false,
  })
  expect(await preview(root.token)).toMatchObject({ may_erase: true })
  await call(dana.token, 'POST', '/api/account/erasure', { confirm: 'ERASE', reason: 'I moved.' })
  expect(await preview(admin.token)).toMatchObject({
    may_erase: true,
    request: { state: 'requested', reason: 'I moved.' },
  })
  expect(await user(dana.userId)).toMatchObject({ erased_at: null })
  expect(await auditActions()).toEqual(['account.erasure_requested'])
  expect((await call(mallory.token, 'GET', path)).statusCode).toBe(403)
  expect((await call(root.token, 'GET', `/api/admin/people/${crypto.randomUUID()}/erasure`)).statusCode).toBe(
    404,
  )
})

test('a superadmin with a recent proof makes the file of a person who asked for it, and the log says who did', async () => {
  const { call, dana, person, audit, clock } = await buildAccounts()
  const admin = await person('ada@tower.test', 'admin')
  const root = await person('root@tower.test', 'superadmin')
  const path = (id: string) => `/api/admin/people/${id}/export`
  const file = await call(root.token, 'GET', path(dana.userId))
  expect(file.json()).toMatchObject({ exported_at: '2026-11-16T12:00:00.000Z' })
  expect(file.body).toContain('dana@example.org')
  expect(await audit()).toMatchObject([
    { action: 'account.exported', actor_id: root.userId, target_id: dana.userId },
  ])
  expect((await call(admin.token, 'GET', path(dana.userId))).statusCode).toBe(403)
  expect((await call(root.token, 'GET', path(crypto.randomUUID()))).statusCode).toBe(404)
  clock.advance(11 * 60_000)
  expect((await call(root.token, 'GET', path(dana.userId))).json()).toMatchObject({
    code: 'identity.proof_needed',
  })
})
