import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { sessionDeskEndpoints } from '@tower/contract/spending/session-desk.contract.ts'
import { expect, test } from 'vitest'
import { buildCards, type SessionAnswer } from '../../../../test/spending/cards/build-cards.ts'
import { addToOrder, clearSessionNames } from '../shopping.queries.ts'

type Answer = CallOutput<typeof sessionDeskEndpoints.read>

async function buildDesk() {
  const world = await buildCards()
  await world.verifiedCard()
  const { session } = (await world.start()).json<SessionAnswer>()
  const dana = await world.signInAs('admin', 'dana@example.org')
  const address = `/api/admin/shopping-sessions/${session.id}`
  const read = async () => (await world.get(address, dana.bearer)).json<Answer>().session
  const save = (body: object, as = dana.bearer) => world.post(`${address}/orders`, body, as)
  return { ...world, sessionId: session.id, dana, address, read, save }
}

const markers = { title: 'Markers', sku: 'M-1', qty: 2, price_cents: 350 }
const parcel = { carrier: 'UPS', tracking_number: '1Z999', status: 'in_transit', eta: '2026-12-01' }

test('staff write down an order with its lines and parcels, and its teacher sees the same', async () => {
  const { read, save, sessionId, readSession, services, dana } = await buildDesk()
  const seen = await read()
  expect(seen.teacher.email).toContain('@')
  const answer = await save({
    ...{ seen_updated_at: seen.updated_at, order_number: ' 114-2 ', status: 'shipped' },
    ...{ items: [markers, { ...markers, sku: '', qty: 1 }], shipments: [parcel] },
  })
  expect(answer.statusCode).toBe(200)
  const [order] = (await readSession(sessionId)).orders
  expect(order).toMatchObject({
    ...{ order_number: '114-2', status: 'shipped', subtotal_cents: 1_050, total_cents: null },
    order_items: [markers, { ...markers, sku: null, qty: 1 }],
    shipments: [{ carrier: 'UPS', tracking: '1Z999', status: 'in_transit' }],
  })
  expect(order?.shipments[0]?.eta?.slice(0, 10)).toBe('2026-12-01')
  const rows = await services.database.read((tx) =>
    tx.selectFrom('audit_log').selectAll().where('action', '=', 'shopping.save_order').execute(),
  )
  expect(rows).toMatchObject([{ actor_id: dana.userId, target_id: sessionId }])
  expect(JSON.stringify(rows[0]?.details)).not.toContain('1Z999')
})

test('saved anew, an order holds what was sent last, and what the card paid stays', async () => {
  const { read, save, sessionId, services } = await buildDesk()
  const at = services.clock.now()
  await services.database.transaction((tx) => addToOrder(tx, { sessionId, amountCents: 4_200, at }))
  const seen = await read()
  const orderId = seen.orders[0]?.id
  await save({ seen_updated_at: seen.updated_at, order_id: orderId, items: [markers], shipments: [parcel] })
  const again = await read()
  const answer = await save({
    ...{ seen_updated_at: again.updated_at, order_id: orderId },
    ...{ items: [{ ...markers, qty: 5 }], shipments: [] },
  })
  expect(answer.json<Answer>().session.orders).toMatchObject([
    { subtotal_cents: 1_750, total_cents: 4_200, order_items: [{ qty: 5 }], shipments: [] },
  ])
})

test('who saves upon an older state is told, also when it was the card that went on', async () => {
  const { read, save, sessionId, services } = await buildDesk()
  const seen = await read()
  const entry = { seen_updated_at: seen.updated_at, items: [markers], shipments: [] }
  const answers = await Promise.all([save(entry), save(entry)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const later = await read()
  expect(later.orders).toHaveLength(1)
  await services.database.transaction((tx) =>
    addToOrder(tx, { sessionId, amountCents: 100, at: new Date(later.updated_at) }),
  )
  const stale = await save({ ...entry, seen_updated_at: later.updated_at })
  expect(stale.json()).toMatchObject({ code: 'shopping.changed_meanwhile' })
})

test('an order of another session, too much, and others than staff are refused', async () => {
  const { read, save, address, bearer, get, sessionId } = await buildDesk()
  const seen_updated_at = (await read()).updated_at
  const entry = { seen_updated_at, items: [markers], shipments: [] }
  expect((await save({ ...entry, order_id: sessionId })).statusCode).toBe(404)
  for (const wrong of [
    { items: [{ ...markers, qty: 0 }] },
    { items: [{ ...markers, qty: 1.5 }] },
    { items: [{ ...markers, price_cents: -1 }] },
    { items: [{ ...markers, title: ' ' }] },
    { items: Array.from({ length: 101 }, () => markers) },
    { shipments: [{ ...parcel, eta: 'tomorrow' }] },
    { shipments: [{ ...parcel, eta: '0026-12-01' }] },
    { shipments: [{ ...parcel, status: 'lost' }] },
    { order_number: 'x'.repeat(61) },
  ])
    expect((await save({ ...entry, ...wrong })).statusCode, JSON.stringify(wrong).slice(0, 60)).toBe(400)
  expect((await save(entry, bearer)).statusCode).toBe(403)
  expect((await get(address, bearer)).statusCode).toBe(403)
})

test('with the account go the numbers that store and carrier know an order by', async () => {
  const { read, save, teacherId, services } = await buildDesk()
  await save({
    ...{ seen_updated_at: (await read()).updated_at, order_number: '114-2' },
    ...{ items: [markers], shipments: [parcel] },
  })
  await services.database.transaction((tx) => clearSessionNames(tx, teacherId))
  const [order] = (await read()).orders
  expect(order).toMatchObject({ order_number: null, shipments: [{ tracking_number: null }] })
})
