import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { testServices, type TestServices } from '../../test/test-services.ts'
import type { Tx } from '../../database/database.ts'
import { findViolations } from '../../money/ledger/verify-ledger.ts'
import { listUnassignedForUpdate } from '../slots/slots.queries.ts'
import { buildDraw, buildRooms, buildSlots, winnersOf } from './build-draw.ts'
import { runDraw } from './run-draw.ts'

async function drawReady({ slots = 3 } = {}) {
  const services = await testServices()
  await buildRooms(services, [1, 2, 3, 4, 5])
  await buildSlots(services, slots)
  const drawId = await buildDraw(services, { capacity: slots, inMinutes: 0 })
  return { services, drawId, run: () => runDraw(services, { drawId, actor: null }) }
}

/** Waits until someone waits for a lock: only then the race is on. */
async function someoneWaits(services: TestServices): Promise<void> {
  for (;;) {
    const { rows } = await services.database.read((tx) =>
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        tx,
      ),
    )
    if (rows.length > 0) return
  }
}

describe.runIf(process.env.TEST_DATABASE_URL)('a due draw', { timeout: 60_000 }, () => {
  test('waits for slots that somebody holds for a moment and gives them all', async () => {
    const { services, drawId, run } = await drawReady()
    const held = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    const holder = services.database.transaction(async (tx) => {
      await tx.selectFrom('slots').select('id').forUpdate().execute()
      held.resolve()
      await released.promise
    })
    await held.promise
    const running = run()
    await someoneWaits(services)
    released.resolve()
    await holder
    expect(await running).toEqual({ assigned: 3 })
    expect(await winnersOf(services, drawId)).toHaveLength(3)
  })

  test('leaves out a slot that was taken back while it waited, and gives the next one in its place', async () => {
    const { services, run } = await drawReady({ slots: 2 })
    await buildSlots(services, 1)
    const held = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    const holder = services.database.transaction(async (tx) => {
      await tx.updateTable('slots').set({ frozen_at: services.clock.now() }).where('number', '=', 1).execute()
      held.resolve()
      await released.promise
    })
    await held.promise
    const running = run()
    await someoneWaits(services)
    released.resolve()
    await holder
    expect(await running).toEqual({ assigned: 2 })
  })

  test('and refunds of the same donor at once come to an end, and the books hold', async () => {
    const { services, run } = await drawReady({ slots: 5 })
    const { id: donorId } = await services.database.read((tx) =>
      tx.selectFrom('donors').select('id').where('kind', '=', 'person').executeTakeFirstOrThrow(),
    )
    const rehearse = () => services.database.transaction((tx) => listUnassignedForUpdate(tx, donorId))
    const [ran] = await Promise.all([run(), ...Array.from({ length: 12 }, rehearse)])
    expect(ran).toEqual({ assigned: 5 })
    expect(await services.database.transaction(findViolations)).toEqual([])
  })

  test('is run again by itself when the database ends it to part two that wait for each other', async () => {
    const { services, run } = await drawReady()
    const slots = await services.database.read((tx) =>
      tx.selectFrom('slots').select('id').orderBy('number').execute(),
    )
    const hold = (tx: Tx, id: string) =>
      tx.selectFrom('slots').select('id').where('id', '=', id).forUpdate().execute()
    const hasLast = Promise.withResolvers<void>()
    const maySeize = Promise.withResolvers<void>()
    // Against the order of the draw: last slot first.
    const contrary = services.database.transaction(async (tx) => {
      await hold(tx, slots[2]!.id)
      hasLast.resolve()
      await maySeize.promise
      await hold(tx, slots[0]!.id)
    })
    await hasLast.promise
    const running = run()
    await someoneWaits(services)
    maySeize.resolve()
    await contrary
    expect(await running).toEqual({ assigned: 3 })
    expect(await services.database.transaction(findViolations)).toEqual([])
  })
})
