import { shownEntries } from '@tower/contract/matching/draws.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { listReplaced, type ReplacedCommitment } from './commitments.queries.ts'
import { listEntryClassrooms, type EntryRow } from './draw-entries.queries.ts'
import { listPicks, type PickRow } from './draw-results.queries.ts'
import { findDraw, type DrawRow } from './draws.queries.ts'

export type DrawOnPage = {
  draw: DrawRow
  entries: EntryRow[]
  picks: PickRow[]
  replaced: ReplacedCommitment[]
}

/** One draw with the first of its entries and picks. What a draw doesn't have yet is empty. */
export function readDraw(services: Services, { drawId }: { drawId: string }): Promise<DrawOnPage> {
  return services.database.read(async (tx) => {
    const draw = await findDraw(tx, drawId)
    if (!draw) throw new Refusal('draws.not_found')
    if (draw.frozen_at === null) return { draw, entries: [], picks: [], replaced: [] }
    const entries = await listEntryClassrooms(tx, { drawId, page: 1, pageSize: shownEntries })
    const picks = await listPicks(tx, { drawId, limit: shownEntries })
    return { draw, entries, picks, replaced: await listReplaced(tx, drawId) }
  })
}
