import type { Tx } from '../../database/database.ts'
import { announceAll } from '../../realtime/announce.ts'
import { requireOrder } from './require-open-order.ts'

/** Tells the teacher's open screens and the staff's that an order changed. */
export function announceOrder(
  tx: Tx,
  { orderId, teacherId }: { orderId: string; teacherId: string },
): Promise<void> {
  const event = { topic: 'order.changed', payload: { id: orderId } } as const
  return announceAll(tx, [
    { ...event, audience: 'staff' },
    { ...event, audience: { userId: teacherId } },
  ])
}

/** The same of an order that a second person looked at. */
export async function announceApprovedOrder(tx: Tx, orderId: string): Promise<void> {
  const { teacher_id: teacherId } = await requireOrder(tx, orderId)
  await announceOrder(tx, { orderId, teacherId })
}
