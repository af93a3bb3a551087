import type { Tx } from '../../database/database.ts'
import { listWaitingForUpdate, type WaitingSlot } from './slots.queries.ts'

export type { WaitingSlot } from './slots.queries.ts'

/**
 * Takes hold of a pool's waiting slots, oldest first, for the transaction that will assign them. Slots that a refund
 * holds for a moment are waited for: a draw is run once, and what it passes over waits for the next. Draws take the
 * slots through here, as another domain's tables are not theirs to ask.
 */
export async function lockWaitingSlots(
  tx: Tx,
  range: { poolId: string; limit: number },
): Promise<WaitingSlot[]> {
  return listWaitingForUpdate(tx, range)
}
