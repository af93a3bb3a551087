import type { OwnShareLink } from '@tower/contract/matching/share-links.contract.ts'
import { describe, expect, test } from 'vitest'
import { buildClassroom } from '../../../test/matching/classrooms/build-classroom.ts'
import { buildUser } from '../../../test/people/identity/build-user.ts'
import { headersOf } from '../../../test/spending/photos/build-photos.ts'
import { testApp } from '../../test/test-app.ts'

const create = '/.netlify/functions/teacher-share-create'
const revoke = '/.netlify/functions/teacher-share-revoke'
type Made = { url: string; code: string; item: OwnShareLink }
const codeOf = (answer: { json: <T>() => T }) => answer.json<{ code?: string }>().code

async function buildDesk() {
  const server = await testApp()
  const { app, services } = server
  const person = async (userId: string) => {
    const headers = await headersOf(server, userId)
    const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload, headers })
    return {
      userId,
      make: (payload: object = {}) => post(create, payload),
      close: (payload: object) => post(revoke, payload),
      list: async (query = '') =>
        (await app.inject({ url: `/api/teacher/share-links${query}`, headers })).json<{
          items: OwnShareLink[]
          total: number
        }>(),
      csv: () => app.inject({ url: '/api/teacher/share-links.csv', headers }),
    }
  }
  const teacher = async (email: string) => {
    const classroom = await buildClassroom(services.database, { teacherEmail: email })
    return { classroomId: classroom.id, ...(await person(classroom.teacherId ?? '')) }
  }
  const staff = await person(await buildUser(services, 'admin@tower.test', 'admin'))
  const visit = (code: string, agent = 'Mozilla/5.0 (iPhone)') =>
    app.inject({
      method: 'POST',
      url: '/api/share-links/visit',
      payload: { code },
      headers: { 'user-agent': agent },
    })
  const audit = () =>
    services.database.read((tx) =>
      tx.selectFrom('audit_log').select(['action', 'actor_id', 'target_id']).orderBy('seq').execute(),
    )
  return {
    app,
    services,
    person,
    teacher,
    staff,
    visit,
    audit,
    open: (code: string) => app.inject(`/.netlify/functions/public-share-resolve?code=${code}`),
  }
}

test('a teacher makes a link for their own classroom, and for nobody else’s, and its page is there', async () => {
  const { teacher, open, audit } = await buildDesk()
  const [rivera, poe] = [await teacher('rivera@dayton.edu'), await teacher('poe@flint.edu')]
  expect(codeOf(await rivera.make({ teacher_id: poe.userId }))).toBe('identity.another_named')
  const made = (await rivera.make({ teacher_id: rivera.userId, note: ' Book fair ' })).json<Made>()
  expect(made).toMatchObject({
    code: expect.stringMatching(/^PT-[A-Z2-9]{6}$/) as string,
    url: `http://tower.test/t/${made.code}`,
    item: {
      note: 'Book fair',
      made_by: 'teacher',
      state: 'open',
      visits: 0,
      classroom_id: rivera.classroomId,
    },
  })
  expect((await open(made.code)).statusCode).toBe(200)
  expect((await poe.list()).total).toBe(0)
  expect(await audit()).toEqual([
    { action: 'classrooms.link_created', actor_id: rivera.userId, target_id: rivera.classroomId },
  ])
  const foreign = await rivera.make({ classroom_id: poe.classroomId })
  expect([foreign.statusCode, codeOf(foreign)]).toEqual([409, 'share_links.no_classroom'])
})

test('a link is revoked by its code, by its teacher alone, and its page says so at once', async () => {
  const { teacher, open, audit } = await buildDesk()
  const [rivera, poe] = [await teacher('rivera@dayton.edu'), await teacher('poe@flint.edu')]
  const { code } = (await rivera.make()).json<Made>()
  for (const empty of [{}, { code: ' ' }, { code: null }]) {
    const answer = await rivera.close(empty)
    expect([answer.statusCode, codeOf(answer)]).toEqual([400, 'share_links.code_required'])
  }
  for (const answer of [await poe.close({ code }), await rivera.close({ code: 'PT-ABC234' })])
    expect([answer.statusCode, codeOf(answer)]).toEqual([404, 'share_links.not_found'])
  expect((await open(code)).statusCode).toBe(200)
  const closed = await rivera.close({ code: ` ${code.toLowerCase()} ` })
  expect(closed.json()).toMatchObject({ ok: true, item: { code, state: 'revoked' } })
  expect((await open(code)).statusCode).toBe(410)
  expect((await rivera.close({ code })).json()).toMatchObject({ ok: true, item: { state: 'revoked' } })
  expect((await audit()).map(({ action }) => action)).toEqual([
    'classrooms.link_created',
    'classrooms.link_revoked',
  ])
})

