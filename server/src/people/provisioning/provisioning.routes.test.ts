// @module-tag some-on-pglite: one path of provisioning.
import { expect, test, vi } from 'vitest'
import { buildDirectory } from '../../../test/people/directory/build-directory.ts'
import { recordConfirmation } from '../../matching/classrooms/record-confirmation.ts'
import { buildMailbox } from '../../../test/people/identity/build-identity.ts'

// A database for each test, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

async function buildProvisioning() {
  const world = await buildDirectory()
  const admin = await world.person('admin@tower.test', 'admin', 'Dana Reyes')
  const root = await world.person('root@tower.test', 'superadmin', 'Kim Osei')
  const post =
    (path: string) =>
    (body: object, who = admin) =>
      world.call(who.token, 'POST', path, body)
  const count = (table: 'classrooms' | 'teacher_budgets' | 'ledger_accounts' | 'users') =>
    world.services.database.read(async (tx) => (await tx.selectFrom(table).select('id').execute()).length)
  const listMails = () =>
    world.services.database.read(async (tx) => {
      const mails = await tx.selectFrom('mails').select(['template', 'to_email']).execute()
      return mails.map(({ template, to_email: to }) => `${template} to ${to}`)
    })
  const redeem = (link: string) =>
    world.app.inject({
      method: 'POST',
      url: '/auth/v1/verify',
      payload: { type: 'magiclink', token_hash: new URL(link).searchParams.get('token_hash') },
    })
  return {
    ...world,
    admin,
    root,
    count,
    listMails,
    redeem,
    provision: post('/.netlify/functions/admin-provision-teacher'),
    create: post('/.netlify/functions/admin-user-create'),
    ensure: post('/api/admin/user/ensure'),
    link: post('/.netlify/functions/dev-generate-link'),
    mail: post('/api/admin/user/mail'),
    auditOf: (action: string) =>
      world.services.database.read((tx) =>
        tx
          .selectFrom('audit_log')
          .select(['actor_id', 'details'])
          .where('action', '=', action)
          .orderBy('seq')
          .execute(),
      ),
    proveMailbox: async (email: string) => {
      await world.app.inject({ method: 'POST', url: '/auth/v1/otp', payload: { email } })
      return redeem((await buildMailbox(world.services).mailedLink(email)).url.href)
    },
  }
}

test(
  'a teacher is opened with account, classroom, budget and wallet, and a link that signs in once',
  { tags: 'on-pglite-too' },
  async () => {
    const { provision, count, listMails, redeem, services } = await buildProvisioning()
    const body = { email: ' Rosa@School.edu', full_name: 'Rosa Ortiz', classroom_name: 'Room 12' }
    const answer = (await provision(body)).json<{
      userId: string
      classroomId: string
      action_link: string
    }>()
    expect(answer).toMatchObject({
      ok: true,
      profileRole: 'teacher',
      classroomId: expect.any(String) as string,
    })
    const classroom = await services.database.read((tx) =>
      tx.selectFrom('classrooms').select(['name', 'teacher_id', 'confirmed_at']).executeTakeFirstOrThrow(),
    )
    expect(classroom).toEqual({ name: 'Room 12', teacher_id: answer.userId, confirmed_at: null })
    expect(await listMails()).toEqual(['sign_in to rosa@school.edu'])
    expect((await redeem(answer.action_link)).statusCode).toBe(200)
    expect((await redeem(answer.action_link)).statusCode).toBeGreaterThanOrEqual(400)
    // Asked again it completes nothing twice.
    const again = (await provision(body)).json<{ userId: string; classroomId: string }>()
    expect([again.userId, again.classroomId]).toEqual([answer.userId, answer.classroomId])
    expect([
      await count('classrooms'),
      await count('teacher_budgets'),
      await count('ledger_accounts'),
    ]).toEqual([1, 1, 1])
  },
)

test('without a name the classroom is Homeroom, and without the switch nothing is mailed', async () => {
  const { provision, listMails, services } = await buildProvisioning()
  expect((await provision({ email: '' })).json()).toMatchObject({ error: 'Email is required' })
  await provision({ email: 'rosa@school.edu', send_magic_link: false })
  expect(await listMails()).toEqual([])
  const classrooms = services.database.read((tx) => tx.selectFrom('classrooms').select('name').execute())
  expect(await classrooms).toEqual([{ name: 'Homeroom' }])
})

