import { describe, expect, test } from 'vitest'
import { testServices, type TestServices } from '../../test/test-services.ts'
import { buildDraw, buildClassrooms, buildSlots, winnersOf } from '../../../test/matching/draws/build-draw.ts'
import { ensureWeeklyDraw } from './ensure-weekly-draw.ts'
import { readDraw } from './read-draw.ts'
import { runDraw } from './run-draw.ts'
import { runDueDraws } from './run-due-draws.ts'
import { voidDraw } from './void-draw.ts'

const minute = 60_000

function listDraws(services: TestServices) {
  return services.database.read((tx) =>
    tx
      .selectFrom('assignment_slots')
      .select(['id', 'state', 'slot_name', 'slot_starts', 'source', 'capacity', 'server_seed', 'seed_hash'])
      .orderBy('slot_starts')
      .execute(),
  )
}
/** The schedule announces nothing before there is a classroom. */
async function withClassroom(): Promise<TestServices> {
  const services = await testServices()
  await buildClassrooms(services, [1])
  return services
}
const statesOf = async (services: TestServices) => (await listDraws(services)).map(({ state }) => state)

test('the schedule fixes lists an hour before the start and runs draws at their start', async () => {
  const services = await testServices()
  await buildClassrooms(services, [1, 2, 3])
  await buildSlots(services, 2)
  const drawId = await buildDraw(services, { capacity: 2, inMinutes: 62 })
  expect(await runDueDraws(services)).toEqual({ frozen: 0, run: 0, failed: 0 })
  // In the minute before the hour, so that the hour is whole when the start comes.
  services.clock.advance(minute)
  expect(await runDueDraws(services)).toEqual({ frozen: 1, run: 0, failed: 0 })
  services.clock.advance(60 * minute)
  await runDueDraws(services)
  expect(await statesOf(services)).toEqual(['frozen'])
  services.clock.advance(minute)
  expect(await runDueDraws(services)).toEqual({ frozen: 0, run: 1, failed: 0 })
  expect(await winnersOf(services, drawId)).toHaveLength(2)
  expect(await runDueDraws(services)).toEqual({ frozen: 0, run: 0, failed: 0 })
})

test.each([
  ['over the freeze hour', 3 * 24 * 60],
  ['until half an hour before the start', -30],
])('a server that was down %s fixes the list first and draws an hour later', async (_, wokenAfterStart) => {
  const services = await testServices()
  await buildClassrooms(services, [1])
  await buildSlots(services, 1)
  const drawId = await buildDraw(services, { inMinutes: 120 })
  services.clock.advance((120 + wokenAfterStart) * minute)
  expect(await runDueDraws(services)).toEqual({ frozen: 1, run: 0, failed: 0 })
  services.clock.advance(59 * minute)
  expect(await runDueDraws(services)).toEqual({ frozen: 0, run: 0, failed: 0 })
  services.clock.advance(minute)
  expect(await runDueDraws(services)).toEqual({ frozen: 0, run: 1, failed: 0 })
  expect(await winnersOf(services, drawId)).toHaveLength(1)
  expect((await readDraw(services, { drawId })).draw.run_early).toBe(false)
})

test('a draw that staff run before its list was public for an hour says so for good', async () => {
  const services = await testServices()
  await buildClassrooms(services, [1])
  await buildSlots(services, 2)
  const late = await buildDraw(services, { inMinutes: 0 })
  await runDraw(services, { drawId: late, actor: null })
  expect((await readDraw(services, { drawId: late })).draw.run_early).toBe(true)
})

test('a draw that fails is told to staff, tried again, and holds up no other', async () => {
  const services = await testServices()
  await buildClassrooms(services, [1, 2])
  await buildSlots(services, 2)
  const broken = await buildDraw(services, { capacity: 1, inMinutes: 60, name: 'Broken' })
  const sound = await buildDraw(services, { capacity: 1, inMinutes: 61 })
  await services.database.script(`
    create function boom() returns trigger language plpgsql as $$ begin raise exception 'boom'; end $$;
    create trigger boom before update on assignment_slots for each row
      when (new.slot_name = 'Broken') execute function boom();`)
  expect(await runDueDraws(services)).toEqual({ frozen: 1, run: 0, failed: 1 })
  services.clock.advance(65 * minute)
  expect(await runDueDraws(services)).toEqual({ frozen: 0, run: 1, failed: 1 })
  expect(await winnersOf(services, sound)).toHaveLength(1)
  const notices = await services.database.read((tx) =>
    tx.selectFrom('admin_notifications').select('title').where('type', '=', 'draw_failed').execute(),
  )
  expect(notices).toEqual([{ title: 'Draw failed' }])
  await services.database.script('drop trigger boom on assignment_slots')
  expect(await runDueDraws(services)).toEqual({ frozen: 1, run: 0, failed: 0 })
  services.clock.advance(61 * minute)
  expect(await runDueDraws(services)).toEqual({ frozen: 0, run: 1, failed: 0 })
  expect(await winnersOf(services, broken)).toHaveLength(1)
})

