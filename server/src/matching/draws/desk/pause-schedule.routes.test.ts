import { expect, test, vi } from 'vitest'
import { buildDesk } from '../../../../test/matching/draws/build-desk.ts'
import { ensureWeeklyDraw } from '../ensure-weekly-draw.ts'

// A database for each test, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const schedule = '/api/admin/draw-desk/schedule'
const reason = 'School is out until August.'

async function buildPaused() {
  const world = await buildDesk()
  const paused = await world.post(`${schedule}/pause`, { reason: ` ${reason} ` })
  return { ...world, paused }
}

test('a paused schedule announces no draw, and staff read since when, by whom and why', async () => {
  const { services, get, paused, clock } = await buildPaused()
  const pause = { at: clock.now().toISOString(), by: 'admin@tower.test', reason }
  expect(paused.json()).toEqual({ pause })
  expect((await get(schedule)).json()).toEqual({ pause })
  expect(await ensureWeeklyDraw(services)).toBeUndefined()
  expect((await get('/api/admin/draw-desk')).json()).toMatchObject({ draw: null, pause })
})

test('the next draw stands as soon as the schedule goes on', async () => {
  const { get, post, second } = await buildPaused()
  expect((await post(`${schedule}/resume`, {}, second)).json()).toEqual({ pause: null })
  expect((await get('/api/admin/draw-desk')).json()).toMatchObject({
    draw: { source: 'schedule', state: 'scheduled' },
    pause: null,
  })
})

test('a draw that is announced already stays when the schedule is paused', async () => {
  const { services, get, post } = await buildDesk()
  const id = await ensureWeeklyDraw(services)
  await post(`${schedule}/pause`, { reason })
  expect((await get('/api/admin/draw-desk')).json()).toMatchObject({ draw: { id, state: 'scheduled' } })
})

test.each([
  ['pause', {}, 400, 'draws.pause_reason_required'],
  ['pause', { reason: ' ' }, 400, 'draws.pause_reason_required'],
  ['resume', {}, 409, 'draws.schedule_running'],
])('%s with %j is refused while it runs', async (act, body, status, code) => {
  const { post, get } = await buildDesk()
  const answer = await post(`${schedule}/${act}`, body)
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code])
  expect((await get(schedule)).json()).toEqual({ pause: null })
})

test('of two who pause it at once one is told that it is paused, and the log has one pause and who let it go on', async () => {
  const { services, post, second } = await buildDesk()
  const both = await Promise.all([
    post(`${schedule}/pause`, { reason }),
    post(`${schedule}/pause`, { reason: 'Another one' }, second),
  ])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  await post(`${schedule}/resume`, {}, second)
  const written = await services.database.read((tx) =>
    tx
      .selectFrom('audit_entries')
      .select(['action', 'target_kind'])
      .where('action', 'in', ['draws.pause_schedule', 'draws.resume_schedule'])
      .orderBy('seq')
      .execute(),
  )
  expect(written.map(({ action }) => action)).toEqual(['draws.pause_schedule', 'draws.resume_schedule'])
})
