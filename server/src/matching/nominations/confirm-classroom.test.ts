// @module-tag some-on-pglite: one path of nominations.
import { hourMs } from '@tower/contract/durations.ts'
import { describe, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../test/test-app.ts'
import { buildClassroom } from '../../../test/matching/classrooms/build-classroom.ts'
import { readMails } from '../../../test/mail/read-mails.ts'

const request = ({ app }: TestApp, classroom_id: string, teacher_edu_email = 'rivera@dayton.edu') =>
  app.inject({
    method: 'POST',
    url: '/api/nominee/request-confirm',
    payload: { classroom_id, teacher_display_name: 'Ms Rivera', teacher_edu_email },
  })

const read = ({ app }: TestApp, token: string) => app.inject(`/api/nominee/confirmation?token=${token}`)

const confirm = ({ app }: TestApp, token: string) =>
  app.inject({ method: 'POST', url: '/api/nominee/confirm', payload: { token } })

/** Asks for a link and takes its token out of the newest mail. */
async function mailedToken(server: TestApp, classroomId: string, email?: string): Promise<string> {
  const answer = await request(server, classroomId, email)
  expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }])
  const url = String((await readMails(server.services)).at(-1)?.params.url)
  expect(url).toMatch(/^http:\/\/tower\.test\/confirm-classroom\?token=[\w-]{43}$/)
  return new URL(url).searchParams.get('token') ?? ''
}

const table = (
  { services }: TestApp,
  name:
    | 'users'
    | 'allowlist_entries'
    | 'role_history'
    | 'admin_notifications'
    | 'audit_log'
    | 'share_links'
    | 'classrooms'
    | 'confirmation_requests',
) => services.database.read((tx) => tx.selectFrom(name).selectAll().execute())

test(
  'a confirmed classroom has its teacher, who may sign in, a share code, and staff know',
  { tags: 'on-pglite-too' },
  async () => {
    const server = await testApp()
    const { id } = await buildClassroom(server.services.database)
    const token = await mailedToken(server, id, ' Rivera@Dayton.EDU ')
    const answer = await confirm(server, token)
    const [link] = await table(server, 'share_links')
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        classroom_name: 'Room 12',
        state: 'confirmed',
        nominators: 0,
        share_code: (link as { code: string } | undefined)?.code,
      },
    ])

    const [teacher] = await table(server, 'users')
    expect(teacher).toMatchObject({ email: 'rivera@dayton.edu', role: 'teacher', full_name: 'Ms Rivera' })
    expect(teacher?.email_verified_at).not.toBeNull()
    expect(await table(server, 'classrooms')).toMatchObject([
      {
        confirmed_at: server.services.clock.now(),
        teacher_id: teacher?.id,
        teacher_email: 'rivera@dayton.edu',
        teacher_display_name: 'Ms Rivera',
      },
    ])
    expect(await table(server, 'allowlist_entries')).toMatchObject([
      { email: 'rivera@dayton.edu', role: 'teacher', active: true, source: 'confirmation' },
    ])
    expect(await table(server, 'role_history')).toMatchObject([
      { user_id: teacher?.id, old_role: null, new_role: 'teacher', actor_id: null },
    ])
    expect(await table(server, 'share_links')).toMatchObject([{ classroom_id: id }])
    expect(await table(server, 'admin_notifications')).toMatchObject([{ type: 'confirmation' }])
    expect(await table(server, 'audit_log')).toMatchObject([
      { action: 'classrooms.confirmed', target_id: id },
    ])
  },
)

test('a link opened ten times by mail scanners still confirms', async () => {
  const server = await testApp()
  const { id } = await buildClassroom(server.services.database)
  const token = await mailedToken(server, id)
  for (let opened = 0; opened < 10; opened++) {
    const answer = await read(server, token)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toEqual({
      classroom_name: 'Room 12',
      school: 'Ruskin Elementary',
      teacher_display_name: 'Ms Rivera',
      state: 'open',
    })
  }
  expect((await confirm(server, token)).statusCode).toBe(200)
  expect((await read(server, token)).json()).toMatchObject({ state: 'used' })
})

