import type { Tx } from '../../database/database.ts'
import { updateDonorOfSlots } from './slots.queries.ts'

/** Hands a donor's slots to the donor that they were joined into; the slots continue that donor's ordinals. */
export function moveSlots(tx: Tx, donors: { fromId: string; intoId: string }): Promise<void> {
  return updateDonorOfSlots(tx, donors)
}
