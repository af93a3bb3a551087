import type { Tx } from '../../database/database.ts'
import { publishingEvents } from '../../oversight/webhooks/publish-events.ts'
import { announceAll, type LiveEvent } from '../../realtime/announce.ts'
import { insertSlots, type MadeSlot, type NewSlots } from './slots.queries.ts'

/**
 * Makes a donor's next slots, the first one first, and tells webhooks and open screens. Whoever mints holds the donor's row
 * and books what they cost.
 */
export async function makeSlots(tx: Tx, slots: NewSlots, live: readonly LiveEvent[]): Promise<MadeSlot[]> {
  const made = await insertSlots(tx, slots)
  const { origin, paymentId, at } = slots
  const published = made.map(({ id, number }) => ({
    ...{ event: 'slot.minted' as const, key: `slot-minted:${id}`, at },
    data: { slot_id: id, number, origin, payment_id: paymentId },
  }))
  await announceAll(tx, live, publishingEvents(published))
  return made
}
