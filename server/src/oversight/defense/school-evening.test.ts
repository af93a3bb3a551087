import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { buildClassroom } from '../../../test/matching/classrooms/build-classroom.ts'
import { solvePuzzle } from '../../test/solve-puzzle.ts'
import { testApp } from '../../test/test-app.ts'

const school = '203.0.113.20'
const hashOf = (contact: string) => createHash('sha256').update(contact).digest('hex')

/** A school whose people all sit behind one address, and ways to send its forms. */
async function buildSchool() {
  const server = await testApp({ environment: { RATE_LIMIT_FACTOR: '1' } })
  const { id } = await buildClassroom(server.services.database)
  const send = (url: string, payload: object, answer?: string, from = school) =>
    server.app.inject({
      method: 'POST',
      url,
      payload,
      remoteAddress: from,
      headers: answer === undefined ? {} : { 'x-challenge-answer': answer },
    })
  const ballotOf = (parent: string) => ({
    classroom_id: id,
    nominator_hash: hashOf(parent),
    confirm_email: `${parent}@families.test`,
  })
  const nominate = (parent: string, answer?: string, from = school) =>
    send('/api/nominate', ballotOf(parent), answer, from)
  return { ...server, classroomId: id, send, nominate }
}

test(
  'sixty parents on one Wi-Fi nominate in an evening: half unasked, half after a puzzle, and nobody is refused',
  { timeout: 60_000 },
  async () => {
    const { nominate } = await buildSchool()
    const firsts: number[] = []
    for (let nth = 1; nth <= 60; nth++) {
      const first = await nominate(`parent-${nth}`)
      firsts.push(first.statusCode)
      // Puzzles take a while here, one after the other; a few stand for all.
      if (first.statusCode !== 403 || nth % 10 !== 0) continue
      const solved = await nominate(`parent-${nth}`, solvePuzzle(String(first.headers['x-challenge'])))
      expect(solved.statusCode, solved.body).toBe(200)
    }
    expect(firsts).toEqual([...Array<number>(30).fill(200), ...Array<number>(30).fill(403)])
  },
)

test('what one school is asked for, nobody elsewhere is', async () => {
  const { nominate } = await buildSchool()
  for (let nth = 1; nth <= 33; nth++) await nominate(`parent-${nth}`)
  expect((await nominate('parent-34')).statusCode).toBe(403)
  expect((await nominate('elsewhere', undefined, '198.51.100.9')).statusCode).toBe(200)
})

test('a network that nominates on and on is refused in the end and told for how long, and an hour later nobody is asked', async () => {
  const { nominate, services } = await buildSchool()
  const statuses = new Map<number, number>()
  for (let nth = 1; nth <= 300; nth++) {
    const { statusCode } = await nominate(`script-${nth}`)
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
  }
  expect([...statuses]).toEqual([
    [200, 30],
    [403, 270],
  ])
  const refused = await nominate('script-301')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600'])
  services.clock.advance(3_600_000)
  expect((await nominate('parent')).statusCode).toBe(200)
})

test.each([
  {
    form: 'asks for the link that confirms a classroom',
    url: '/api/nominee/request-confirm',
    calm: 10,
    body: (nth: number, classroomId: string) => ({
      classroom_id: classroomId,
      teacher_display_name: 'Ms. Poe',
      teacher_edu_email: `teacher-${nth}@school.edu`,
    }),
  },
  {
    form: 'nominates a teacher',
    url: '/.netlify/functions/nominate-teacher',
    calm: 20,
    body: (nth: number) => ({
      nominator_name: 'Sam Poe',
      nominator_email: `parent-${nth}@families.test`,
      teacher_name: 'Ana Rivera',
      school: 'Ruskin Elementary',
      reason: 'She buys the paper herself.',
    }),
  },
])(
  'of a network where everybody $form, the first $calm are unasked, and the next solves a puzzle',
  async (of) => {
    const { send, classroomId } = await buildSchool()
    for (let nth = 1; nth <= of.calm; nth++)
      expect((await send(of.url, of.body(nth, classroomId))).statusCode).toBe(200)
    const asked = await send(of.url, of.body(of.calm + 1, classroomId))
    expect(asked.statusCode).toBe(403)
    const answer = solvePuzzle(String(asked.headers['x-challenge']))
    expect((await send(of.url, of.body(of.calm + 1, classroomId), answer)).statusCode).toBe(200)
  },
)
