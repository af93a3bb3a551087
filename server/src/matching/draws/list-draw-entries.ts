import type { PageQuery } from '@tower/contract/page.contract.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { listEntryClassrooms, type EntryRow } from './draw-entries.queries.ts'
import { findDraw } from './draws.queries.ts'

/** A page of a draw's frozen list, in the order of the proof; none before the freeze. */
export function listDrawEntries(
  services: Services,
  { drawId, query }: { drawId: string; query: PageQuery },
): Promise<{ rows: EntryRow[]; total: number }> {
  return services.database.read(async (tx) => {
    const draw = await findDraw(tx, drawId)
    if (!draw) throw new Refusal('draws.not_found')
    return { rows: await listEntryClassrooms(tx, { drawId, ...query }), total: draw.entries_count ?? 0 }
  })
}
