import { hourMs } from '@tower/contract/durations.ts'
import { expect, test } from 'vitest'
import { buildClassroom } from '../../test/matching/classrooms/build-classroom.ts'
import { buildGiving } from '../../test/money/giving/build-giving.ts'
import { solvePuzzle } from '../test/solve-puzzle.ts'

/** The long form goes on as a script would. */
const tries = process.env.SOAK === 'true' ? 300 : 150

/** A server whose visitors start checkouts from networks of their own. */
async function buildShop() {
  const giving = await buildGiving({ environment: { RATE_LIMIT_FACTOR: '1' } })
  const start = (from: number, form: object = {}, headers: Record<string, string> = {}) =>
    giving.app.inject({
      method: 'POST',
      url: '/.netlify/functions/create-checkout-session',
      payload: { amount_cents: 100, destination: 'classrooms', ...form },
      remoteAddress: `198.51.${100 + (from >> 8)}.${from & 255}`,
      headers,
    })
  const startMany = async (count: number, ask: (at: number) => ReturnType<typeof start>) => {
    const statuses: number[] = []
    for (let at = 0; at < count; at++) statuses.push((await ask(at)).statusCode)
    return {
      started: statuses.filter((status) => status === 200).length,
      asked: statuses.filter((status) => status === 403).length,
      refused: statuses.filter((status) => status === 429).length,
    }
  }
  return { ...giving, start, startMany }
}

test(
  'any number of checkouts tried from one network are five, and an honest giver beside it is served',
  { timeout: 120_000 },
  async () => {
    const { start, startMany, clock } = await buildShop()
    const tried = await startMany(tries, (at) => start(1, { email: `card-${at}@evil.example` }))
    expect(tried).toEqual({ started: 5, asked: 115, refused: tries - 120 })
    const refused = await start(1)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('3600')
    expect((await start(2, { email: 'giver@tower.test' })).statusCode).toBe(200)
    clock.advance(hourMs)
    expect((await start(1)).statusCode).toBe(200)
  },
)

test('both ways to start a checkout count together', { timeout: 120_000 }, async () => {
  const { app, start, startMany } = await buildShop()
  await startMany(5, (at) => start(1, { amount_cents: 100 + at }))
  const other = await app.inject({
    method: 'POST',
    url: '/api/donations-create',
    payload: { amount: 1, programKey: 'sponsor-classroom' },
    remoteAddress: '198.51.100.1',
  })
  expect(other.statusCode).toBe(403)
  expect(other.headers['x-challenge']).toBeDefined()
})

test(
  'one address starts thirty checkouts an hour, from however many networks, and whoever it belongs to still gives',
  { timeout: 120_000 },
  async () => {
    const { start, startMany } = await buildShop()
    const gift = { amount_cents: 2_500 }
    const tried = await startMany(35, (at) => start(at, { ...gift, email: `Giver+${at}@tower.test` }))
    expect(tried).toEqual({ started: 30, asked: 5, refused: 0 })
    await expectServedAfterPuzzle((headers) => start(99, { ...gift, email: 'giver@tower.test' }, headers))
  },
)

test(
  'the parents of a whole classroom give at once, and a script to one classroom is stopped',
  { timeout: 120_000 },
  async () => {
    const { start, startMany, services } = await buildShop()
    const classroom = await buildClassroom(services.database, { teacherEmail: 'teacher@school.edu' })
    const gift = { classroom_id: classroom.id, destination: 'classrooms' }
    expect(await startMany(80, (at) => start(at, gift))).toEqual({ started: 60, asked: 20, refused: 0 })
  },
)

test(
  'a script that asks for one classroom again and again keeps nobody from giving to it',
  { timeout: 120_000 },
  async () => {
    const { start, startMany, services } = await buildShop()
    const classroom = await buildClassroom(services.database, { teacherEmail: 'teacher@school.edu' })
    const gift = { classroom_id: classroom.id, amount_cents: 2_500 }
    // One wish, however often it is sent, is one unpaid checkout: the network is asked nothing.
    await startMany(100, () => start(1, { ...gift, idempotency_key: 'the same wish' }))
    await expectServedAfterPuzzle((headers) => start(2, { ...gift, email: 'giver@tower.test' }, headers))
  },
)

test(
  'small amounts spread over classrooms are ninety in ten minutes, and a large gift beside them is asked nothing',
  { timeout: 120_000 },
  async () => {
    const { start, startMany, services, clock } = await buildShop()
    const classrooms: string[] = []
    for (const name of ['a', 'b', 'c', 'd'])
      classrooms.push((await buildClassroom(services.database, { teacherEmail: `${name}@school.edu` })).id)
    const gift = (at: number) => ({ classroom_id: classrooms[at % 4], amount_cents: 500 + (at % 3) })
    expect(await startMany(100, (at) => start(at, gift(at)))).toEqual({ started: 90, asked: 10, refused: 0 })
    await expectServedAfterPuzzle((headers) => start(200, gift(0), headers))
    expect((await start(201, { classroom_id: classrooms[0], amount_cents: 2_500 })).statusCode).toBe(200)
    clock.advance(11 * 60_000)
    expect((await start(202, gift(0))).statusCode).toBe(200)
  },
)

/** An honest visitor's browser solves the puzzle it is handed. */
async function expectServedAfterPuzzle(
  send: (headers: Record<string, string>) => ReturnType<Awaited<ReturnType<typeof buildShop>>['start']>,
): Promise<void> {
  const asked = await send({})
  expect(asked.statusCode).toBe(403)
  const answer = solvePuzzle(String(asked.headers['x-challenge']))
  expect((await send({ 'x-challenge-answer': answer })).statusCode).toBe(200)
}
