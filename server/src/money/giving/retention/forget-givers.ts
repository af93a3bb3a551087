import type { Tx } from '../../../database/database.ts'
import type { Services } from '../../../services.ts'
import {
  forgetCheckouts,
  forgetDonorFiles,
  forgetGuests,
  forgetOfflineGivers,
  forgetPayers,
} from './retention.queries.ts'

const atOnce = 500

const steps: readonly ((tx: Tx, limit: number) => Promise<number>)[] = [
  forgetPayers,
  forgetOfflineGivers,
  forgetCheckouts,
  forgetGuests,
  forgetDonorFiles,
]

/**
 * Takes names and addresses out of gifts that the books no longer need them for; amounts, days and numbers stay. What a
 * batch has done is done, so a run that was killed goes on where it stood.
 */
export async function forgetGivers({ database, log }: Pick<Services, 'database' | 'log'>): Promise<void> {
  for (const step of steps) {
    let forgotten = 0
    for (let count = atOnce; count >= atOnce; forgotten += count)
      count = await database.transaction((tx) => step(tx, atOnce))
    if (forgotten > 0) log.info({ forgotten, what: step.name }, 'names of old gifts went')
  }
}
