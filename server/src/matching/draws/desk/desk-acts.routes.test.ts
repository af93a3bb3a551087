import { expect, test, vi } from 'vitest'
import { buildDesk } from '../../../../test/matching/draws/build-desk.ts'
import { ensureWeeklyDraw } from '../ensure-weekly-draw.ts'
import { runDueDraws } from '../run-due-draws.ts'
import { viewDeskDraw } from './desk.view.ts'
import { readDeskDraw } from './read-desk.ts'

// A database for each test, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const hour = 3_600_000

test('staff make a draw, move it, fix its list and let it run, and the desk says who did what', async () => {
  const { create, move, freeze, read, inHours, clock, services, second } = await buildDesk()
  const draw = await create(40)
  const to = inHours(20)
  expect((await move(draw, to, second)).json()).toMatchObject({ slot_starts: to, state: 'scheduled' })
  const fixed = await freeze(draw.id)
  expect(fixed.json()).toMatchObject({
    state: 'frozen',
    entries_count: 4,
    total_weight: 11,
    forecast: {
      classrooms: 4,
      waiting_slots: 2,
      waiting_cents: 160_000,
      picks: 2,
      run_now: 'waits_for_number',
    },
  })
  // Its number comes out at its start, however early staff fixed the list.
  const { number_at: numberAt } = await read(draw.id)
  expect(new Date(numberAt ?? 0).getTime()).toBeGreaterThanOrEqual(new Date(to).getTime())
  clock.advance(21 * hour)
  await runDueDraws(services)
  // Their sessions are over by then.
  const done = viewDeskDraw(await readDeskDraw(services, { drawId: draw.id }))
  expect(done).toMatchObject({ state: 'completed', assigned: 2, forecast: null })
  expect(done.acts.map(({ act, by }) => [act, by])).toEqual([
    ['created', 'admin@tower.test'],
    ['moved', 'second@tower.test'],
    ['frozen', 'admin@tower.test'],
    ['run', null],
  ])
})

test.each([
  ['in half an hour', 0.5, 400, 'draws.start_too_soon'],
  ['to where it stands', 30, 400, 'draws.start_same'],
] as const)('a draw is not moved %s', async (_, hours, status, code) => {
  const { create, move, inHours, read } = await buildDesk()
  const draw = await create(30)
  const answer = await move(draw, inHours(hours))
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code])
  expect((await read(draw.id)).acts).toHaveLength(1)
})

test('words that are no start move nothing', async () => {
  const { create, post, at, read } = await buildDesk()
  const draw = await create(30)
  for (const slot_starts of ['', null, 'tomorrow', '2036-02-30T10:00Z', '9'.repeat(60)]) {
    const answer = await post(`${at(draw.id)}/move`, { slot_starts, was: draw.slot_starts })
    expect(answer.statusCode).toBe(400)
  }
  expect((await post(`${at(draw.id)}/move`, { slot_starts: '2036-01-01', was: 'then' })).statusCode).toBe(400)
  expect(await read(draw.id)).toMatchObject({ slot_starts: draw.slot_starts })
})

test('of two who move a draw the second reads who was first, and where it starts now', async () => {
  const { create, move, inHours, second } = await buildDesk()
  const draw = await create(30)
  const to = inHours(40)
  await move(draw, to)
  const late = await move(draw, inHours(50), second)
  expect(late.statusCode).toBe(409)
  expect(late.json()).toMatchObject({
    code: 'draws.moved',
    error: 'admin@tower.test moved this draw in the meantime.',
    by: 'admin@tower.test',
    slot_starts: to,
  })
})

test('from the hour before its start a draw stays where it is, also before its list is fixed', async () => {
  const { create, move, inHours, clock } = await buildDesk()
  const draw = await create(1.1)
  clock.advance(7 * 60_000)
  const answer = await move(draw, inHours(30))
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'draws.list_due'])
})

test('a list is fixed within a day of the start and in the order of the draws', async () => {
  const { create, freeze } = await buildDesk()
  const late = await create(23)
  const code = async (drawId: string) => (await freeze(drawId)).json<{ code: string }>().code
  const early = await create(22)
  expect(await code(late.id)).toBe('draws.earlier_first')
  const far = await create(25)
  expect((await freeze(early.id)).statusCode).toBe(200)
  expect(await code(late.id)).toBe('draws.another_waits')
  expect(await code(far.id)).toBe('draws.another_waits')
  expect((await freeze(early.id)).json()).toMatchObject({
    code: 'draws.list_fixed',
    error: 'admin@tower.test fixed the list of this draw. Nothing about it can be changed any more.',
    by: 'admin@tower.test',
  })
})