describe.runIf(process.env.TEST_DATABASE_URL)('several processes', () => {
  test('run and freeze each draw once', async () => {
    const services = await testServices()
    await buildClassrooms(services, [1, 2, 3, 4, 5, 6])
    await buildSlots(services, 6)
    const due = await buildDraw(services, { capacity: 4, inMinutes: 61 })
    await runDueDraws(services)
    services.clock.advance(61 * minute)
    await buildDraw(services, { inMinutes: 30 })
    const told = await Promise.all(Array.from({ length: 6 }, () => runDueDraws(services)))
    expect(told.every(({ failed }) => failed === 0)).toBe(true)
    expect(await winnersOf(services, due)).toHaveLength(4)
    expect(await statesOf(services)).toEqual(['completed', 'frozen'])
  })

  test('add the draw of the week once', async () => {
    const services = await withClassroom()
    await Promise.all(Array.from({ length: 8 }, () => ensureWeeklyDraw(services)))
    expect(await listDraws(services)).toHaveLength(1)
  })
})

describe('the weekly draw', () => {
  test('stands with its sealed seed before its day, Mondays at 17:00 UTC', async () => {
    const services = await withClassroom()
    services.clock.set(new Date('2026-11-16T17:00:00Z'))
    await ensureWeeklyDraw(services)
    const [draw] = await listDraws(services)
    expect(draw).toMatchObject({
      slot_name: 'Draw of November 23, 2026',
      slot_starts: new Date('2026-11-23T17:00:00Z'),
      source: 'schedule',
      capacity: 25,
      state: 'scheduled',
    })
  })

  test('is added once, and the next one when its time has come', async () => {
    const services = await withClassroom()
    const first = await ensureWeeklyDraw(services)
    expect(first).toBeDefined()
    expect(await ensureWeeklyDraw(services)).toBeUndefined()
    services.clock.advance(7 * 24 * 60 * minute)
    expect(await ensureWeeklyDraw(services)).toBeDefined()
    const starts = (await listDraws(services)).map(({ slot_starts }) => slot_starts.toISOString())
    expect(starts).toEqual(['2026-11-16T17:00:00.000Z', '2026-11-23T17:00:00.000Z'])
  })

  test.each([
    ['16:00:00.000', '2026-11-16T17:00:00.000Z'],
    ['16:00:00.001', '2026-11-23T17:00:00.000Z'],
    ['16:30:00.000', '2026-11-23T17:00:00.000Z'],
  ])('first set up at %s starts at %s: its list needs its hour', async (time, starts) => {
    const services = await withClassroom()
    services.clock.set(new Date(`2026-11-16T${time}Z`))
    await ensureWeeklyDraw(services)
    expect((await listDraws(services)).map(({ slot_starts }) => slot_starts.toISOString())).toEqual([starts])
  })

  test('is not replaced once it was voided', async () => {
    const services = await withClassroom()
    const drawId = (await ensureWeeklyDraw(services)) ?? ''
    const superadmin = await services.database.transaction((tx) =>
      tx
        .insertInto('users')
        .values({ email: 'head@tower.test', role: 'superadmin' })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    await voidDraw(services, {
      drawId,
      reason: 'A storm',
      actor: { userId: superadmin.id, role: 'superadmin' },
    })
    expect(await ensureWeeklyDraw(services)).toBeUndefined()
  })

  test('stands beside a draw that staff set for the same instant', async () => {
    const services = await withClassroom()
    await buildDraw(services, { inMinutes: 5 * 60 })
    expect(await ensureWeeklyDraw(services)).toBeDefined()
  })
})
