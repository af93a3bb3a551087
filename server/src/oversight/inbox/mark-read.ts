import { announce } from '../../realtime/announce.ts'
import type { Services } from '../../services.ts'
import { updateRead } from './inbox.queries.ts'

/**
 * Marks notices read for all of staff, who share one inbox, and tells every open bell. A notice keeps the time it
 * was first read; ids of nothing are passed over. Answers how many were unread until now.
 */
export function markRead(services: Services, { ids }: { ids: string[] | 'all' }): Promise<number> {
  return services.database.transaction(async (tx) => {
    const marked = await updateRead(tx, { ids, at: services.clock.now() })
    if (marked > 0) await announce(tx, { topic: 'notification.read', audience: 'staff' })
    return marked
  })
}