test('staff do the same for any teacher they name', async () => {
  const { teacher, staff, open } = await buildDesk()
  const [rivera, poe] = [await teacher('rivera@dayton.edu'), await teacher('poe@flint.edu')]
  expect(codeOf(await staff.make())).toBe('share_links.teacher_required')
  expect(codeOf(await staff.make({ teacher_id: staff.userId }))).toBe('share_links.teacher_not_found')
  const { code } = (await staff.make({ teacher_id: rivera.userId })).json<Made>()
  expect(await rivera.list()).toMatchObject({ total: 1, items: [{ code, made_by: 'staff' }] })
  expect(await staff.list(`?teacher_id=${rivera.userId}`)).toMatchObject({ total: 1 })
  expect(codeOf(await staff.close({ teacher_id: poe.userId, code }))).toBe('share_links.not_found')
  expect((await staff.close({ teacher_id: rivera.userId, code })).statusCode).toBe(200)
  expect((await open(code)).statusCode).toBe(410)
})

test('neither sponsors nor strangers make links, and a teacher without a classroom is told why', async () => {
  const { app, services, person, teacher } = await buildDesk()
  const sponsor = await person(await buildUser(services, 'dana@sponsors.test'))
  expect((await sponsor.make()).statusCode).toBe(403)
  expect((await app.inject({ method: 'POST', url: create, payload: {} })).statusCode).toBe(401)
  const rivera = await teacher('rivera@dayton.edu')
  await services.database.transaction((tx) =>
    tx.updateTable('classrooms').set({ teacher_id: null }).execute(),
  )
  expect(codeOf(await rivera.make())).toBe('share_links.no_classroom')
})

test('visits are counted by the day and nothing of who came is kept; robots and closed links count for nothing', async () => {
  const { services, teacher, visit } = await buildDesk()
  services.clock.set(new Date('2026-11-17T04:30:00Z'))
  const rivera = await teacher('rivera@dayton.edu')
  const { code } = (await rivera.make()).json<Made>()
  for (const typed of [code, code.toLowerCase(), code])
    expect((await visit(typed)).json()).toEqual({ ok: true })
  services.clock.advance(1_860_000)
  await visit(code)
  await visit(code, 'Mozilla/5.0 (compatible; Googlebot/2.1)')
  await visit(code, 'facebookexternalhit/1.1')
  await visit('PT-ABC234')
  expect(await rivera.list()).toMatchObject({ items: [{ visits: 4, last_visit_on: '2026-11-17' }] })
  const rows = await services.database.read((tx) =>
    tx.selectFrom('share_link_visits').selectAll().orderBy('visited_on').execute(),
  )
  expect(rows.map(({ code: of, visits }) => [of, visits])).toEqual([
    [code, 3],
    [code, 1],
  ])
  await rivera.close({ code })
  await visit(code)
  expect(await rivera.list()).toMatchObject({ items: [{ visits: 4 }] })
})

test('a teacher finds links by their words and state, ordered by visits, and takes them along as a file', async () => {
  const { services, teacher, visit } = await buildDesk()
  const rivera = await teacher('rivera@dayton.edu')
  const codes: string[] = []
  for (const note of ['Book fair', '=2+2', null]) {
    codes.push((await rivera.make({ note })).json<Made>().code)
    services.clock.advance(1_000)
  }
  await visit(codes[1] ?? '')
  await rivera.close({ code: codes[2] })
  const found = async (query: string) => (await rivera.list(query)).items.map(({ code }) => code)
  expect(await found('')).toEqual(codes.toReversed())
  expect(await found('?q=BOOK')).toEqual([codes[0]])
  expect(await found('?state=open&sort=-visits')).toEqual([codes[1], codes[0]])
  expect(await found('?state=revoked')).toEqual([codes[2]])
  const { body } = await rivera.csv()
  expect(body).toContain("'=2+2")
  expect(body.trim().split('\r\n')).toHaveLength(4)
})

// One session can't race with itself: only PostgreSQL shows this.
describe.runIf(process.env.TEST_DATABASE_URL)('at the same moment', () => {
  test('a form sent twice makes one link, and visits are all counted', async () => {
    const { teacher, visit } = await buildDesk()
    const rivera = await teacher('rivera@dayton.edu')
    const request_key = crypto.randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => rivera.make({ request_key })))
    const codes = answers.map((answer) => answer.json<Made>().code)
    expect(new Set(codes).size).toBe(1)
    await Promise.all(Array.from({ length: 20 }, () => visit(codes[0] ?? '')))
    expect(await rivera.list()).toMatchObject({ total: 1, items: [{ visits: 20 }] })
  })
})
