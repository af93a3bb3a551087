import type { Tx } from '../../database/database.ts'
import { listUnassignedForUpdate, type UnassignedSlot } from './slots.queries.ts'

export type { UnassignedSlot, WaitingSlot } from './slots.queries.ts'

/** Takes hold of a donor's slots that no classroom has yet, in the order in which a draw locks its pool; the newest first. */
export function lockUnassignedSlots(tx: Tx, donorId: string): Promise<UnassignedSlot[]> {
  return listUnassignedForUpdate(tx, [donorId])
}

/** Takes hold of those of several donors at once: one after the other would not be a draw's order. */
export async function lockUnassignedSlotsOfAll(tx: Tx, donorIds: string[]): Promise<void> {
  if (donorIds.length > 0) await listUnassignedForUpdate(tx, donorIds)
}