test('a link works once, for 72 hours, and no other string works at all', async () => {
  const server = await testApp()
  const { database, clock } = server.services
  const first = await buildClassroom(database)
  const second = await buildClassroom(database, { name: 'Maker Corner' })
  const used = await mailedToken(server, first.id)
  clock.advance(1)
  const late = await mailedToken(server, second.id)
  clock.advance(1)
  const inTime = await mailedToken(server, second.id)

  await confirm(server, used)
  expect((await confirm(server, used)).json()).toMatchObject({ code: 'nominations.link_used' })
  clock.advance(72 * hourMs - 1)
  expect((await read(server, late)).json()).toMatchObject({ state: 'expired' })
  const expired = await confirm(server, late)
  expect([expired.statusCode, expired.json()]).toMatchObject([410, { code: 'nominations.link_expired' }])
  expect((await confirm(server, inTime)).statusCode).toBe(200)

  for (const token of ['x', used.slice(1), `${used}A`, used.toLowerCase(), 'a'.repeat(200)]) {
    expect((await confirm(server, token)).statusCode, token).toBe(404)
    expect((await read(server, token)).statusCode, token).toBe(404)
  }
})

test('a second link for a classroom that is confirmed by now confirms nobody else: it waits for staff', async () => {
  const server = await testApp()
  const { id } = await buildClassroom(server.services.database)
  const first = await mailedToken(server, id)
  server.services.clock.advance(1)
  const second = await mailedToken(server, id, 'impostor@other.edu')
  await confirm(server, first)
  expect((await confirm(server, second)).json()).toMatchObject({ state: 'waiting' })
  expect((await request(server, id)).statusCode).toBe(200)
  expect(await table(server, 'users')).toMatchObject([{ email: 'rivera@dayton.edu' }])
})

test('the database alone does not confirm: only a hash of the token is kept with the request', async () => {
  const server = await testApp()
  const { id } = await buildClassroom(server.services.database)
  const token = await mailedToken(server, id)
  expect(JSON.stringify(await table(server, 'confirmation_requests'))).not.toContain(token)
})

describe("nobody's role is taken over", () => {
  const confirmFor = async (person: { role: string | null; disabled?: boolean }) => {
    const server = await testApp()
    const { database, clock } = server.services
    const { id } = await buildClassroom(database)
    await database.transaction((tx) =>
      tx
        .insertInto('users')
        .values({
          email: 'rivera@dayton.edu',
          role: person.role,
          disabled_at: person.disabled ? clock.now() : null,
        })
        .execute(),
    )
    expect((await confirm(server, await mailedToken(server, id))).statusCode).toBe(200)
    const [classroom] = await table(server, 'classrooms')
    const [user] = await table(server, 'users')
    const [notice] = await table(server, 'admin_notifications')
    return {
      classroom,
      user,
      notice,
      history: await table(server, 'role_history'),
      allowed: await table(server, 'allowlist_entries'),
    }
  }

  test('a sponsor becomes the teacher they proved to be, and the history says from what', async () => {
    const { classroom, user, history, allowed } = await confirmFor({ role: 'sponsor' })
    expect(user?.role).toBe('teacher')
    expect(classroom?.teacher_id).toBe(user?.id)
    expect(history).toMatchObject([{ old_role: 'sponsor', new_role: 'teacher', actor_id: null }])
    expect(allowed).toMatchObject([{ email: 'rivera@dayton.edu', role: 'teacher', active: true }])
  })

  test('staff stay what they are, the classroom waits for staff', async () => {
    const { classroom, user, notice, history, allowed } = await confirmFor({ role: 'admin' })
    expect(user?.role).toBe('admin')
    expect(classroom?.teacher_id).toBeNull()
    expect(classroom?.confirmed_at).not.toBeNull()
    expect(notice?.message).toContain('another role')
    expect([history, allowed]).toEqual([[], []])
  })

  test('an account without a role becomes a teacher', async () => {
    const { classroom, user, history } = await confirmFor({ role: null })
    expect(user?.role).toBe('teacher')
    expect(classroom?.teacher_id).toBe(user?.id)
    expect(history).toMatchObject([{ old_role: null, new_role: 'teacher', actor_id: null }])
  })

  test('a teacher keeps the account, without a second row of history', async () => {
    const { classroom, user, history } = await confirmFor({ role: 'teacher' })
    expect(classroom?.teacher_id).toBe(user?.id)
    expect(history).toEqual([])
  })

  test('a disabled account is not opened again', async () => {
    const { classroom, user, allowed } = await confirmFor({ role: 'teacher', disabled: true })
    expect(user?.disabled_at).not.toBeNull()
    expect([classroom?.teacher_id, allowed]).toEqual([null, []])
  })
})

