import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { buildBudget } from '../../../../test/money/budgets/build-budget.ts'
import { refundShared } from '../../../../test/money/giving/build-tower.ts'
import { balancesOf, readBooks } from '../../../test/read-books.ts'
import type { TestServices } from '../../../test/test-services.ts'
import { reserveFromBudget } from '../../budgets/reserve-from-budget.ts'

// A database for each test, on a machine that may be busy.
vi.setConfig({ testTimeout: 180_000 })

/** Waits until someone waits for a lock: only then the race is on. */
async function someoneWaits({ database }: TestServices): Promise<void> {
  for (;;) {
    const { rows } = await database.read((tx) =>
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        tx,
      ),
    )
    if (rows.length > 0) return
  }
}

async function buildReserved(reservedCents: number) {
  const world = await buildBudget({ amountCents: 79_900 })
  const order = await world.reserve(reservedCents)
  const reserve = async () => balancesOf((await readBooks(world.services)).accounts).refund_reserve ?? 0
  return { ...world, order, reserve }
}

test('what a giver’s bank took back while it was set aside goes to the reserve when the order is canceled', async () => {
  const { paymentId, sandbox, deliverAll, order, release, reserve, budget, findFaults } =
    await buildReserved(79_900)
  const { disputeId } = await sandbox.openDispute(paymentId)
  await deliverAll()
  await sandbox.closeDispute(disputeId, 'lost')
  await deliverAll()
  expect(await reserve()).toBe(-79_900)
  await release(order, 30_000)
  expect(await reserve()).toBe(-49_900)
  await release(order, 49_900)
  expect(await reserve()).toBe(0)
  expect(await budget()).toMatchObject({ allocatedCents: 0, freeCents: 0 })
  expect(await findFaults()).toEqual([])
})

test('what comes back of something that was bought goes to the reserve as well, and a refund that fails gives each their own', async () => {
  const world = await buildReserved(50_000)
  const { paymentId, order, spend, giveBack, reserve, budget, findFaults } = world
  await spend(order, 50_000)
  const refundId = await refundShared(world, paymentId, 79_900)
  expect(await reserve()).toBe(-50_000)
  await giveBack(order, 20_000)
  expect(await reserve()).toBe(-30_000)
  expect(await budget()).toMatchObject({ allocatedCents: 30_000, spentCents: 30_000, freeCents: 0 })
  expect(await findFaults()).toEqual([])

  await world.sandbox.moveRefund(refundId, 'failed')
  await world.deliverAll()
  expect(await reserve()).toBe(0)
  expect(await budget()).toMatchObject({ allocatedCents: 79_900, spentCents: 30_000, freeCents: 49_900 })
  expect(await findFaults()).toEqual([])
})

test('a refund that meets an order at the same instant waits for it, and takes what is left then', async () => {
  const world = await buildBudget({ amountCents: 50_000, poolSize: 6 })
  const { services, paymentId, budgetId, teacherId, findFaults } = world
  await services.payments.refund({ paymentId, amountCents: 50_000, idempotencyKey: 'all of it' })
  const refunds = await world.takeEvents()
  const reserved = Promise.withResolvers<void>()
  const mayCommit = Promise.withResolvers<void>()
  const ordering = services.database.transaction(async (tx) => {
    const spending = { kind: 'order' as const, id: services.random.uuid() }
    const move = {
      budgetId,
      teacherId,
      spending,
      amountCents: 20_000,
      actorId: null,
      idempotencyKey: 'order',
    }
    await reserveFromBudget(tx, { ...move, at: services.clock.now() })
    reserved.resolve()
    await mayCommit.promise
  })
  await reserved.promise
  const told = Promise.all(refunds.map((event) => world.deliver(event)))
  await someoneWaits(services)
  mayCommit.resolve()
  await ordering
  expect(new Set(await told)).toEqual(new Set([200]))
  expect(balancesOf((await readBooks(services)).accounts)).toMatchObject({ refund_reserve: -20_000 })
  expect(await findFaults()).toEqual([])
})
