import { expect, test } from 'vitest'
import { draftOf, emptyItem, emptyParcel, entryOf, findItemFault, sumDraft } from './session-order-draft.ts'

const line = (change: object) => ({ ...emptyItem(), title: 'Markers', qty: '2', price: '3.50', ...change })
const target = { orderId: undefined, seenAt: '2026-11-24T00:00:00.000Z' }

test('blank lines and parcels are left out, all else is sent as typed', () => {
  const parcel = { ...emptyParcel(), carrier: 'UPS', eta: '2026-12-01' }
  const draft = {
    ...draftOf(undefined),
    number: '114-2',
    items: [line({}), emptyItem()],
    parcels: [parcel, emptyParcel()],
  }
  expect(entryOf(draft, target)).toEqual({
    ...{ order_id: null, seen_updated_at: target.seenAt, status: null, order_number: '114-2' },
    items: [{ title: 'Markers', sku: '', qty: 2, price_cents: 350 }],
    shipments: [{ carrier: 'UPS', tracking_number: '', status: 'in_transit', eta: '2026-12-01' }],
  })
  expect(sumDraft(draft)).toBe(700)
})

test.each([
  [{ title: ' ' }, 'titleMissing'],
  [{ qty: '0' }, 'qtyMissing'],
  [{ qty: '1000' }, 'qtyMissing'],
  [{ price: '' }, 'priceMissing'],
  [{ price: 'ten' }, 'priceMissing'],
  [{ price: '1.234' }, undefined],
  [{ price: '0' }, undefined],
])('a line with %j is said to have the fault %s', (change, fault) => {
  expect(findItemFault(line(change))).toBe(fault)
  const entry = entryOf({ ...draftOf(undefined), items: [line(change)] }, target)
  expect(entry === undefined).toBe(fault !== undefined)
})

test('an order is edited as it stands', () => {
  const order = {
    ...{ id: 'o1', status: 'shipped' as const, order_number: '114-2', subtotal_cents: 700, total_cents: 750 },
    order_items: [{ title: 'Markers', sku: null, qty: 2, price_cents: 350 }],
    shipments: [
      {
        ...{ carrier: null, tracking_number: '1Z', tracking: '1Z', status: 'delivered' },
        ...{ eta: '2026-12-01T17:00:00.000Z', updated_at: '2026-11-24T00:00:00.000Z' },
      },
    ],
  }
  expect(entryOf(draftOf(order), { ...target, orderId: 'o1' })).toMatchObject({
    ...{ order_id: 'o1', status: 'shipped', order_number: '114-2' },
    items: [{ title: 'Markers', qty: 2, price_cents: 350 }],
    shipments: [{ tracking_number: '1Z', status: 'delivered', eta: '2026-12-01' }],
  })
})
