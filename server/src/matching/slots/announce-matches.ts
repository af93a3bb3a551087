import type { Tx } from '../../database/database.ts'
import { announceAll } from '../../realtime/announce.ts'

/** Tells the open screens of people that slots they have a part in were matched. */
export function announceMatches(tx: Tx, parts: readonly { userId: string; slotId: string }[]): Promise<void> {
  return announceAll(
    tx,
    parts.map(({ userId, slotId }) => ({ topic: 'slot.matched', audience: { userId }, payload: { slotId } })),
  )
}
