import { expect, test } from 'vitest'
import { buildClassroom } from '../matching/classrooms/build-classroom.ts'
import { buildGiving } from '../money/giving/build-giving.ts'

const hourMs = 3_600_000

/** A server whose visitors start checkouts from networks of their own. */
async function buildShop() {
  const giving = await buildGiving({ environment: { RATE_LIMIT_FACTOR: '1' } })
  const start = (from: number, form: object = {}) =>
    giving.app.inject({
      method: 'POST',
      url: '/.netlify/functions/create-checkout-session',
      payload: { amount_cents: 100, destination: 'classrooms', ...form },
      remoteAddress: `198.51.${100 + (from >> 8)}.${from & 255}`,
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
  'three hundred checkouts from one network are five, and an honest giver beside it is served',
  { timeout: 120_000 },
  async () => {
    const { start, startMany, clock } = await buildShop()
    const tried = await startMany(300, (at) => start(1, { email: `card-${at}@evil.example` }))
    expect(tried).toEqual({ started: 5, asked: 115, refused: 180 })
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
  'one address starts thirty checkouts an hour, from however many networks',
  { timeout: 120_000 },
  async () => {
    const { start, startMany } = await buildShop()
    expect(await startMany(35, (at) => start(at, { email: `Giver+${at}@tower.test` }))).toMatchObject({
      started: 30,
    })
  },
)

test(
  'the parents of a whole room give at once, and a script to one room is stopped',
  { timeout: 120_000 },
  async () => {
    const { start, startMany, services } = await buildShop()
    const room = await buildClassroom(services.database, { teacherEmail: 'teacher@school.edu' })
    const gift = { classroom_id: room.id, destination: 'classrooms' }
    expect(await startMany(80, (at) => start(at, gift))).toMatchObject({ started: 60, refused: 20 })
  },
)
