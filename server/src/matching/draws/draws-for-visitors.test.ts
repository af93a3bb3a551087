import { expect, test } from 'vitest'
import { buildIdentity } from '../../../test/people/identity/build-identity.ts'
import { openSession } from '../../people/identity/sessions/open-session.ts'
import { buildDraw, buildClassrooms, buildSlots, winnersOf } from '../../../test/matching/draws/build-draw.ts'
import { freezeDraw } from './freeze-draw.ts'
import { runDraw } from './run-draw.ts'

async function buildVisit(nominators: number[], slots: number) {
  const { app, services, clock } = await buildIdentity()
  const classrooms = await buildClassrooms(services, nominators)
  if (slots > 0) await buildSlots(services, slots)
  const teacher = async (classroom: number) => {
    const { access_token: token } = await services.database.transaction((tx) =>
      openSession(services, tx, {
        userId: classrooms[classroom]?.teacherId ?? '',
        userAgent: undefined,
        at: services.clock.now(),
      }),
    )
    return { authorization: `Bearer ${token}` }
  }
  const get = async (url: string, headers: Record<string, string> = {}) => {
    const answer = await app.inject({ url, headers })
    return { status: answer.statusCode, text: answer.body, body: answer.json<Record<string, unknown>>() }
  }
  return { app, services, clock, classrooms, teacher, get }
}

test('a teacher sees the exact chance of the own classroom in the next draw', async () => {
  const { services, teacher, get } = await buildVisit([20, 5, 15], 2)
  await buildDraw(services, { capacity: 3 })
  const { body } = await get('/api/draws/own-odds', await teacher(0))
  expect(body).toMatchObject({
    classroom: { name: 'Room 1', eligible: true, weight: 20, nominators: 20, waited: 0 },
    classrooms: 3,
    total_weight: 40,
    // Two slots wait, though three classrooms could be matched.
    picks: 2,
  })
  // First at once, or second after one of the others.
  expect(body.chance).toBeCloseTo(20 / 40 + (5 / 40) * (20 / 35) + (15 / 40) * (20 / 25), 5)
})

test('once the list is fixed, its weights count and later nominations do not', async () => {
  const { services, teacher, classrooms, get } = await buildVisit([3, 1], 1)
  const drawId = await buildDraw(services, { capacity: 1, inMinutes: 30 })
  await freezeDraw(services, { drawId })
  await services.database.transaction((tx) =>
    tx
      .insertInto('classroom_nominations')
      .values({ classroom_id: classrooms[1]?.id ?? '', nominator_hash: 'late' })
      .execute(),
  )
  const { body } = await get('/api/draws/own-odds', await teacher(1))
  expect(body).toMatchObject({ classroom: { weight: 1 }, total_weight: 4 })
  expect(body.chance).toBeCloseTo(1 / 4, 6)
})

test('visitors are told when a draw runs whose list was fixed late, and until then when it will at the earliest', async () => {
  const { services, clock, get } = await buildVisit([3], 1)
  const drawId = await buildDraw(services, { inMinutes: 120 })
  const runsAt = async () => {
    const one = await get(`/api/draws/${drawId}`)
    const [listed] = (await get('/api/draws')).body.items as { slot_starts: string; runs_at: string | null }[]
    expect(one.body.runs_at).toBe(listed?.runs_at)
    return { ...listed }
  }
  const { slot_starts: starts, runs_at: planned } = await runsAt()
  expect(planned).toBe(starts)
  // Nobody was there to fix the list in time.
  clock.advance(5 * 3_600_000)
  const inAnHour = new Date(clock.now().getTime() + 3_600_000).toISOString()
  expect((await runsAt()).runs_at).toBe(inAnHour)
  await freezeDraw(services, { drawId })
  clock.advance(60_000)
  // The first round after that: one comes out every three seconds.
  const { runs_at: fixed } = await runsAt()
  const later = Date.parse(fixed ?? '') - Date.parse(inAnHour)
  expect(later).toBeGreaterThanOrEqual(0)
  expect(later).toBeLessThan(3_000)
  clock.advance(3_600_000)
  await runDraw(services, { drawId, actor: null })
  expect((await runsAt()).runs_at).toBe(null)
})

test('a classroom that is not in has no chance, and without a draw none is told', async () => {
  const { services, teacher, get } = await buildVisit([0, 4], 1)
  const headers = await teacher(0)
  expect((await get('/api/draws/own-odds', headers)).body).toMatchObject({ draw: null, chance: null })
  await buildDraw(services)
  expect((await get('/api/draws/own-odds', headers)).body).toMatchObject({
    classroom: { eligible: false, weight: 0 },
    classrooms: 1,
    chance: 0,
  })
})

test('own odds are for teachers', async () => {
  const { get } = await buildVisit([], 0)
  expect((await get('/api/draws/own-odds')).status).toBe(401)
})

test('a slot tells its way from $800 to the classroom, and never whose gift it was', async () => {
  const { services, get } = await buildVisit([2, 1], 2)
  const drawId = await buildDraw(services, { capacity: 1 })
  expect((await get('/api/draws/slots/1')).body).toMatchObject({
    number: 1,
    state: 'waiting',
    classroom: null,
  })
  await runDraw(services, { drawId, actor: null })
  const [winner] = await winnersOf(services, drawId)
  const { body, text } = await get(`/api/draws/slots/${winner?.number}`)
  expect(body).toMatchObject({
    state: 'matched',
    origin: 'donor',
    how: 'draw',
    draw: { id: drawId, entries_count: 2, pick: { position: 1, remaining_weight: 3 } },
    classroom: { school: 'Ruskin Elementary', place: 'Dayton, OH' },
    spent_cents: 0,
  })
  expect(body.minted_on).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(text).not.toContain('donor.test')
  expect(text).not.toContain('@')
})

test.each(['disabled', 'unconfirmed'])(
  'of a classroom that is %s nothing is said, not even its pick',
  async (why) => {
    const { services, get, clock } = await buildVisit([2], 1)
    const drawId = await buildDraw(services, { capacity: 1 })
    await runDraw(services, { drawId, actor: null })
    const [winner] = await winnersOf(services, drawId)
    await services.database.transaction(async (tx) => {
      if (why === 'disabled') {
        await tx
          .updateTable('users')
          .set({ disabled_at: clock.now() })
          .where('role', '=', 'teacher')
          .execute()
      } else await tx.updateTable('classrooms').set({ confirmed_at: null }).execute()
    })
    const { body, text } = await get(`/api/draws/slots/${winner?.number}`)
    expect(body).toMatchObject({ state: 'matched', classroom: null, spent_cents: null, draw: { pick: null } })
    expect(text).not.toMatch(/Room 1|Ruskin|Dayton/)
  },
)

test('numbers that no slot has lead nowhere', async () => {
  const { get } = await buildVisit([], 0)
  for (const number of ['0', '999999', '1.5', 'abc', '99999999999999999999']) {
    expect((await get(`/api/draws/slots/${number}`)).status).toBeOneOf([400, 404])
  }
})
