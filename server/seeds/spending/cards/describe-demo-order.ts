import { dayMs } from '@tower/contract/durations.ts'
import type { Services } from '../../../src/services.ts'

const items = [
  { title: 'Crayons, 24 colors, pack of 12', sku: 'CRY-24-12', qty: 1, price_cents: 1_899 },
  { title: 'Wide-ruled notebooks, pack of 6', sku: 'NTB-6', qty: 2, price_cents: 1_050 },
]

/** What the vendor's mails say of the demo's purchase: its number, lines and parcel. */
export function describeDemoOrder({ database, clock }: Services, sessionId: string): Promise<void> {
  const at = clock.now()
  return database.transaction(async (tx) => {
    const { id } = await tx
      .updateTable('session_orders')
      .set({ status: 'shipped', order_number: '112-4410770-1180234', subtotal_cents: 3_999 })
      .where('session_id', '=', sessionId)
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('session_order_items')
      .values(items.map((item, position) => ({ ...item, order_id: id, position })))
      .execute()
    await tx
      .insertInto('session_shipments')
      .values({
        ...{ order_id: id, carrier: 'UPS', tracking_number: '1Z999AA10123456784', status: 'in_transit' },
        ...{ eta: new Date(at.getTime() + 3 * dayMs), updated_at: at },
      })
      .execute()
  })
}
