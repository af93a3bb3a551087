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

/** Which of the notices: unread ones or all, without the types that are not the reader's. */
export type Notices = { onlyUnread: boolean; without: readonly string[] }

type Window = { limit: number; offset?: number; after?: NoticeRow | undefined }

const micros = sql<number>`(extract(epoch from created_at) * 1000000)::bigint`

/** Some of the notices, newest first: so many further on, or behind one. */
export function listNoticeRows(
  tx: Tx,
  { onlyUnread, without, limit, offset = 0, after }: Notices & Window,
): Promise<NoticeRow[]> {
  return tx
    .selectFrom('admin_notifications')
    .$if(onlyUnread, (query) => query.where('read_at', 'is', null))
    .$if(after !== undefined, (query) => query.where(isBehind(after)))
    .$if(without.length > 0, (query) => query.where('type', 'not in', without))
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
export function countNotices(tx: Tx, { onlyUnread, without }: Notices): Promise<BoundedTotal> {
  const unread = onlyUnread ? sql`read_at is null` : sql`true`
  const shown = without.length > 0 ? sql`and not type = any(${without}::text[])` : sql``
  return countUpToBound(tx, sql`select from admin_notifications where ${unread} ${shown}`)
}

/** Marks unread notices, the named ones or all, and answers how many that were. Types that are not the reader's stay as they are. */
export async function updateRead(
  tx: Tx,
  { ids, without, at }: { ids: string[] | 'all'; without: readonly string[]; at: Date },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('admin_notifications')
    .set({ read_at: at })
    .where('read_at', 'is', null)
    .$if(ids !== 'all', (query) => query.where('id', 'in', ids as string[]))
    .$if(without.length > 0, (query) => query.where('type', 'not in', without))
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Those that were marked read at an instant are unread again; answers how many that were. Types that are not the reader's stay as they are. */
export async function updateUnread(
  tx: Tx,
  { readAt, without }: { readAt: Date; without: readonly string[] },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('admin_notifications')
    .set({ read_at: null })
    .where('read_at', '=', readAt)
    .$if(without.length > 0, (query) => query.where('type', 'not in', without))
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
