// @module-tag some-on-pglite: one path of safety.
import { randomUUID } from 'node:crypto'
import { minuteMs } from '@tower/contract/durations.ts'
import type { CallOutput } from '@tower/contract/endpoint.ts'
import { listPages } from '@tower/contract/pages.ts'
import type { safetyEndpoints } from '@tower/contract/oversight/safety.contract.ts'
import { secondPersonKinds } from '@tower/contract/oversight/safety.ts'
import { expect, test, vi } from 'vitest'
import { buildDirectory } from '../../../test/people/directory/build-directory.ts'
import { secondPerson } from '../../domains.ts'

// A database for each test, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

type Sessions = CallOutput<typeof safetyEndpoints.listSessions>
type Report = CallOutput<typeof safetyEndpoints.readTrouble>

const codeOf = (answer: { json<Body>(): Body }) => answer.json<{ code: string }>().code

async function buildSafety() {
  const world = await buildDirectory()
  const root = await world.person('root@tower.test', 'superadmin', 'Kim Osei')
  const admin = await world.person('admin@tower.test', 'admin', 'Dana Reyes')
  const post = (path: string, body?: object, who = root) => world.call(who.token, 'POST', path, body)
  const trouble = async (email: string, who = admin) =>
    (
      await world.call(who.token, 'GET', `/api/admin/sign-in-trouble?email=${encodeURIComponent(email)}`)
    ).json<Report>()
  return {
    ...{ ...world, root, admin, post, trouble },
    kinds: async (email: string) => (await trouble(email)).troubles.map(({ kind }) => kind),
    askForLink: (email: string, role?: string) =>
      world.call(undefined, 'POST', '/auth/v1/otp', { email, data: { role } }),
    sendLink: (email: string, who = admin) => post('/api/admin/sign-in-trouble/send-link', { email }, who),
    sessions: async (who = root) =>
      (await world.call(who.token, 'GET', '/api/admin/staff-sessions')).json<Sessions>().items,
    end: (sessionId: string, who = root) =>
      post(`/api/admin/staff-sessions/${sessionId}/end`, undefined, who),
    endAll: (userId: string, who = root) => post(`/api/admin/staff/${userId}/end-sessions`, undefined, who),
    isIn: async (token: string) =>
      (await world.call(token, 'GET', '/api/admin/staff-sessions')).statusCode === 200,
    mailed: () =>
      world.services.database.read((tx) =>
        tx.selectFrom('mails').select(['to_email', 'template']).where('template', '=', 'sign_in').execute(),
      ),
    /** What became of the mails that wait. */
    mailsAre: (
      what:
        { sent_at: Date; subject: string; html: string; text: string } | { held_at: Date; given_up_at: Date },
    ) =>
      world.services.database.transaction((tx) =>
        tx.updateTable('mails').set(what).where('sent_at', 'is', null).execute(),
      ),
  }
}

test(
  'superadmins see where all staff are signed in, admins where they are themselves, and nobody sees others',
  { tags: 'on-pglite-too' },
  async () => {
    const world = await buildSafety()
    const { root, admin } = world
    await world.person('teacher@school.edu', 'teacher')
    await world.device(
      admin.userId,
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36',
    )
    const all = await world.sessions()
    expect(all.map(({ email }) => email).toSorted()).toEqual([admin.email, admin.email, root.email])
    expect(all).toContainEqual(
      expect.objectContaining({ browser: 'Chrome', system: 'Windows', role: 'admin' }),
    )
    expect(all.find(({ current }) => current)?.id).toBe(root.sessionId)
    expect((await world.sessions(admin)).map(({ email }) => email)).toEqual([admin.email, admin.email])
    world.clock.advance(13 * 60 * minuteMs)
    // What nobody used for a night ended by itself.
    const morning = await world.device(root.userId)
    expect((await world.sessions({ ...root, ...morning })).map(({ id }) => id)).toEqual([morning.sessionId])
  },
)

test('a session that is ended is refused at once; admins end their own alone, and it is written down', async () => {
  const world = await buildSafety()
  const { root, admin } = world
  expect(codeOf(await world.end(root.sessionId, admin))).toBe('safety.session_not_found')
  expect(codeOf(await world.endAll(root.userId, admin))).toBe('safety.session_not_found')
  expect(codeOf(await world.end(randomUUID()))).toBe('safety.session_not_found')
  const teacher = await world.person('teacher@school.edu', 'teacher')
  expect(codeOf(await world.end(teacher.sessionId))).toBe('safety.session_not_found')
  expect(codeOf(await world.endAll(teacher.userId))).toBe('safety.session_not_found')
  expect((await world.call(teacher.token, 'GET', '/auth/v1/user')).statusCode).toBe(200)

  expect((await world.end(admin.sessionId)).json()).toEqual({ ended: 1 })
  expect(await world.isIn(admin.token)).toBe(false)
  expect(codeOf(await world.end(admin.sessionId))).toBe('safety.session_not_found')
  expect((await world.audit()).filter(({ action }) => action === 'safety.sessions_ended')).toMatchObject([
    { actor_id: root.userId, target_id: admin.userId, details: { sessions: 1 } },
  ])
})

