import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { findViolations } from '../../test/find-violations.ts'
import { testServices, type TestServices } from '../../test/test-services.ts'
import type { Tx } from '../../database/database.ts'
import { buildGiving } from '../../../test/money/giving/build-giving.ts'
import { balancesOf, readBooks } from '../../test/read-books.ts'
import { buildDraw, buildClassrooms, buildSlots, winnersOf } from '../../../test/matching/draws/build-draw.ts'
import { runDraw } from './run-draw.ts'

async function drawReady({ slots = 3 } = {}) {
  const services = await testServices()
  await buildClassrooms(services, [1, 2, 3, 4, 5])
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

  test('and refunds of the same donor at once come to an end, and each slot is given or taken back once', async () => {
    const world = await buildGiving({ poolSize: 10 })
    const { services } = world
    await buildClassrooms(services, [1, 2, 3, 4, 5])
    const given = []
    for (let gift = 0; gift < 5; gift += 1) given.push(await world.give({ email: 'dana@example.org' }))
    const drawId = await buildDraw(services, { capacity: 5, inMinutes: 0 })
    for (const { paymentId } of given.slice(0, 3)) {
      await services.payments.refund({ paymentId, amountCents: 80_000, idempotencyKey: paymentId })
    }
    const refunds = await world.takeEvents()
    const [{ assigned }, answers] = await Promise.all([
      runDraw(services, { drawId, actor: null }),
      Promise.all(refunds.map((event) => world.deliver(event))),
    ])
    expect(new Set(answers)).toEqual(new Set([200]))
    const { slots, accounts } = await readBooks(services)
    const voided = slots.filter((slot) => slot.voided).length
    expect(slots.filter((slot) => slot.assigned)).toHaveLength(assigned)
    expect(assigned + voided).toBeGreaterThanOrEqual(3)
    // What classrooms had before their money went back, the reserve paid.
    expect(balancesOf(accounts).refund_reserve ?? 0).toBe((voided - 3) * 80_000)
    expect(await world.findFaults()).toEqual([])
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
