import type { Tx } from '../../../database/database.ts'
import type { Services } from '../../../services.ts'
import {
  areNomineesBehind,
  holdNominees,
  replaceNominees,
  replaceUnits,
  takeNomineeChanges,
} from './kept-nominees.queries.ts'

/** So few that whoever waits for the only session meanwhile notices nothing. */
const changesAtOnce = 500

/** Brings the kept nominees up to date, some in each transaction. Run each minute, and before staff look. */
export async function keepNominees({ database }: Pick<Services, 'database'>): Promise<void> {
  while (await database.read(areNomineesBehind)) {
    const isDone = await database.transaction(async (tx) =>
      (await holdNominees(tx, { isWaiting: false })) ? catchUp(tx) : undefined,
    )
    // Somebody else is at it.
    if (isDone === undefined) return
  }
}

/** The same within a transaction that must see them up to date: its own changes, and those that others committed. */
export async function keepNomineesWithin(tx: Tx): Promise<void> {
  await holdNominees(tx, { isWaiting: true })
  while (await areNomineesBehind(tx)) await catchUp(tx)
}

/**
 * Looks at the oldest changes. A change that is seen here has been committed with its fact, and what it concerns is counted
 * after that: so none is lost, however many nominate at once, and none of them waits for another.
 */
async function catchUp(tx: Tx): Promise<true> {
  const keys = await replaceUnits(tx, await takeNomineeChanges(tx, changesAtOnce))
  if (keys.length > 0) await replaceNominees(tx, keys)
  return true
}
