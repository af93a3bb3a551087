import { expect, test } from 'vitest'
import { buildOrders, type OrderItem } from '../../../test/spending/orders/build-orders.ts'

const key = { request_key: '0a1b2c3d-0d3e-4c58-9d5b-6f5d7c1e2a90' }

test('a return that is sent again with another amount or line is told so, and the first one alone is recorded', async () => {
  const { ordered, decide, post, staff, budget, findFaults } = await buildOrders()
  const { id, order_items: lines } = await ordered()
  await decide(id, 'paid')
  const before = (await budget()).remainingCents
  const back = (more: object) =>
    post(staff.token, `/api/admin/orders/${id}/returns`, {
      ...{ reason: 'Broken', reference: 'Bank 7', ...key },
      ...more,
    })
  expect((await back({ amount_cents: 100 })).statusCode).toBe(200)
  for (const other of [{ amount_cents: 250 }, { amount_cents: 100, order_item_id: lines[0]?.id }])
    expect((await back(other)).json()).toMatchObject({ code: 'orders.return_sent_before' })
  const again = await Promise.all(Array.from({ length: 8 }, () => back({ amount_cents: 100 })))
  for (const answer of again)
    expect(answer.json<{ item: { returned_cents: number } }>().item.returned_cents).toBe(100)
  expect((await budget()).remainingCents).toBe(before + 100)
  expect(await findFaults()).toEqual([])
})

test('a shipment that is sent again with other words is told so, and the first one stands', async () => {
  const { ordered, ship, call, staff } = await buildOrders()
  const { id } = await ordered()
  expect((await ship(id, { carrier: 'UPS', tracking: '1Z9', ...key })).statusCode).toBe(200)
  expect((await ship(id, { carrier: 'UPS', tracking: '1Z9', ...key })).statusCode).toBe(200)
  for (const other of [{ tracking: '1Z8' }, { carrier: 'USPS' }, { status: 'delivered' }])
    expect((await ship(id, { carrier: 'UPS', tracking: '1Z9', ...other, ...key })).json()).toMatchObject({
      code: 'orders.shipment_sent_before',
    })
  const order = (await call(staff.token, `/api/orders/${id}`)).json<OrderItem>()
  expect(order.shipments).toMatchObject([{ carrier: 'UPS', tracking: '1Z9' }])
})
