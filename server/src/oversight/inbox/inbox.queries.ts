import { sql } from 'kysely'
import { type BoundedTotal, countUpToBound } from '../../database/bounded-total.ts'
import type { Tx } from '../../database/database.ts'

export type NoticeRow = {
  id: string
  type: string
  title: string
  message: string
  created_at: Date
  read_at: Date | null
}

/** Some of the notices, newest first. */
export function listNoticeRows(
  tx: Tx,
  { onlyUnread, limit, offset }: { onlyUnread: boolean; limit: number; offset: number },
): Promise<NoticeRow[]> {
  return tx
    .selectFrom('admin_notifications')
    .$if(onlyUnread, (query) => query.where('read_at', 'is', null))
    .select(['id', 'type', 'title', 'message', 'created_at', 'read_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** How many notices there are, or unread ones. */
export function countNotices(tx: Tx, onlyUnread: boolean): Promise<BoundedTotal> {
  const unread = onlyUnread ? sql`where read_at is null` : sql``
  return countUpToBound(tx, sql`select from admin_notifications ${unread}`)
}

/** Marks unread notices, the named ones or all, and answers how many that were. */
export async function updateRead(tx: Tx, { ids, at }: { ids: string[] | 'all'; at: Date }): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('admin_notifications')
    .set({ read_at: at })
    .where('read_at', 'is', null)
    .$if(ids !== 'all', (query) => query.where('id', 'in', ids as string[]))
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Those that were marked read at an instant are unread again; answers how many that were. */
export async function updateUnread(tx: Tx, readAt: Date): Promise<number> {
  const query = tx.updateTable('admin_notifications').set({ read_at: null }).where('read_at', '=', readAt)
  return Number((await query.executeTakeFirstOrThrow()).numUpdatedRows)
}
