import type { Tx } from '../../../database/database.ts'
import { removeFile } from '../../../oversight/files/remove-file.ts'
import type { Services } from '../../../services.ts'
import { deletePicturesOfNobody } from '../offline/pictures.queries.ts'
import {
  forgetCheckouts,
  forgetDonorFiles,
  forgetGuests,
  forgetOfflineGivers,
  forgetPayers,
} from './retention.queries.ts'

const atOnce = 500

/** Checks of gifts that name nobody any more: they show whose they were. */
async function forgetPictures(tx: Tx, limit: number, at: Date): Promise<number> {
  const gone = await deletePicturesOfNobody(tx, limit)
  for (const fileId of gone) await removeFile(tx, fileId, at)
  return gone.length
}

const steps: readonly ((tx: Tx, limit: number, at: Date) => Promise<number>)[] = [
  forgetPayers,
  forgetOfflineGivers,
  forgetPictures,
  forgetCheckouts,
  forgetGuests,
  forgetDonorFiles,
]

/**
 * Takes names and addresses out of gifts that the books no longer need them for; amounts, days and numbers stay. What a
 * batch has done is done, so a run that was killed goes on where it stood.
 */
export async function forgetGivers({
  database,
  clock,
  log,
}: Pick<Services, 'database' | 'clock' | 'log'>): Promise<void> {
  for (const step of steps) {
    let forgotten = 0
    for (let count = atOnce; count >= atOnce; forgotten += count)
      count = await database.transaction((tx) => step(tx, atOnce, clock.now()))
    if (forgotten > 0) log.info({ forgotten, what: step.name }, 'names of old gifts went')
  }
}
