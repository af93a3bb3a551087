import type { Tx } from '../../database/database.ts'
import { publishEvents } from '../../oversight/webhooks/publish-events.ts'
import { insertSlots, type MadeSlot, type NewSlots } from './slots.queries.ts'

/** Makes a donor's next slots, the first one first. Whoever mints holds the donor's row and books what they cost. */
export async function makeSlots(tx: Tx, slots: NewSlots): Promise<MadeSlot[]> {
  const made = await insertSlots(tx, slots)
  const { origin, paymentId, at } = slots
  await publishEvents(
    tx,
    made.map(({ id, number }) => ({
      ...{ event: 'slot.minted' as const, key: `slot-minted:${id}`, at },
      data: { slot_id: id, number, origin, payment_id: paymentId },
    })),
  )
  return made
}
