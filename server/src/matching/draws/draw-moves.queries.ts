import type { BeaconChain } from '@tower/contract/matching/tower-draw-chain.ts'
import type { DrawBeacon } from '@tower/contract/matching/tower-draw.ts'
import type { Tx } from '../../database/database.ts'

/** What is published of a list. */
export type Commitment = {
  drawId: string
  at: Date
  schoolYear: number
  rules: string
  entriesCount: number
  totalWeight: number
  entriesHash: string
  commitmentHash: string
  beacon: DrawBeacon
  beaconChain: BeaconChain
  numberAt: Date
  /** Who of the staff had it fixed; null: the schedule. */
  frozenBy: string | null
}

/** Publishes what a fixed list commits to. */
export async function updateToFrozen(tx: Tx, commitment: Commitment): Promise<void> {
  await tx
    .updateTable('assignment_slots')
    .set({
      state: 'frozen',
      frozen_at: commitment.at,
      school_year: commitment.schoolYear,
      rules: commitment.rules,
      entries_count: commitment.entriesCount,
      total_weight: commitment.totalWeight,
      entries_hash: commitment.entriesHash,
      commitment_hash: commitment.commitmentHash,
      beacon: JSON.stringify(commitment.beacon),
      beacon_chain: JSON.stringify(commitment.beaconChain),
      number_at: commitment.numberAt,
      frozen_by: commitment.frozenBy,
    })
    .where('id', '=', commitment.drawId)
    .where('state', '=', 'scheduled')
    .execute()
}

export type Completion = {
  drawId: string
  at: Date
  serverSeed: string
  seed: string
  publicValue: string
  signature: string | null
  runBy: string | null
  /** By their numbers: what the run would have given, were it not held back. */
  skippedSlots: number[]
}

/** Ends a draw with its result. */
export async function updateToCompleted(tx: Tx, completion: Completion): Promise<void> {
  await tx
    .updateTable('assignment_slots')
    .set({
      state: 'completed',
      completed_at: completion.at,
      server_seed: completion.serverSeed,
      draw_seed: completion.seed,
      public_value: completion.publicValue,
      beacon_signature: completion.signature,
      run_by: completion.runBy,
      skipped_slots: completion.skippedSlots,
    })
    .where('id', '=', completion.drawId)
    .where('state', '=', 'frozen')
    .execute()
}

/** Calls a draw off. */
export async function updateToVoided(
  tx: Tx,
  voiding: { drawId: string; at: Date; reason: string; serverSeed: string | null; voidedBy: string },
): Promise<void> {
  const { drawId, at, reason, serverSeed, voidedBy } = voiding
  await tx
    .updateTable('assignment_slots')
    .set({
      state: 'voided',
      voided_at: at,
      void_reason: reason,
      server_seed: serverSeed,
      voided_by: voidedBy,
    })
    .where('id', '=', drawId)
    .execute()
}

/** Moves a draw whose list is not fixed to another start, and keeps from where. */
export async function updateStart(
  tx: Tx,
  move: { drawId: string; from: Date; to: Date; movedBy: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('assignment_slots')
    .set({ slot_starts: move.to })
    .where('id', '=', move.drawId)
    .where('state', '=', 'scheduled')
    .execute()
  await tx
    .insertInto('draw_moves')
    .values({
      draw_id: move.drawId,
      from_starts: move.from,
      to_starts: move.to,
      moved_by: move.movedBy,
      moved_at: move.at,
    })
    .execute()
}
