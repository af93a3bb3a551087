import { expect, test } from 'vitest'
import { mailKey } from '../../mail/mail-key.ts'
import { tellSlotNews } from '../../money/giving/tower/tell-slot-news.ts'
import { buildOrders } from '../../../test/spending/orders/build-orders.ts'

const key = { request_key: '0a1b2c3d-0d3e-4c58-9d5b-6f5d7c1e2a90' }

test('without an id a shipment is a further one, in transit unless said otherwise, under both names of its number', async () => {
  const world = await buildOrders()
  const { id } = await world.ordered()
  const first = await world.ship(id, { shipment_id: null, carrier: 'UPS', tracking: '1Z9' })
  expect(first.json()).toMatchObject({
    ok: true,
    item: { carrier: 'UPS', tracking: '1Z9', tracking_number: '1Z9', status: 'in_transit' },
  })
  const second = await world.ship(id, { tracking_number: '9400', status: 'label_created' })
  expect(second.json()).toMatchObject({ item: { tracking: '9400', status: 'label_created' } })
  expect((await world.read(id)).shipments).toHaveLength(2)
})

test('with an id it is changed, what is not said stays, and the form sent twice adds one', async () => {
  const world = await buildOrders()
  const { id } = await world.ordered()
  await world.ship(id, { carrier: 'UPS', tracking: '1Z9', ...key })
  const { item } = (await world.ship(id, { carrier: 'UPS', tracking: '1Z9', ...key })).json<{
    item: { id: string }
  }>()
  const written = await world.services.database.read((tx) =>
    tx.selectFrom('audit_log').select('action').where('action', '=', 'orders.ship').execute(),
  )
  expect(written).toHaveLength(1)
  const changed = await world.ship(id, { shipment_id: item.id, status: 'delivered' })
  expect(changed.json()).toMatchObject({
    item: { id: item.id, carrier: 'UPS', tracking: '1Z9', status: 'delivered' },
  })
  expect((await world.read(id)).shipments).toHaveLength(1)
})

test('a shipment of another order, or of none, is not there; a canceled order gets none; other states are refused', async () => {
  const world = await buildOrders()
  const [one, other] = [await world.ordered(), await world.ordered()]
  const { item } = (await world.ship(one.id)).json<{ item: { id: string } }>()
  expect((await world.ship(other.id, { shipment_id: item.id })).statusCode).toBe(404)
  expect((await world.ship(item.id)).json()).toMatchObject({ code: 'orders.not_found' })
  await world.decide(other.id, 'canceled')
  expect((await world.ship(other.id)).json()).toMatchObject({ code: 'orders.canceled' })
  expect((await world.ship(one.id, { status: 'lost' })).statusCode).toBe(400)
})

test('a teacher is told once that a parcel left the store, not when its label was made', async () => {
  const world = await buildOrders()
  const { id } = await world.ordered()
  const { item } = (await world.ship(id, { status: 'label_created' })).json<{ item: { id: string } }>()
  expect(await world.mailsTo('rivera@school.edu')).toEqual([])
  for (const status of ['in_transit', 'delivered']) await world.ship(id, { shipment_id: item.id, status })
  expect(await world.mailsTo('rivera@school.edu')).toMatchObject([
    { params: { outcome: 'shipped' }, dedupe_key: mailKey(`order:${id}:shipped:${item.id}`) },
  ])
})

/** A slot of one sponsor and one of several givers, both of the same classroom. */
async function buildSlots() {
  const world = await buildOrders({ amountCents: 10_000 })
  const classroom_id = world.classroom.id
  await world.give({ email: 'sponsor@example.org', amountCents: 80_000, body: { classroom_id } })
  return world
}

test('the sponsor of a slot is told once when the first order ships, and once when the budget is spent', async () => {
  const world = await buildSlots()
  const first = await world.ordered([{ name: 'Easel', qty: 1, amount_cents: 40_000 }])
  const rest = await world.ordered([{ name: 'Books', qty: 1, amount_cents: 50_000 }])
  const told = async () => {
    await tellSlotNews(world.services)
    return (await world.mailsTo('sponsor@example.org')).map(({ params }) => (params as { kind: string }).kind)
  }
  // Nothing was paid for it yet: that it comes is no news of the gift.
  await world.ship(first.id)
  expect(await told()).toEqual([])
  await world.decide(first.id, 'paid')
  expect(await told()).toEqual(['first_shipment'])
  await world.decide(rest.id, 'paid')
  await world.ship(rest.id)
  await world.ship(rest.id)
  expect(await told()).toEqual(['first_shipment', 'budget_spent'])
  expect(await world.findFaults()).toEqual([])
})

test('two processes that tell at once, and twenty parcels at once, write one mail', async () => {
  const world = await buildSlots()
  const { id } = await world.ordered()
  await world.decide(id, 'paid')
  await Promise.all(Array.from({ length: 20 }, () => world.ship(id)))
  await Promise.all(Array.from({ length: 4 }, () => tellSlotNews(world.services)))
  expect(await world.mailsTo('sponsor@example.org')).toMatchObject([
    { template: 'slot_news', params: { kind: 'first_shipment', slots: [{ classroomName: 'Room 12' }] } },
  ])
})

test('of two staff who change one shipment, the second reads that it changed, and replaces it only once they saw it', async () => {
  const world = await buildOrders()
  const { clock } = world.services
  const { id } = await world.ordered()
  type Saved = { item: { id: string; carrier: string; updated_at: string } }
  const { item: opened } = (await world.ship(id, { carrier: 'UPS', tracking: '1Z9' })).json<Saved>()
  const change = (words: object, seen_updated_at: string, token?: string) =>
    world.ship(id, { shipment_id: opened.id, tracking: '1Z9', seen_updated_at, ...words }, token)
  const shown = async () => (await world.read(id)).shipments[0]
  clock.advance(1_000)
  const theirs = { carrier: 'FedEx', status: 'delivered' }
  const first = (await change(theirs, opened.updated_at, world.colleague.token)).json<Saved>()
  expect(first.item.carrier).toBe('FedEx')
  clock.advance(1_000)
  const late = await change({ carrier: 'USPS' }, opened.updated_at)
  expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'orders.shipment_changed'])
  expect(await shown()).toMatchObject({ carrier: 'FedEx', status: 'delivered' })
  // The first one presses again, for the answer was lost: nothing changes, and nothing is refused.
  const again = await change(theirs, opened.updated_at, world.colleague.token)
  expect([again.statusCode, again.json<Saved>().item.updated_at]).toEqual([200, first.item.updated_at])
  expect((await change({ carrier: 'USPS' }, first.item.updated_at)).statusCode).toBe(200)
  expect(await shown()).toMatchObject({ carrier: 'USPS', status: 'in_transit' })
})
