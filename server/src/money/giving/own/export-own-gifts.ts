import type { Services } from '../../../services.ts'
import { findGiver, type Asker } from './find-giver.ts'
import { listOwnGiftsAfter, type OwnGiftFilters, type OwnGiftRow } from './own-gifts.queries.ts'

const rowsAtOnce = 100

/** Who asks, and their gifts oldest first, some at a time. Whoever may not ask is refused before anything is sent. */
export async function exportOwnGifts(
  services: Services,
  asker: Asker,
  filters: OwnGiftFilters,
): Promise<AsyncGenerator<OwnGiftRow[]>> {
  const giver = await services.database.read((tx) => findGiver(tx, asker, services.clock.now()))
  return walkGifts(services, giver.donorId, filters)
}

/** A donor's gifts, oldest first, some at a time: no connection waits for a slow reader. */
export async function* walkGifts(
  services: Services,
  donorId: string | null,
  filters: OwnGiftFilters,
): AsyncGenerator<OwnGiftRow[]> {
  if (donorId === null) return
  let after: OwnGiftRow | undefined
  do {
    const query = { filters, after, limit: rowsAtOnce }
    const rows = await services.database.read((tx) => listOwnGiftsAfter(tx, donorId, query))
    if (rows.length > 0) yield rows
    after = rows.length < rowsAtOnce ? undefined : rows.at(-1)
  } while (after)
}
