import type { Tx } from '../../database/database.ts'
import { updateFrozen } from './slots.queries.ts'

/** Takes waiting slots of a donor out of the pool and puts the others back: `frozenIds` are all that stay out. */
export function freezeSlots(
  tx: Tx,
  frozen: { donorId: string; frozenIds: string[]; at: Date },
): Promise<void> {
  return updateFrozen(tx, frozen)
}