test('a classroom is opened where staff say that it is, and one that is there keeps its place', async () => {
  const { provision, services } = await buildProvisioning()
  const place = { school: 'Cedar Street School', city: ' Toledo ', state: 'OH', grade_level: '' }
  const open = (said: object) => provision({ email: 'rosa@school.edu', send_magic_link: false, place: said })
  expect((await open(place)).statusCode).toBe(200)
  expect((await open({ ...place, city: 'Dayton' })).statusCode).toBe(200)
  const classrooms = services.database.read((tx) =>
    tx.selectFrom('classrooms').select(['school', 'city', 'state', 'grade_level']).execute(),
  )
  expect(await classrooms).toEqual([
    { school: 'Cedar Street School', city: 'Toledo', state: 'OH', grade_level: null },
  ])
})

test('sixteen who open the same teacher at once open one', async () => {
  const { provision, count } = await buildProvisioning()
  const answers = await Promise.all(
    Array.from({ length: 16 }, () => provision({ email: 'rosa@school.edu', send_magic_link: false })),
  )
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(new Set(answers.map((answer) => answer.json<{ userId: string }>().userId)).size).toBe(1)
  expect([await count('classrooms'), await count('users')]).toEqual([1, 3])
})

test('create user says what it did, and mails what was chosen', async () => {
  const { create, listMails } = await buildProvisioning()
  const maya = { email: 'maya@example.org', role: 'sponsor', name: 'Maya Lin' }
  expect((await create({ ...maya, send: 'magic' })).json()).toEqual({
    created: true,
    updatedProfile: false,
    allowlisted: true,
    role: 'sponsor',
    sent: 'magic',
  })
  expect((await create({ ...maya, name: 'Another', addToAllowlist: false, send: null })).json()).toEqual({
    created: false,
    updatedProfile: false,
    allowlisted: false,
    role: 'sponsor',
    sent: 'none',
  })
  expect((await create({ ...maya, send: 'reset' })).json()).toMatchObject({
    error: 'Only admins sign in with a password.',
  })
  const staff = await create({ email: 'new@tower.test', role: 'superadmin', send: 'reset' })
  expect(staff.json()).toMatchObject({ created: true, sent: 'reset' })
  expect(await listMails()).toEqual(['sign_in to maya@example.org', 'recovery to new@tower.test'])
})

test('superadmin is made admin, the answer says so, staff are told, and it asks for a recent proof', async () => {
  const { create, services, clock } = await buildProvisioning()
  expect((await create({ email: 'new@tower.test', role: 'superadmin' })).json()).toMatchObject({
    role: 'admin',
  })
  const role = services.database.read((tx) =>
    tx.selectFrom('users').select('role').where('email', '=', 'new@tower.test').executeTakeFirstOrThrow(),
  )
  expect(await role).toEqual({ role: 'admin' })
  const notices = await services.database.read((tx) =>
    tx.selectFrom('admin_notifications').select('title').where('type', '=', 'admin_account_opened').execute(),
  )
  expect(notices).toEqual([{ title: 'An admin was made' }])
  clock.advance(20 * 60_000)
  expect((await create({ email: 'next@tower.test', role: 'admin' })).json()).toMatchObject({
    code: 'identity.proof_needed',
  })
})

test('a link into an account, and a change of its role, ask for a recent proof however they are come by', async () => {
  const { provision, create, ensure, link, person, clock, services } = await buildProvisioning()
  const rosa = await person('rosa@school.edu', 'teacher')
  const maya = await person('maya@example.org', 'sponsor')
  clock.advance(20 * 60_000)
  const answers = [
    await provision({ email: rosa.email }),
    await link({ email: rosa.email }),
    await create({ email: maya.email, role: 'teacher' }),
    await ensure({ email: maya.email, role: 'teacher' }),
  ]
  expect(answers.map((answer) => answer.json<{ code: string }>().code)).toEqual(
    Array.from({ length: 4 }, () => 'identity.proof_needed'),
  )
  const roles = services.database.read((tx) =>
    tx.selectFrom('users').select('role').where('email', '=', maya.email).executeTakeFirstOrThrow(),
  )
  expect(await roles).toEqual({ role: 'sponsor' })
  expect((await ensure({ email: rosa.email })).statusCode).toBe(200)
})

