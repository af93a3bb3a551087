import type { Tx } from '../../../database/database.ts'
import { announceAll } from '../../../realtime/announce.ts'

/** Tells the open screens of these people that their credits changed, and those of staff. */
export function announceWallets(tx: Tx, userIds: readonly string[]): Promise<void> {
  const topic = 'wallet.changed'
  return announceAll(tx, [
    ...userIds.map((userId) => ({ topic, audience: { userId } }) as const),
    { topic, audience: 'staff' },
  ])
}
