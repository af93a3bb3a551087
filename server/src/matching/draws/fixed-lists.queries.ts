import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import type { Commitment } from './draw-moves.queries.ts'

/** Writes down that the list of a frozen draw is kept. */
export async function updateToPublished(tx: Tx, { drawId, at }: { drawId: string; at: Date }): Promise<void> {
  await tx
    .updateTable('assignment_slots')
    .set({ published_at: sql`greatest(frozen_at, ${at})` })
    .where('id', '=', drawId)
    .execute()
}

/** Names a later number for a list that was kept too late for its first one. */
export async function updateToLaterRound(
  tx: Tx,
  later: Pick<Commitment, 'drawId' | 'commitmentHash' | 'beacon' | 'beaconChain' | 'numberAt'>,
): Promise<void> {
  await tx
    .updateTable('assignment_slots')
    .set({
      commitment_hash: later.commitmentHash,
      beacon: JSON.stringify(later.beacon),
      beacon_chain: JSON.stringify(later.beaconChain),
      number_at: later.numberAt,
    })
    .where('id', '=', later.drawId)
    .execute()
}

/** Whether the list of another draw is fixed and was not drawn yet. Ask while holding the pool. */
export async function isAnotherFixed(tx: Tx, drawId: string): Promise<boolean> {
  const other = await tx
    .selectFrom('assignment_slots')
    .select('id')
    .where('state', '=', 'frozen')
    .where('id', '<>', drawId)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

/** How many slots the draw whose list is fixed can give; 0 without one. */
export async function countSlotsOfFixedDraw(tx: Tx): Promise<number> {
  const { rows } = await sql<{ kept: number }>`
    select coalesce(sum(least(capacity, entries_count)), 0)::int as kept
    from assignment_slots where state = 'frozen'`.execute(tx)
  return rows[0]?.kept ?? 0
}
