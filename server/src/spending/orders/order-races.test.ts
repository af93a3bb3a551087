import { expect, test } from 'vitest'
import { buildOrders } from '../../../test/spending/orders/build-orders.ts'

const patiently = { timeout: 180_000 }
const fifty = Array.from({ length: 50 }, (_, nth) => nth)
const countOf = (answers: { statusCode: number }[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ statusCode }) => statusCode)].map(([code, some]) => [code, some.length]),
  )

test('fifty orders at once on a budget that affords ten make exactly ten', patiently, async () => {
  const world = await buildOrders({ amountCents: 50_000, poolSize: 32 })
  const easel = [{ name: 'Easel', qty: 1, amount_cents: 5_000 }]
  const answers = await Promise.all(fifty.map(() => world.order(easel)))
  expect(countOf(answers)).toEqual({ 200: 10, 409: 40 })
  expect(await world.budget()).toMatchObject({ reservedCents: 50_000, freeCents: 0 })
  expect((await world.list()).json()).toMatchObject({ total: 10 })
  expect(await world.findFaults()).toEqual([])
})

test(
  'the same form sent fifty times at once makes one order, and everybody is answered with it',
  patiently,
  async () => {
    const world = await buildOrders({ amountCents: 50_000, poolSize: 32 })
    const key = { request_key: 'a2b7a3f1-0d3e-4c58-9d5b-6f5d7c1e2a90' }
    const answers = await Promise.all(fifty.map(() => world.order(undefined, key)))
    expect(countOf(answers)).toEqual({ 200: 50 })
    expect(new Set(answers.map((answer) => answer.json<{ item: { id: string } }>().item.id)).size).toBe(1)
    expect(await world.budget()).toMatchObject({ reservedCents: 2_500 })
    expect(await world.findFaults()).toEqual([])
  },
)

test(
  'canceled by its teacher and paid by staff at once, an order ends as one of both, and its money there',
  patiently,
  async () => {
    const world = await buildOrders({ amountCents: 50_000, poolSize: 32 })
    for (let round = 0; round < 8; round++) {
      const { id } = await world.ordered()
      const answers = await Promise.all([
        world.cancel(id),
        world.decide(id, 'paid'),
        world.decide(id, 'canceled', {}, world.colleague.token),
      ])
      expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(1)
      expect(['paid', 'canceled']).toContain((await world.read(id)).status)
      expect(await world.findFaults()).toEqual([])
    }
  },
)

test(
  'paid by many of the staff at once, an order is spent once, and the others read by whom',
  patiently,
  async () => {
    const world = await buildOrders({ amountCents: 50_000, poolSize: 32 })
    const { id } = await world.ordered()
    const answers = await Promise.all(fifty.map(() => world.decide(id, 'paid')))
    expect(countOf(answers)).toEqual({ 200: 1, 409: 49 })
    expect(await world.budget()).toMatchObject({ spentCents: 2_500, reservedCents: 0 })
    expect(await world.findFaults()).toEqual([])
  },
)

test('returns at once never bring back more than was paid', patiently, async () => {
  const world = await buildOrders({ amountCents: 50_000, poolSize: 32 })
  const { id } = await world.ordered()
  await world.decide(id, 'paid')
  const answers = await Promise.all([
    ...fifty.map(() => world.giveBackMoney(id, 250)),
    world.decide(id, 'canceled'),
  ])
  const returned = answers.slice(0, -1).filter(({ statusCode }) => statusCode === 200).length
  expect(returned).toBeLessThanOrEqual(10)
  expect(await world.budget()).toMatchObject({ spentCents: 0, remainingCents: 50_000 })
  expect(await world.findFaults()).toEqual([])
})

test(
  'a dispute of the gift and orders at once: what is contested is not reserved, what was reserved goes on',
  patiently,
  async () => {
    const world = await buildOrders({ amountCents: 50_000, poolSize: 32 })
    const first = await world.ordered([{ name: 'Easel', qty: 1, amount_cents: 20_000 }])
    await world.sandbox.openDispute(world.paymentId)
    const events = await world.takeEvents()
    const answers = await Promise.all([
      ...events.map((event) => world.deliver(event)),
      ...Array.from({ length: 8 }, () => world.order()),
      world.decide(first.id, 'paid'),
    ])
    expect(answers.at(-1)).toMatchObject({ statusCode: 200 })
    expect((await world.order()).json()).toMatchObject({ code: 'budgets.not_enough' })
    expect(await world.findFaults()).toEqual([])
  },
)
