import type { Tx } from '../../database/database.ts'
import { listWaitingForUpdate, type WaitingSlot } from './slots.queries.ts'

/** Takes hold of a pool's waiting slots, oldest first, for the transaction that will assign them. */
export async function lockWaitingSlots(
  tx: Tx,
  range: { poolId: string; limit: number },
): Promise<WaitingSlot[]> {
  return listWaitingForUpdate(tx, range)
}
