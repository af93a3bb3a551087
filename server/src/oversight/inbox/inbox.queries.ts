import { sql, type SqlBool } from 'kysely'
import { type BoundedTotal, countUpToBound } from '../../database/bounded-total.ts'
import type { Tx } from '../../database/database.ts'

export type NoticeRow = {
  id: string
  type: string
  title: string
  message: string
  created_at: Date
  read_at: Date | null
  /** When it was written, to the microsecond that the database counts. */
  micros: number
}

type Notices = { onlyUnread: boolean; limit: number; offset?: number; after?: NoticeRow | undefined }

const micros = sql<number>`(extract(epoch from created_at) * 1000000)::bigint`

/** Some of the notices, newest first: so many further on, or behind one. */
export function listNoticeRows(
  tx: Tx,
  { onlyUnread, limit, offset = 0, after }: Notices,
): Promise<NoticeRow[]> {
  return tx
    .selectFrom('admin_notifications')
    .$if(onlyUnread, (query) => query.where('read_at', 'is', null))
    .$if(after !== undefined, (query) => query.where(isBehind(after)))
    .select(['id', 'type', 'title', 'message', 'created_at', 'read_at', micros.as('micros')])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

const isBehind = (row: NoticeRow | undefined) => sql<SqlBool>`(created_at, id) <
  (timestamptz '1970-01-01 00:00:00+00' + ${row?.micros}::bigint * interval '1 microsecond', ${row?.id}::uuid)`

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
