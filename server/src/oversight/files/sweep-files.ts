import { arrivalFolder, clearArrivals } from '../../http/uploads/arrival-folder.ts'
import type { Services } from '../../services.ts'
import { deleteDropped, markDropping, removeOrphans } from './sweep.queries.ts'

const most = 100

/**
 * Removes what nobody uses: files that nothing came to refer to, and the bytes of files that were removed. Bytes go between
 * two transactions: first nobody may refer to them any more, then they go, then their row. Whatever breaks off in between
 * is finished by the next sweep.
 */
export async function sweepFiles({ database, fileStore, clock, config, log }: Services): Promise<void> {
  const orphans = await database.transaction((tx) => removeOrphans(tx, clock.now()))
  let dropped = 0
  let batch: string[]
  do {
    batch = await database.transaction((tx) => markDropping(tx, { at: clock.now(), most }))
    for (const hash of batch) {
      await fileStore.remove(hash)
      await database.transaction((tx) => deleteDropped(tx, hash))
    }
    dropped += batch.length
  } while (batch.length === most)
  const arrivals = await clearArrivals(arrivalFolder(config), clock.now())
  if (orphans + dropped + arrivals > 0) log.info({ orphans, dropped, arrivals }, 'files swept')
}
