import type { EmblemKey } from '@tower/contract/learning/keepsakes.ts'
import type { Tx } from '../../database/database.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { lockKeepsakesOf, selectOwnedByKey, selectShownEmblem, updateShown } from './keepsakes.queries.ts'

/** Shows one of somebody's own emblems on the public profile, or none. */
export function showEmblem(
  { database }: Services,
  { userId, emblem }: { userId: string; emblem: EmblemKey | null },
): Promise<void> {
  return database.transaction(async (tx) => {
    await lockKeepsakesOf(tx, userId)
    if (emblem !== null && !(await selectOwnedByKey(tx, { userId, key: emblem, slotId: null })))
      throw new Refusal('keepsakes.not_found')
    await updateShown(tx, { userId, emblem })
  })
}

/** The emblem that somebody's public profile shows. */
export function findShownEmblem(tx: Tx, userId: string): Promise<EmblemKey | undefined> {
  return selectShownEmblem(tx, userId)
}
