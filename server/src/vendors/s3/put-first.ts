import { S3ServiceException } from '@aws-sdk/client-s3'
import { setTimeout as sleep } from 'node:timers/promises'

/** Writes the same bytes under the same name, each time from the start. */
type WriteOnce = (condition: { IfNoneMatch?: '*' }) => Promise<unknown>

/** Longer than anybody takes from seeing that nothing is there to having written. */
export const usuallySettledMs = 5_000
const mostTries = 20

/**
 * Writes where nothing stands under a name yet; of several that do so at the same moment one wins. A store that does not know the
 * condition takes it again, or refuses it: there the last one wins, and whoever reads after this reads what all read.
 */
export async function putFirst(write: WriteOnce, settledMs = usuallySettledMs): Promise<void> {
  const first = await writeFirst(write)
  if (first === 'taken') return
  // What was just written stands in the way of itself, or the condition was overlooked.
  if (first === 'written' && (await writeFirst(write)) === 'taken') return
  if (first === 'refused') await write({})
  await sleep(settledMs)
}

async function writeFirst(write: WriteOnce): Promise<'written' | 'taken' | 'refused'> {
  for (let attempt = 1; ; attempt++) {
    try {
      await write({ IfNoneMatch: '*' })
      return 'written'
    } catch (error) {
      const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
      if (status === 412) return 'taken'
      if (status === 400 || status === 501) return 'refused'
      // Another one is being written right now; whether it comes through is seen a moment later.
      if (status !== 409 || attempt === mostTries) throw error
      await sleep(100 * attempt)
    }
  }
}