test('nobody changes a role by opening an account, but a sponsor becomes a teacher; a disabled account stays so', async () => {
  const { create, ensure, provision, person, root, call } = await buildProvisioning()
  const coach = await person('coach@example.org', 'coach')
  const maya = await person('maya@example.org', 'sponsor')
  expect((await provision({ email: coach.email })).json()).toMatchObject({
    code: 'provisioning.another_role',
  })
  expect((await create({ email: maya.email, role: 'admin' })).json()).toMatchObject({
    code: 'directory.superadmin_only',
  })
  expect((await create({ email: root.email, role: 'admin' })).json()).toMatchObject({
    code: 'provisioning.another_role',
  })
  expect((await provision({ email: maya.email })).json()).toMatchObject({
    profileRole: 'teacher',
    userId: maya.userId,
  })
  const eve = await person('eve@example.org', 'teacher')
  await call(root.token, 'POST', `/api/admin/people/${eve.userId}/disable`)
  expect((await ensure({ email: eve.email })).json()).toMatchObject({ code: 'provisioning.disabled' })
})

test('a bundle has a classroom and a code for teachers alone, and the same code the next time', async () => {
  const { ensure } = await buildProvisioning()
  const wish = { email: 'rosa@school.edu', role: 'teacher', classroom: 'Room 12', make_share: true }
  const first = (await ensure(wish)).json<{ bundle: { share_code: string } }>()
  expect(first.bundle.share_code).toBeTruthy()
  expect((await ensure(wish)).json()).toEqual(first)
  expect(
    (await ensure({ email: 'maya@example.org', role: 'sponsor', make_share: true })).json(),
  ).toMatchObject({
    bundle: { classroom_id: null, share_code: null },
  })
})

test('nobody of the staff signs in as a guardian, an athlete or a coach, a superadmin neither: it is mailed to them', async () => {
  const { link, person, root, admin, listMails, auditOf } = await buildProvisioning()
  for (const role of ['guardian', 'athlete', 'coach'] as const) {
    const { email } = await person(`${role}@families.test`, role, 'Rosa Ortiz')
    for (const who of [admin, root])
      expect((await link({ email }, who)).json()).toEqual({ ok: true, sent: true, action_link: null })
  }
  expect(new Set(await listMails()).size).toBe(3)
  expect(await auditOf('identity.link_handed_over')).toEqual([])
})

test('a superadmin is not shown the link of a colleague who has not come in yet, by whomever the account was opened', async () => {
  const { create, link, root, person, listMails, auditOf } = await buildProvisioning()
  const other = await person('sam@tower.test', 'superadmin', 'Sam Reyes')
  for (const [role, email] of [
    ['admin', 'new@tower.test'],
    ['teacher', 'rosa@school.edu'],
  ] as const)
    expect((await create({ email, role, send: 'none' }, root)).statusCode).toBe(200)
  for (const who of [other, root])
    expect((await link({ email: 'new@tower.test' }, who)).json()).toEqual({
      ...{ ok: true, sent: true, action_link: null },
    })
  expect(await listMails()).toContain('sign_in to new@tower.test')
  expect(await auditOf('identity.link_handed_over')).toEqual([])
  expect((await link({ email: 'rosa@school.edu' }, other)).json()).toMatchObject({ sent: false })
})

test('a link is made for people, never by an admin for staff, for oneself, or for nobody; and it is not in the log', async () => {
  const { link, create, root, admin, redeem, auditOf } = await buildProvisioning()
  await create({ email: 'rosa@school.edu', role: 'teacher' })
  const { action_link: made } = (await link({ email: 'rosa@school.edu' })).json<{ action_link: string }>()
  expect((await redeem(made)).statusCode).toBe(200)
  expect((await link({ email: root.email })).statusCode).toBe(403)
  expect((await link({ email: admin.email })).json()).toMatchObject({ code: 'directory.yourself' })
  expect((await link({ email: 'nobody@example.org' })).statusCode).toBe(404)
  expect(await auditOf('identity.link_handed_over')).toEqual([{ actor_id: admin.userId, details: {} }])
})

test('staff never see a link of somebody who has come in by their own mailbox: it is mailed there, and its sender is in the log', async () => {
  const { provision, link, person, root, admin, listMails, auditOf } = await buildProvisioning()
  const rosa = await person('rosa@school.edu', 'teacher')
  expect((await provision({ email: rosa.email })).json()).toMatchObject({ ok: true, action_link: null })
  for (const who of [admin, root])
    expect((await link({ email: rosa.email }, who)).json()).toEqual({
      ...{ ok: true, sent: true, action_link: null },
    })
  expect(await listMails()).toEqual(Array.from({ length: 3 }, () => 'sign_in to rosa@school.edu'))
  expect(await auditOf('provisioning.link_mailed')).toEqual(
    [admin, admin, root].map(({ userId }) => ({
      ...{ actor_id: userId, details: { role: 'teacher', send: 'magic' } },
    })),
  )
})

