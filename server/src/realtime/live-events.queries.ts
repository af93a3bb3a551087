import type { Tx } from '../database/database.ts'
import type { LiveAudience, LiveEventRow } from './live-message.ts'

const columns = ['id', 'topic', 'audience_user_id as audienceUserId', 'payload'] as const

/** The id of the newest event, 0 when there is none. */
export async function findNewestEventId(tx: Tx): Promise<number> {
  const newest = await tx
    .selectFrom('live_events')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.id ?? 0
}

/** The events with these ids. */
export function listEvents(tx: Tx, ids: readonly number[]): Promise<LiveEventRow[]> {
  return tx.selectFrom('live_events').select(columns).where('id', 'in', ids).orderBy('id').execute()
}

/** Everything after an id, for whomever: what a lost connection may have hidden from us. */
export function listEventsAfter(tx: Tx, id: number, limit: number): Promise<LiveEventRow[]> {
  return tx
    .selectFrom('live_events')
    .select(columns)
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** What one person may hear of after an id. */
export function listEventsFor(
  tx: Tx,
  id: number,
  audience: LiveAudience,
  limit: number,
): Promise<LiveEventRow[]> {
  return tx
    .selectFrom('live_events')
    .select(columns)
    .where('id', '>', id)
    .where((where) =>
      where.or([
        where('audience_user_id', '=', audience.userId),
        ...(audience.isStaff ? [where('audience_user_id', 'is', null)] : []),
      ]),
    )
    .orderBy('id')
    .limit(limit)
    .execute()
}
