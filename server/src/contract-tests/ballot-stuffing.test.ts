import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { buildClassroom } from '../../test/matching/classrooms/build-classroom.ts'
import { testApp } from '../test/test-app.ts'

/** Nominates classrooms from any network, counting answers by status. */
async function buildBallot() {
  const { app, services } = await testApp({ environment: { RATE_LIMIT_FACTOR: '1' } })
  const classroom = await buildClassroom(services.database)
  const send = async (times: number, url: string, ask: (at: number) => { from: string; payload: object }) => {
    const statuses: Record<number, number> = {}
    for (let at = 0; at < times; at++) {
      const { from, payload } = ask(at)
      const { statusCode } = await app.inject({ method: 'POST', url, payload, remoteAddress: from })
      statuses[statusCode] = (statuses[statusCode] ?? 0) + 1
    }
    return statuses
  }
  return { send, classroomId: classroom.id }
}

/** The long form goes on as a script would; the first few hundred show the same. */
const nominators = process.env.SOAK === 'true' ? 2_000 : 400

const inventHash = () => randomBytes(32).toString('hex')
const network = (at: number) => `198.51.100.${at}`

test(
  'of any number of invented nominators of one network thirty pass; then it is asked, and refused in the end',
  { timeout: 120_000 },
  async () => {
    const { send, classroomId } = await buildBallot()
    const statuses = await send(nominators, '/api/nominate', () => ({
      from: network(1),
      payload: { classroom_id: classroomId, nominator_hash: inventHash() },
    }))
    expect(statuses).toEqual({ 200: 30, 403: 270, 429: nominators - 300 })
  },
)

test(
  'one nominator asks thirty times an hour, from however many networks, also for classrooms that are none',
  { timeout: 120_000 },
  async () => {
    const { send } = await buildBallot()
    const nominator_hash = inventHash()
    const statuses = await send(100, '/api/nominate', (at) => ({
      from: network(at),
      payload: { classroom_id: crypto.randomUUID(), nominator_hash },
    }))
    expect(statuses).toEqual({ 404: 30, 429: 70 })
  },
)

test(
  'one teacher’s mailbox is asked five times an hour, from however many networks',
  { timeout: 120_000 },
  async () => {
    const { send, classroomId } = await buildBallot()
    const statuses = await send(20, '/api/nominee/request-confirm', (at) => ({
      from: network(at),
      payload: {
        classroom_id: classroomId,
        teacher_display_name: 'Ms Rivera',
        teacher_edu_email: at % 2 ? 'rivera@dayton.edu' : 'Rivera+x@Dayton.EDU',
      },
    }))
    expect(statuses[429]).toBe(15)
  },
)
