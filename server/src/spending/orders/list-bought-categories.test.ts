import { expect, test } from 'vitest'
import { buildOrders } from '../../../test/spending/orders/build-orders.ts'
import { listBoughtCategories } from './list-bought-categories.ts'

test('the public learns categories and amounts of what was paid, less what came back, and none of the words', async () => {
  const world = await buildOrders()
  const { teacherId, services } = world
  const bought = () =>
    services.database.read((tx) => listBoughtCategories(tx, { teacherId, fiscalYear: 2027 }))
  const made = await world.ordered([
    { name: 'Crayons', category: 'Art', qty: 2, amount_cents: 1_000 },
    { name: 'Paint', category: 'art', qty: 1, amount_cents: 500 },
    { name: 'For Timmy Jones', category: 'Timmy', qty: 1, amount_cents: 700 },
    { name: 'Atlas', category: 'books', qty: 1, amount_cents: 300 },
  ])
  expect(await bought()).toEqual([])
  await world.decide(made.id, 'paid')
  await world.giveBackMoney(made.id, 300, { order_item_id: made.order_items[3]?.id })
  await world.giveBackMoney(made.id, 500, { order_item_id: made.order_items[1]?.id })
  expect(await bought()).toEqual([
    { category: 'art', amountCents: 2_000 },
    { category: 'other', amountCents: 700 },
  ])
  const other = await world.ordered([{ name: 'Glue', category: 'art', qty: 1, amount_cents: 100 }])
  await world.decide(other.id, 'paid')
  await world.decide(other.id, 'canceled')
  expect(await bought()).toHaveLength(2)
  expect(await bought()).not.toContainEqual({ category: 'art', amountCents: 2_100 })
})
