import { formatSlotStarts, type DrawBeacon } from '@tower/contract/matching/tower-draw.ts'
import type { DrawEntry } from '@tower/contract/matching/tower-draw-list.ts'
import type { VoidedDraw } from '@tower/contract/matching/voided-draw.contract.ts'
import type { Services } from '../../../services.ts'
import { findVoidedDraw } from '../draw-results.queries.ts'
import { readEntries } from './read-proof.ts'

export type ReadVoidedDraw = { head: Omit<VoidedDraw, 'entries'>; entries: AsyncIterable<DrawEntry[]> }

/** What a voided draw opened: the seed, the commitment and the list of what would have been; undefined for others. */
export async function readVoidedDraw(
  services: Services,
  { drawId }: { drawId: string },
): Promise<ReadVoidedDraw | undefined> {
  const draw = await services.database.read((tx) => findVoidedDraw(tx, drawId))
  if (!draw) return undefined
  const head = {
    algorithm: draw.algorithm,
    state: 'voided' as const,
    // Rows that were voided by hand, before the day was kept with them, have none.
    voided_at: (draw.voided_at ?? draw.created_at).toISOString(),
    void_reason: draw.void_reason ?? '',
    draw_id: draw.id,
    slot_starts: formatSlotStarts(draw.slot_starts),
    capacity: draw.capacity,
    rules: draw.rules,
    beacon: draw.beacon as DrawBeacon | null,
    seed_hash: draw.seed_hash,
    server_seed: draw.server_seed,
    commitment_sha256: draw.commitment_hash,
    entries_count: draw.entries_count,
    total_weight: draw.total_weight,
    entries_hash: draw.entries_hash,
  }
  return { head, entries: readEntries(services, drawId) }
}
