import { announce } from '../../realtime/announce.ts'
import type { Services } from '../../services.ts'
import { insertReads, markAllRead } from './inbox.queries.ts'

export type MarkRead = { readerId: string; ids: readonly string[] | 'all'; without: readonly string[] }

/**
 * Marks notices read for whoever did, and tells their open bells; the others have theirs to read. A notice keeps the time it was
 * first read; ids of nothing are passed over. Answers how many were unread until now, and the instant they share.
 */
export function markRead(
  services: Services,
  { readerId, ids, without }: MarkRead,
): Promise<{ marked: number; at: Date }> {
  return services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const marking = { readerId, without, at }
    const marked = ids === 'all' ? await markAllRead(tx, marking) : await insertReads(tx, { ...marking, ids })
    if (marked > 0) await announce(tx, { topic: 'notification.read', audience: { userId: readerId } })
    return { marked, at }
  })
}
