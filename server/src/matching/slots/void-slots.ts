import type { Tx } from '../../database/database.ts'
import { updateVoided } from './slots.queries.ts'

/** Voids waiting slots, which the caller has locked: what they held goes back to whom it came from. */
export function voidSlots(tx: Tx, slotIds: string[], at: Date): Promise<void> {
  return updateVoided(tx, slotIds, at)
}
