import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { Counted, rows } from '../../database/rows.ts'

const Held = z.object({
  number: z.number(),
  origin: z.enum(['donor', 'house', 'matching']),
  donor_id: z.string(),
  frozen_at: z.date(),
})

/** A slot that waits out of the pool, because money behind its donor is contested, asked back or missing. */
export type HeldSlot = z.infer<typeof Held>

/** Some of a pool's slots that are held back, the oldest first. */
export function listFrozenSlots(
  tx: Tx,
  { poolId, limit }: { poolId: string; limit: number },
): Promise<HeldSlot[]> {
  return rows(Held)`
    select number, origin, donor_id, frozen_at from slots
    where pool_id = ${poolId} and frozen_at is not null and classroom_id is null and voided_at is null
    order by created_at, number limit ${limit}`.all(tx)
}

export async function countFrozenSlots(tx: Tx, poolId: string): Promise<number> {
  const { count } = await rows(Counted)`
    select count(*)::int as count from slots
    where pool_id = ${poolId} and frozen_at is not null and classroom_id is null and voided_at is null`.one(
    tx,
  )
  return count
}
