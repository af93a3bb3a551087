import { announce } from '../../realtime/announce.ts'
import type { Services } from '../../services.ts'
import { updateUnread } from './inbox.queries.ts'

/** Takes marking read back for all of staff: what was marked at an instant is unread again. Answers how many that were. */
export function markUnread(services: Services, { readAt }: { readAt: Date }): Promise<number> {
  return services.database.transaction(async (tx) => {
    const marked = await updateUnread(tx, readAt)
    if (marked > 0) await announce(tx, { topic: 'notification.read', audience: 'staff' })
    return marked
  })
}
