import type { Tx } from '../../database/database.ts'
import { countFrozenSlots, type HeldSlot, listFrozenSlots } from './held-slots.queries.ts'

export type { HeldSlot } from './held-slots.queries.ts'

/** More than these are only counted. */
export const mostHeldListed = 200

/** The slots of a pool that no draw gives for now, the oldest first, and how many there are. */
export async function listHeldSlots(tx: Tx, poolId: string): Promise<{ items: HeldSlot[]; total: number }> {
  const items = await listFrozenSlots(tx, { poolId, limit: mostHeldListed })
  const total = items.length < mostHeldListed ? items.length : await countFrozenSlots(tx, poolId)
  return { items, total }
}