test('all sessions of one of the staff end at once, but never the one that asks', async () => {
  const world = await buildSafety()
  const { root, admin } = world
  const more = [await world.device(admin.userId), await world.device(admin.userId)]
  expect((await world.endAll(admin.userId)).json()).toEqual({ ended: 3 })
  for (const { token } of [admin, ...more]) expect(await world.isIn(token)).toBe(false)
  const other = await world.device(root.userId)
  expect((await world.endAll(root.userId)).json()).toEqual({ ended: 1 })
  expect(await world.isIn(other.token)).toBe(false)
  expect(await world.isIn(root.token)).toBe(true)
  world.clock.advance(20 * minuteMs)
  expect(codeOf(await world.endAll(admin.userId))).toBe('identity.proof_needed')
})

test('two who end one session at once end it once', async () => {
  const world = await buildSafety()
  const second = await world.person('second@tower.test', 'superadmin')
  const both = await Promise.all([world.end(world.admin.sessionId), world.end(world.admin.sessionId, second)])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404])
})

test('an address that nobody knows is not on the allowlist; once it is allowed, a link is sent to it alone', async () => {
  const world = await buildSafety()
  const email = 'new@school.edu'
  expect(await world.trouble(email)).toMatchObject({
    person: null,
    admitted_as: null,
    troubles: [{ kind: 'unknown_address', remedy: 'allow' }],
  })
  expect(codeOf(await world.sendLink(email))).toBe('safety.not_admitted')
  expect(await world.mailed()).toEqual([])
  await world.post('/.netlify/functions/admin-allowlist-upsert', {
    role: 'teacher',
    rows: [{ email }],
    source: 'textarea',
  })
  expect(await world.trouble(email)).toMatchObject({ admitted_as: 'teacher', troubles: [] })
  const sent = await world.sendLink(email)
  expect(sent.json()).toEqual({ ok: true })
  expect(await world.mailed()).toEqual([{ to_email: email, template: 'sign_in' }])
  // What has not left is in nobody's mailbox.
  expect(await world.kinds(email)).toEqual(['mail_waiting'])
  expect(await world.auditActions()).toContain('safety.link_sent')
  expect(JSON.stringify(await world.audit())).not.toContain(email)

  await world.post('/.netlify/functions/admin-allowlist-upsert', {
    role: 'teacher',
    rows: [{ email, active: false }],
    source: 'textarea',
  })
  expect((await world.trouble(email)).troubles).toMatchObject([
    { kind: 'entry_closed', role: 'teacher', remedy: 'open_entry' },
    { kind: 'mail_waiting' },
  ])
})

test('a disabled account, a link that expired or was used, and too many of them are told apart', async () => {
  const world = await buildSafety()
  const { userId, email } = await world.person('dana@example.org', 'sponsor', 'Dana Doe')
  world.clock.advance(minuteMs)
  await world.askForLink(email)
  const at = world.clock.now()
  await world.mailsAre({ held_at: at, given_up_at: at })
  expect(await world.kinds(email)).toEqual(['mail_held'])
  await world.mailsAre({ sent_at: at, subject: 'Sign in', html: '', text: '' })
  expect(await world.kinds(email)).toEqual(['link_open'])
  world.clock.advance(11 * minuteMs)
  expect(await world.kinds(email)).toContain('link_expired')
  for (let nth = 0; nth < 5; nth++) expect((await world.sendLink(email)).statusCode).toBe(200)
  const refused = await world.sendLink(email)
  expect([refused.statusCode, codeOf(refused)]).toEqual([429, 'safety.too_many_links'])
  const limited = (await world.trouble(email)).troubles.find(({ kind }) => kind === 'too_many_links')
  expect(limited?.until).toBe(new Date(world.clock.now().getTime() + 10 * minuteMs).toISOString())
  await world.services.database.transaction((tx) =>
    tx.updateTable('sign_in_links').set({ used_at: world.clock.now() }).where('email', '=', email).execute(),
  )
  expect(await world.kinds(email)).toContain('link_used')
  await world.post(
    `/api/admin/people/${userId}/disable`,
    undefined,
    await world.person('r2@tower.test', 'superadmin'),
  )
  expect((await world.trouble(email)).troubles).toMatchObject([
    { kind: 'disabled', remedy: 'enable' },
    { kind: 'mail_waiting' },
  ])
})