test('a link that staff were shown proves no mailbox, and is worth nothing once the mailbox was proven', async () => {
  const { create, link, redeem, call, proveMailbox } = await buildProvisioning()
  await create({ email: 'rosa@school.edu', role: 'teacher' })
  const linkOf = async () =>
    (await link({ email: 'rosa@school.edu' })).json<{ action_link: string | null }>().action_link
  const [used, kept] = [await linkOf(), await linkOf()]
  const session = (await redeem(used ?? '')).json<{ access_token: string; user: object }>()
  expect(session.user).toMatchObject({ email_confirmed_at: null })
  const me = () => call(session.access_token, 'GET', '/api/teacher/overview')
  const before = (await me()).statusCode
  expect((await proveMailbox('rosa@school.edu')).statusCode).toBe(200)
  // What was opened by the link is over, the other link opens nothing, and no further one is shown.
  expect([before, (await me()).statusCode]).toEqual([200, 401])
  expect((await redeem(kept ?? '')).statusCode).toBeGreaterThanOrEqual(400)
  expect(await linkOf()).toBeNull()
})

test('the mailed link that confirms a classroom proves the mailbox of its teacher, and ends what a shown link opened', async () => {
  const { provision, link, redeem, call, services } = await buildProvisioning()
  const email = 'rosa@school.edu'
  const opened = (await provision({ email, send_magic_link: false })).json<{
    classroomId: string
    action_link: string
  }>()
  const session = (await redeem(opened.action_link)).json<{ access_token: string }>()
  const me = () => call(session.access_token, 'GET', '/api/teacher/overview')
  const before = (await me()).statusCode
  await services.database.transaction((tx) =>
    recordConfirmation(tx, {
      ...{ classroomId: opened.classroomId, teacher: { displayName: 'Rosa Núñez', email } },
      ...{ at: services.clock.now(), random: services.random },
    }),
  )
  expect([before, (await me()).statusCode]).toEqual([200, 401])
  expect((await link({ email })).json()).toMatchObject({ sent: true, action_link: null })
})

test('the mail that staff send from the panel of a person names its sender, keeps to what they saw, and says why not', async () => {
  const { mail, person, admin, root, call, listMails, auditOf } = await buildProvisioning()
  const rosa = await person('rosa@school.edu', 'teacher')
  const asTeacher = { email: rosa.email, role: 'teacher', send: 'magic' }
  expect((await mail(asTeacher)).json()).toEqual({ sent: 'magic' })
  expect((await mail({ email: root.email, role: 'superadmin', send: 'reset' })).json()).toEqual({
    ...{ sent: 'reset' },
  })
  expect(await listMails()).toEqual(['sign_in to rosa@school.edu', 'recovery to root@tower.test'])
  expect((await auditOf('provisioning.link_mailed')).map(({ actor_id: actor }) => actor)).toEqual([
    ...[admin.userId, admin.userId],
  ])
  const codeOf = async (body: object) => (await mail(body)).json<{ code: string }>().code
  expect(await codeOf({ ...asTeacher, role: 'sponsor' })).toBe('provisioning.another_role')
  expect(await codeOf({ ...asTeacher, send: 'reset' })).toBe('provisioning.no_password')
  expect(await codeOf({ ...asTeacher, email: 'nobody@example.org' })).toBe('directory.not_found')
  for (let nth = 0; nth < 4; nth++) expect((await mail(asTeacher)).statusCode).toBe(200)
  expect(await codeOf(asTeacher)).toBe('provisioning.link_limited')
  await call(root.token, 'POST', `/api/admin/people/${rosa.userId}/disable`)
  expect(await codeOf(asTeacher)).toBe('provisioning.disabled')
})

test('an account whose address the gate does not let in is not opened with a mail that would lead nowhere', async () => {
  const { create, services, count, listMails } = await buildProvisioning()
  const entry = { email: 'maya@example.org', role: 'sponsor', active: false, source: 'test' }
  await services.database.transaction((tx) => tx.insertInto('allowlist_entries').values(entry).execute())
  const before = await count('users')
  const answer = await create({ email: entry.email, role: 'sponsor', addToAllowlist: false, send: 'magic' })
  expect(answer.json()).toMatchObject({ code: 'provisioning.not_admitted' })
  expect([await count('users'), await listMails()]).toEqual([before, []])
})