test('a teacher named before the site knew her is linked by her confirmation', async () => {
  const server = await testApp()
  const { database } = server.services
  const { id } = await buildClassroom(database)
  const named = { nominator_name: 'Sam', nominator_email: 'sam@example.com', reason: 'Kind.' }
  await database.transaction((tx) =>
    tx
      .insertInto('teacher_nominations')
      .values([
        { ...named, teacher_name: 'ms rivera', school: 'RUSKIN Elementary' },
        { ...named, teacher_name: 'Ms Rivera', school: 'Another School' },
      ])
      .execute(),
  )
  await confirm(server, await mailedToken(server, id))
  const linked = await database.read((tx) =>
    tx.selectFrom('teacher_nominations').select(['school', 'nominee_email']).orderBy('school').execute(),
  )
  expect(linked).toEqual([
    { school: 'Another School', nominee_email: null },
    { school: 'RUSKIN Elementary', nominee_email: 'rivera@dayton.edu' },
  ])
})

test('one mailbox gets at most five links an hour', async () => {
  const server = await testApp()
  const { id } = await buildClassroom(server.services.database)
  for (let sent = 0; sent < 5; sent++) expect((await request(server, id)).statusCode).toBe(200)
  expect((await request(server, id)).statusCode).toBe(429)
  expect((await request(server, id, 'other@dayton.edu')).statusCode).toBe(200)
  server.services.clock.advance(hourMs)
  expect((await request(server, id)).statusCode).toBe(200)
})

// One session can't race with itself: only PostgreSQL shows this.
describe.runIf(process.env.TEST_DATABASE_URL)('at the same moment', () => {
  test('twenty confirmations by one link confirm once', async () => {
    const server = await testApp()
    const { id } = await buildClassroom(server.services.database)
    const token = await mailedToken(server, id)
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(server, token)))
    const statuses = answers.map(({ statusCode }) => statusCode).sort()
    expect(statuses).toEqual([200, ...Array<number>(19).fill(409)])
    expect(await table(server, 'role_history')).toHaveLength(1)
    expect(await table(server, 'share_links')).toHaveLength(1)
    expect(await table(server, 'audit_log')).toHaveLength(1)
  })

  test('two teachers with two links for one classroom: one of them confirms, the other waits for staff', async () => {
    const server = await testApp()
    const { id } = await buildClassroom(server.services.database)
    const tokens = [await mailedToken(server, id, 'a@dayton.edu')]
    server.services.clock.advance(1)
    await new Promise((resolve) => setTimeout(resolve, 5))
    tokens.push(await mailedToken(server, id, 'b@dayton.edu'))
    const answers = await Promise.all(tokens.map((token) => confirm(server, token)))
    const states = answers.map((answer) => answer.json<{ state: string }>().state)
    expect(states.sort()).toEqual(['confirmed', 'waiting'])
    expect(await table(server, 'users')).toHaveLength(1)
  })

  test('one teacher confirming two classrooms at once gets one account', async () => {
    const server = await testApp()
    const { database } = server.services
    const classrooms = [
      await buildClassroom(database),
      await buildClassroom(database, { name: 'Maker Corner' }),
    ]
    const tokens: string[] = []
    for (const { id } of classrooms) {
      tokens.push(await mailedToken(server, id))
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    const answers = await Promise.all(tokens.map((token) => confirm(server, token)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const [teacher, ...others] = await table(server, 'users')
    expect(others).toEqual([])
    expect((await table(server, 'classrooms')).map(({ teacher_id }) => teacher_id)).toEqual([
      teacher?.id,
      teacher?.id,
    ])
    expect(await table(server, 'role_history')).toHaveLength(1)
  })
})
