import { announce } from '../../realtime/announce.ts'
import type { Services } from '../../services.ts'
import { updateUnread } from './inbox.queries.ts'

/** Takes marking read back for all of staff: what was marked at an instant is unread again. Answers how many that were. */
export function markUnread(
  services: Services,
  marked: { readAt: Date; without: readonly string[] },
): Promise<number> {
  return services.database.transaction(async (tx) => {
    const count = await updateUnread(tx, marked)
    if (count > 0) await announce(tx, { topic: 'notification.read', audience: 'staff' })
    return count
  })
}