test('a draw more than a day ahead keeps its list open', async () => {
  const { create, freeze } = await buildDesk()
  const far = await create(25)
  expect((await freeze(far.id)).json()).toMatchObject({ code: 'draws.freeze_too_soon' })
})

test('a superadmin voids a draw, shortly after showing who they are, with a reason that its public page shows', async () => {
  const { create, voidIt, freeze, run, admin, get, boss, clock, read } = await buildDesk()
  const draw = await create(30)
  expect((await voidIt(draw.id, 'No.', admin)).statusCode).toBe(403)
  expect((await voidIt(draw.id, '  ')).json()).toMatchObject({ code: 'draws.reason_required' })
  clock.advance(20 * 60_000)
  for (const act of [voidIt, freeze, run])
    expect((await act(draw.id)).json()).toMatchObject({ code: 'identity.proof_needed' })
  clock.advance(-20 * 60_000)
  expect((await voidIt(draw.id)).json()).toMatchObject({
    state: 'voided',
    void_reason: 'The school is closed.',
  })
  expect((await voidIt(draw.id, 'Again', boss)).json()).toMatchObject({
    code: 'draws.voided',
    error: 'boss@tower.test voided this draw.',
    by: 'boss@tower.test',
  })
  expect((await get(`/api/draws/${draw.id}`)).json()).toMatchObject({ void_reason: 'The school is closed.' })
  expect((await read(draw.id)).acts.at(-1)).toMatchObject({ act: 'voided', by: 'boss@tower.test' })
})

test('a draw of the schedule that was moved is not made a second time, and the calendar says where it went', async () => {
  const { services, move, inHours, get } = await buildDesk()
  const drawId = (await ensureWeeklyDraw(services)) ?? ''
  const planned = (await get(`/api/draws/${drawId}`)).json<{ id: string; slot_starts: string }>()
  const to = inHours(30 * 24)
  expect((await move(planned, to)).statusCode).toBe(200)
  expect(await ensureWeeklyDraw(services)).toBeUndefined()
  const { calendar } = (await get('/api/admin/draw-desk')).json<{ calendar: { starts: string }[] }>()
  expect(calendar.length).toBeGreaterThanOrEqual(8)
  const [first] = calendar
  expect(first).toMatchObject({ starts: planned.slot_starts, moved_to: to, draw: { id: drawId } })
  expect(calendar.find(({ starts }) => starts === to)).toMatchObject({ draw: { id: drawId }, moved_to: null })
  // And back.
  expect((await move({ id: drawId, slot_starts: to }, planned.slot_starts)).statusCode).toBe(200)
})

test('whatever staff of one draw do at the same moment, it comes to one story that holds', async () => {
  const { create, move, freeze, voidIt, run, read, inHours, second, services } = await buildDesk({ slots: 6 })
  for (let round = 0; round < 6; round++) {
    const draw = await create(23 - round)
    const presses = [
      () => move(draw, inHours(30 + round)),
      () => move(draw, inHours(40 + round), second),
      () => freeze(draw.id),
      () => freeze(draw.id, second),
      () => voidIt(draw.id),
      () => voidIt(draw.id, 'Me too.'),
      () => run(draw.id),
      () => run(draw.id, second),
    ]
    const turned = [...presses.slice(round), ...presses.slice(0, round)]
    const answers = await Promise.all(turned.map((press) => press()))
    for (const answer of answers) expect([200, 400, 409]).toContain(answer.statusCode)
    const told = await read(draw.id)
    const acts = told.acts.map(({ act }) => act)
    expect(acts.filter((act) => act === 'moved').length).toBeLessThanOrEqual(1)
    for (const once of ['frozen', 'run', 'voided'])
      expect(acts.filter((act) => act === once).length).toBeLessThanOrEqual(1)
    expect(acts.includes('run') && acts.includes('voided')).toBe(false)
    if (told.state === 'scheduled' || told.state === 'frozen')
      expect((await voidIt(draw.id)).statusCode).toBe(200)
    const fixed = await services.database.read((tx) =>
      tx.selectFrom('assignment_slots').select('id').where('state', '=', 'frozen').execute(),
    )
    expect(fixed).toEqual([])
  }
})
