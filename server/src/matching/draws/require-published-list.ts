import { inListOrder, type DrawEntry } from '@tower/contract/matching/tower-draw-list.ts'
import { commitmentHash, commitmentOf } from '@tower/contract/matching/tower-draw.ts'
import { Refusal } from '../../refusal.ts'
import type { HeldDraw } from './draws.queries.ts'
import { sha256 } from './sha256.ts'

/**
 * Compares the list that is about to be drawn with what was published at the freeze, its fingerprint and that of the
 * whole commitment: whoever slipped an entry past the rules of the database wins nothing, and staff hear of it.
 * Answers the fingerprint.
 */
export function requirePublishedList(draw: HeldDraw, entries: readonly DrawEntry[]): string {
  if (draw.entries_hash === null || !isPublishedList(draw, entries)) throw new Refusal('draws.list_changed')
  return draw.entries_hash
}

/** Whether a list, and all else that a draw commits to, is what was published. */
export function isPublishedList(draw: HeldDraw, entries: readonly DrawEntry[]): boolean {
  const commitment = commitmentOf(
    {
      drawId: draw.id,
      slotStarts: draw.slot_starts,
      capacity: draw.capacity,
      entries: inListOrder(entries),
      seedHash: draw.seed_hash,
      beacon: draw.beacon,
      rules: draw.rules,
    },
    sha256,
  )
  return (
    commitment.entries_hash === draw.entries_hash &&
    commitmentHash(commitment, sha256) === draw.commitment_hash
  )
}
