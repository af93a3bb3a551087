import { announce } from '../../realtime/announce.ts'
import type { Services } from '../../services.ts'
import { updateRead } from './inbox.queries.ts'

/**
 * Marks notices read for all of staff, who share one inbox, and tells every open bell. A notice keeps the time it
 * was first read; ids of nothing are passed over. Answers how many were unread until now, and the instant they share.
 */
export function markRead(
  services: Services,
  { ids, without }: { ids: string[] | 'all'; without: readonly string[] },
): Promise<{ marked: number; at: Date }> {
  return services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const marked = await updateRead(tx, { ids, without, at })
    if (marked > 0) await announce(tx, { topic: 'notification.read', audience: 'staff' })
    return { marked, at }
  })
}
