import type { Tx } from '../../database/database.ts'
import { insertSlots, type MadeSlot, type NewSlots } from './slots.queries.ts'

/** Makes a donor's next slots, the first one first. Whoever mints holds the donor's row and books what they cost. */
export function makeSlots(tx: Tx, slots: NewSlots): Promise<MadeSlot[]> {
  return insertSlots(tx, slots)
}
