import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../test/test-app.ts'
import { buildClassroom } from '../../../test/matching/classrooms/build-classroom.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const nobody = '00000000-0000-4000-8000-000000000000'

const post = ({ app }: TestApp, url: string, payload: object) => app.inject({ method: 'POST', url, payload })

const teacherNomination = {
  nominator_name: 'Sam Poe',
  nominator_email: 'Sam@Example.com',
  teacher_name: 'Ana Rivera',
  school: 'Ruskin Elementary',
  reason: 'She buys the paper herself.',
}

const rows = (
  { services }: TestApp,
  table: 'classroom_nominations' | 'teacher_nominations' | 'admin_notifications',
) => services.database.read((tx) => tx.selectFrom(table).selectAll().execute())

describe('nominating a classroom', () => {
  const ballot = (classroom_id: string, contact = 'ana@example.com') => ({
    classroom_id,
    nominator_hash: sha256(contact),
    reason: 'They read every day.',
  })

  test('a ballot counts once per nominator, and a repeat is thanked as well', async () => {
    const server = await testApp()
    const { id } = await buildClassroom(server.services.database)
    for (const contact of ['ana@example.com', 'ana@example.com', 'bo@example.com']) {
      const answer = await post(server, '/api/nominate', ballot(id, contact))
      expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }])
    }
    expect(await rows(server, 'classroom_nominations')).toHaveLength(2)
    expect(await rows(server, 'admin_notifications')).toMatchObject([
      { type: 'nomination' },
      { type: 'nomination' },
    ])
  })

  test('what is stored of a nominator can not be guessed without the secret of the server', async () => {
    const server = await testApp()
    const { id } = await buildClassroom(server.services.database)
    await post(server, '/api/nominate', ballot(id))
    const stored = await rows(server, 'classroom_nominations')
    expect(stored[0]?.nominator_hash).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(stored)).not.toContain(sha256('ana@example.com'))
    expect(JSON.stringify(await rows(server, 'admin_notifications'))).not.toContain(stored[0]?.nominator_hash)
  })

  test('an unknown classroom is 404, a hash that is none is 400, and nothing is stored', async () => {
    const server = await testApp()
    const { id } = await buildClassroom(server.services.database)
    const unknown = await post(server, '/api/nominate', ballot(nobody))
    expect([unknown.statusCode, unknown.json()]).toMatchObject([404, { code: 'classrooms.not_found' }])
    for (const body of [
      { ...ballot(id), nominator_hash: 'ana@example.com' },
      { ...ballot(id), nominator_hash: sha256('x').toUpperCase() },
      { ...ballot(id), classroom_id: 'classroom-12' },
      { ...ballot(id), reason: 'x'.repeat(2001) },
      { ...ballot(id), reason: 'a\u0000b' },
    ]) {
      expect((await post(server, '/api/nominate', body)).statusCode).toBe(400)
    }
    expect(await rows(server, 'classroom_nominations')).toEqual([])
  })
})

describe('nominating a teacher', () => {
  test('the same person naming the same teacher again changes nothing', async () => {
    const server = await testApp()
    const again = {
      ...teacherNomination,
      teacher_name: 'ANA RIVERA',
      school: 'ruskin elementary',
      reason: 'Again.',
    }
    for (const body of [
      teacherNomination,
      again,
      { ...teacherNomination, nominator_email: 'bo@example.com' },
    ]) {
      const answer = await post(server, '/.netlify/functions/nominate-teacher', body)
      expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }])
    }
    expect(await rows(server, 'teacher_nominations')).toMatchObject([
      { nominator_email: 'sam@example.com', reason: 'She buys the paper herself.' },
      { nominator_email: 'bo@example.com' },
    ])
    expect(await rows(server, 'admin_notifications')).toHaveLength(2)
  })

  test('refusals are plain text, as the form shows them', async () => {
    const server = await testApp()
    for (const field of Object.keys(teacherNomination)) {
      for (const value of ['', '   ', undefined, 7]) {
        const answer = await post(server, '/.netlify/functions/nominate-teacher', {
          ...teacherNomination,
          [field]: value,
        })
        expect(answer.statusCode).toBe(400)
        expect(answer.headers['content-type']).toContain('text/plain')
        expect(answer.body).toContain(field)
      }
    }
    const injected = { ...teacherNomination, teacher_name: 'Ana\r\nBcc: all@example.com' }
    expect((await post(server, '/.netlify/functions/nominate-teacher', injected)).statusCode).toBe(400)
    expect(await rows(server, 'teacher_nominations')).toEqual([])
  })
})

test('where nominations are switched off, their three calls do not exist', async () => {
  const server = await testApp({ environment: { NOMINATIONS: ' OFF ' } })
  const { id } = await buildClassroom(server.services.database)
  const calls: [string, object][] = [
    ['/api/nominate', { classroom_id: id, nominator_hash: sha256('a') }],
    ['/.netlify/functions/nominate-teacher', teacherNomination],
    [
      '/api/nominee/request-confirm',
      { classroom_id: id, teacher_display_name: 'Ana', teacher_edu_email: 'a@x.edu' },
    ],
  ]
  for (const [path, body] of calls) {
    const answer = await post(server, path, body)
    expect(answer.statusCode, path).toBe(404)
    expect(answer.body).toContain('Not found')
  }
})

// One session can't race with itself: only PostgreSQL shows this.
describe.runIf(process.env.TEST_DATABASE_URL)('at the same moment', () => {
  test('fifty identical nominations leave one ballot and one notice', async () => {
    const server = await testApp()
    const { id } = await buildClassroom(server.services.database)
    const body = { classroom_id: id, nominator_hash: sha256('ana@example.com') }
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(server, '/api/nominate', body)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(200))
    expect(await rows(server, 'classroom_nominations')).toHaveLength(1)
    expect(await rows(server, 'admin_notifications')).toHaveLength(1)
  })
})
