import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database, Tx } from '../../database/database.ts'
import { testDatabase } from '../../test/test-database.ts'
import { lockBalances } from './lock-balances.ts'
import { recordPosting, transfer } from './record-posting.ts'

const at = new Date('2026-11-16T12:00:00Z')
const ownerId = '00000000-0000-4000-8000-000000000001'
const budget = { kind: 'budget' as const, ownerId }
const reserved = { kind: 'reserved' as const, ownerId }

/** Waits until so many wait for a lock. */
async function untilWaiting(database: Database, wanted: number): Promise<void> {
  for (;;) {
    const { rows } = await database.read((tx) =>
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        tx,
      ),
    )
    if (rows.length >= wanted) return
  }
}

/** Opens an account under an id that sorts where the test wants it. */
async function open(tx: Tx, kind: string, id: string, cents = 0): Promise<void> {
  await sql`insert into ledger_accounts (id, kind, owner_id, unit, floor_cents, balance_cents)
    values (${id}, ${kind}, ${ownerId}, 'USD', 0, ${cents})`.execute(tx)
}

test('who waited while an account was being opened, and did not see it, locks it in the same order as who did', async () => {
  const database = await testDatabase({ poolSize: 6 })
  await database.transaction((tx) => open(tx, 'budget', 'ffffffff-0000-4000-8000-000000000000', 100))
  const held = Promise.withResolvers<void>()
  const mayOpen = Promise.withResolvers<void>()
  const earlyHolds = Promise.withResolvers<void>()
  const lateWaits = Promise.withResolvers<void>()
  const tries = { early: 0, late: 0 }
  const reserve = async (who: 'early' | 'late', between: () => Promise<unknown>) =>
    database.transaction(async (tx) => {
      tries[who] += 1
      await lockBalances(tx, [budget, reserved])
      await between()
      const postings = transfer(budget, reserved, 10)
      await recordPosting(tx, {
        kind: 'order_reserved',
        idempotencyKey: who,
        at,
        spendingId: ownerId,
        postings,
      })
    })
  const opening = database.transaction(async (tx) => {
    await lockBalances(tx, [budget, reserved])
    held.resolve()
    await mayOpen.promise
    await open(tx, 'reserved', '00000000-0000-4000-8000-000000000000')
  })
  await held.promise
  const early = reserve('early', () => {
    earlyHolds.resolve()
    return lateWaits.promise
  })
  await untilWaiting(database, 1)
  mayOpen.resolve()
  await Promise.all([opening, earlyHolds.promise])
  const late = reserve('late', () => Promise.resolve())
  await untilWaiting(database, 1)
  lateWaits.resolve()
  await Promise.all([early, late])
  expect(tries).toEqual({ early: 1, late: 1 })
})
