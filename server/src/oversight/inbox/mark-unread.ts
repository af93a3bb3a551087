import { announce } from '../../realtime/announce.ts'
import type { Services } from '../../services.ts'
import { countNotices, deleteReads } from './inbox.queries.ts'

export type MarkUnread = { readerId: string; readAt: Date; without: readonly string[] }

/** Takes marking read back: what somebody marked at an instant is unread for them again. Answers how many that were. */
export function markUnread(services: Services, { readerId, readAt, without }: MarkUnread): Promise<number> {
  return services.database.transaction(async (tx) => {
    const unread = { readerId, without, onlyUnread: true }
    const before = await countNotices(tx, unread)
    await deleteReads(tx, { readerId, readAt, without })
    const count = (await countNotices(tx, unread)).total - before.total
    if (count > 0) await announce(tx, { topic: 'notification.read', audience: { userId: readerId } })
    return count
  })
}