test('the other portal, wrong passwords and a mail that bounced are told with how often and what was said', async () => {
  const world = await buildSafety()
  const { email } = await world.person('dana@example.org', 'sponsor')
  await world.askForLink(email, 'teacher')
  await world.askForLink(email, 'teacher')
  expect((await world.trouble(email)).troubles[0]).toMatchObject({
    kind: 'wrong_portal',
    times: 2,
    role: 'sponsor',
  })
  await world.call(undefined, 'POST', '/auth/v1/token?grant_type=password', {
    email,
    password: 'not the right one',
  })
  expect((await world.trouble(email)).troubles).toContainEqual(
    expect.objectContaining({ kind: 'wrong_password', times: 1, remedy: 'send_link' }),
  )
  await world.services.database.transaction((tx) =>
    tx
      .updateTable('mails')
      .set({ given_up_at: world.clock.now(), last_error: '550 mailbox full' })
      .where('to_email', '=', email)
      .execute(),
  )
  expect((await world.trouble(email)).troubles).toContainEqual(
    expect.objectContaining({ kind: 'mail_failed', words: '550 mailbox full' }),
  )
  await world.services.database.script(`
    update mails set given_up_at = null, sent_at = now(), subject = '', html = '', text = '', failure = 'reported',
      failed_at = now(), last_error = '550 5.1.1 no such user' where to_email = '${email}'`)
  const reported = (await world.trouble(email)).troubles
  expect(reported).toContainEqual(
    expect.objectContaining({ kind: 'mail_failed', words: '550 5.1.1 no such user' }),
  )
  expect(reported.map(({ kind }) => kind)).not.toContain('link_open')
  world.clock.advance(25 * 60 * minuteMs)
  const later = await world.call(
    (await world.device(world.admin.userId)).token,
    'GET',
    `/api/admin/sign-in-trouble?email=${email}`,
  )
  expect(later.json<Report>().troubles.map(({ kind }) => kind)).not.toContain('wrong_portal')
})

test('a lost second factor is reset by another superadmin with a recent proof, and never by oneself or an admin', async () => {
  const world = await buildSafety()
  const { root, admin } = world
  const reset = (userId: string, who = root) =>
    world.post(`/api/admin/people/${userId}/reset-second-factor`, undefined, who)
  expect(codeOf(await reset(admin.userId))).toBe('safety.no_second_factor')
  const factor = { secret_sealed: '', verified_at: world.clock.now() }
  await world.services.database.transaction((tx) =>
    tx
      .insertInto('second_factors')
      .values({ ...factor, user_id: admin.userId })
      .execute(),
  )
  expect((await world.trouble(admin.email, root)).troubles).toMatchObject([
    { kind: 'factor_needed', remedy: 'reset_factor' },
  ])
  expect(codeOf(await reset(root.userId))).toBe('directory.yourself')
  expect((await reset(randomUUID())).statusCode).toBe(404)
  expect((await reset(root.userId, await world.person('other@tower.test', 'admin'))).statusCode).toBe(403)
  expect((await reset(admin.userId)).json()).toEqual({ ok: true })
  expect(await world.isIn(admin.token)).toBe(false)
  expect((await world.trouble(admin.email, root)).troubles).toEqual([])
  expect((await world.audit()).find(({ action }) => action === 'identity.second_factor_reset')).toMatchObject(
    {
      ...{ actor_id: root.userId, target_id: admin.userId },
    },
  )
  world.clock.advance(20 * minuteMs)
  expect(codeOf(await reset(admin.userId))).toBe('identity.proof_needed')
})

test('every kind that needs two people is declared by one domain, reads without a fault, and leads to a page of the console', async () => {
  expect(secondPerson.map(({ kind }) => kind).toSorted()).toEqual([...secondPersonKinds].toSorted())
  const { services, admin, call } = await buildSafety()
  for (const { kind, list, leadsTo } of secondPerson) {
    expect(await services.database.read((tx) => list(tx, 5)), kind).toEqual([])
    const { pathname, searchParams } = new URL(leadsTo('some-id'), 'https://tower.test')
    const page = listPages().find(({ address }) =>
      new RegExp(`^${address.replace(/:\w+/g, '[^/]+')}$`).test(pathname),
    )
    expect(page?.address.startsWith('/admin'), kind).toBe(true)
    for (const word of searchParams.keys()) expect(page?.reads, kind).toContain(word)
  }
  expect((await call(admin.token, 'GET', '/api/admin/second-person-acts')).json()).toEqual({
    items: [],
    has_more: false,
  })
})
