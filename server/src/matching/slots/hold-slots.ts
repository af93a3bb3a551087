import type { Tx } from '../../database/database.ts'
import { updateHeld } from './slots.queries.ts'

/** Writes how much of each matched slot is held; the caller tells the budgets of the classrooms. */
export function holdSlots(tx: Tx, held: { slotId: string; heldCents: number }[]): Promise<void> {
  return updateHeld(tx, held)
}
