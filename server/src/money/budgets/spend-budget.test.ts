// @module-tag some-on-pglite: what is left is asked for under row locks, which one session has differently.
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { buildBudget } from '../../../test/money/budgets/build-budget.ts'
import { brokenConstraint } from '../../database/database.ts'

const nobody = '00000000-0000-4000-8000-000000000000'

test('money that is reserved is not left any more, spent it is spent, and released or returned it is left again', async () => {
  const world = await buildBudget({ amountCents: 50_000 })
  const order = await world.reserve(30_000)
  expect(await world.budget()).toMatchObject({
    allocatedCents: 50_000,
    reservedCents: 30_000,
    freeCents: 20_000,
  })
  await world.release(order, 5_000)
  await world.spend(order, 25_000)
  expect(await world.budget()).toMatchObject({ reservedCents: 0, spentCents: 25_000, remainingCents: 25_000 })
  await world.giveBack(order, 4_000)
  expect(await world.budget()).toMatchObject({
    allocatedCents: 50_000,
    spentCents: 21_000,
    freeCents: 29_000,
  })
  expect(await world.findFaults()).toEqual([])
})

test('more than is left is refused, to the cent', async () => {
  const world = await buildBudget({ amountCents: 50_000 })
  await world.reserve(20_000)
  await expect(world.reserve(30_001)).rejects.toMatchObject({ code: 'budgets.not_enough', status: 409 })
  await world.reserve(30_000)
  expect(await world.budget()).toMatchObject({ reservedCents: 50_000, freeCents: 0 })
  expect(await world.findFaults()).toEqual([])
})

test(
  'thirty-two reservations at once of a budget that affords ten make exactly ten',
  { tags: 'on-pglite-too', timeout: 120_000 },
  async () => {
    const world = await buildBudget({ amountCents: 50_000, poolSize: 32 })
    const tries = await Promise.allSettled(Array.from({ length: 32 }, () => world.reserve(5_000)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    for (const tried of tries)
      if (tried.status === 'rejected') expect(tried.reason).toMatchObject({ code: 'budgets.not_enough' })
    expect(await world.budget()).toMatchObject({ reservedCents: 50_000, remainingCents: 0 })
    expect(await world.findFaults()).toEqual([])
  },
)

test(
  'gifts, reservations, payments and disputes of one budget at once wait for each other in no circle',
  { tags: 'on-pglite-too', timeout: 120_000 },
  async () => {
    const world = await buildBudget({ amountCents: 70_000, poolSize: 32 })
    const first = await world.reserve(20_000)
    const gifts = await Promise.all(
      Array.from({ length: 4 }, (_, nth) =>
        world.payGift({
          email: `giver${nth}@example.org`,
          amountCents: 1_000,
          body: { classroom_id: world.classroom.id, goes_to: 'classroom' },
        }),
      ),
    )
    await world.sandbox.openDispute(world.paymentId)
    const events = await world.takeEvents()
    const reserved = await Promise.all([
      ...events.map((event) => world.deliver(event).then(() => undefined)),
      ...Array.from({ length: 8 }, () => world.spend(first, 1_000)),
      ...Array.from({ length: 8 }, () => world.reserve(500).catch((error: Error) => error.message)),
    ])
    expect(gifts).toHaveLength(4)
    expect(reserved.length).toBeGreaterThan(16)
    // Whoever waits too long behind the others is answered 503, and the payment provider sends again.
    for (const event of events) expect(await world.deliver(event)).toBe(200)
    expect(await world.budget()).toMatchObject({ allocatedCents: 74_000, spentCents: 8_000 })
    expect(await world.findFaults()).toEqual([])
  },
)

test('what is contested can’t be reserved, while what was reserved before goes on', async () => {
  const world = await buildBudget({ amountCents: 50_000 })
  const order = await world.reserve(10_000)
  await world.giveDirectly(7_000)
  await world.sandbox.openDispute(world.paymentId, 45_000)
  await world.deliverAll()
  expect(await world.budget()).toMatchObject({ remainingCents: 47_000, heldCents: 45_000, freeCents: 2_000 })
  await expect(world.reserve(2_001)).rejects.toMatchObject({ code: 'budgets.not_enough' })
  await world.reserve(2_000)
  await world.spend(order, 10_000)
  expect(await world.findFaults()).toEqual([])
})

test('a locked budget refuses what is new, and what was reserved goes on', async () => {
  const world = await buildBudget()
  const order = await world.reserve(10_000)
  const { database, clock } = world.services
  await database.transaction((tx) =>
    tx
      .updateTable('teacher_budgets')
      .set({ locked_at: clock.now() })
      .where('id', '=', world.budgetId)
      .execute(),
  )
  world.clock.advance(60_000)
  await expect(world.reserve(1)).rejects.toMatchObject({
    code: 'budgets.locked',
    status: 409,
    message: 'Budget is locked',
  })
  await world.spend(order, 10_000)
  expect(await world.findFaults()).toEqual([])
})

test.each([
  ['of another teacher', { teacherId: nobody }],
  ['that there is not', { budgetId: nobody }],
])('a budget %s is not found', async (_, more) => {
  const world = await buildBudget()
  await expect(world.reserve(100, more)).rejects.toMatchObject({ code: 'budgets.not_found', status: 404 })
})

describe('money of one spending', () => {
  test('is never taken for another', async () => {
    const world = await buildBudget()
    const [mine, other] = [await world.reserve(1_000), await world.reserve(9_000)]
    for (const act of [world.spend, world.release]) await expect(act(mine, 1_001)).rejects.toThrow('1000')
    await world.spend(mine, 1_000)
    await expect(world.giveBack(other, 1)).rejects.toThrow("can't be returned")
    await expect(world.spend(mine, 1)).rejects.toThrow("can't be paid")
    expect(await world.findFaults()).toEqual([])
  })

  test('is paid once when it is paid twice at the same moment', { tags: 'on-pglite-too' }, async () => {
    const world = await buildBudget({ poolSize: 8 })
    const [mine] = [await world.reserve(1_000), await world.reserve(9_000)]
    const tries = await Promise.allSettled([
      world.spend(mine, 1_000),
      world.spend(mine, 1_000),
      world.release(mine, 1_000),
    ])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await world.findFaults()).toEqual([])
  })

  test('is moved once under one key', async () => {
    const world = await buildBudget()
    await world.reserve(1_000, { idempotencyKey: 'order:1' })
    await expect(world.reserve(1_000, { idempotencyKey: 'order:1' })).rejects.toThrow('recorded before')
    expect(await world.budget()).toMatchObject({ reservedCents: 1_000 })
  })

  test('is named by its fact, or the database refuses it', { tags: 'on-pglite-too' }, async () => {
    const { services } = await buildBudget()
    const unnamed = services.database.transaction((tx) =>
      sql`insert into ledger_transactions (kind, idempotency_key, occurred_at) values ('order_reserved', 'k', now())`.execute(
        tx,
      ),
    )
    await expect(unnamed).rejects.toSatisfy(
      (error) => brokenConstraint(error) === 'ledger_transactions__spending_named',
    )
  })
})
