import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { z } from 'zod'
import { type BoundedTotal, countUpToBound } from '../../database/bounded-total.ts'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'

const NoticeRow = z.object({
  id: z.string(),
  type: z.string(),
  title: z.string(),
  message: z.string(),
  dedupe_key: z.string().nullable(),
  about_id: z.string().nullable(),
  created_at: z.date(),
  /** When the reader did. */
  read_at: z.date().nullable(),
  /** When it was written, to the microsecond that the database counts. */
  micros: z.number(),
})
export type NoticeRow = z.infer<typeof NoticeRow>

/** Which of the notices, for whom: unread ones or all, without the types that are not the reader's. */
export type Notices = { readerId: string; onlyUnread: boolean; without: readonly string[] }

type Window = { limit: number; offset?: number; after?: NoticeRow | undefined }

/** Some of the notices, newest first: so many further on, or behind one. */
export async function listNoticeRows(
  tx: Tx,
  { limit, offset = 0, after, ...notices }: Notices & Window,
): Promise<NoticeRow[]> {
  const follows = after
    ? sql`(notice.created_at, notice.id) <
        (timestamptz '1970-01-01 00:00:00+00' + ${after.micros}::bigint * interval '1 microsecond', ${after.id}::uuid)`
    : sql`true`
  return rows(NoticeRow)`
    select notice.id, notice.type, notice.title, notice.message, notice.dedupe_key, notice.about_id, notice.created_at,
      coalesce(notice.read_at, own.read_at, case when notice.created_at <= mark.read_until and not notice.type = any(mark.besides)
        then coalesce(${firstMarked(notices.readerId)}, mark.marked_at) end) as read_at,
      (extract(epoch from notice.created_at) * 1000000)::bigint as micros
    from admin_notifications notice
    left join notice_reads own on own.notice_id = notice.id and own.user_id = ${notices.readerId}
    left join notice_marks mark on mark.user_id = ${notices.readerId}
    where ${await isShown(tx, notices)} and ${follows}
    order by notice.created_at desc, notice.id desc limit ${limit} offset ${offset}`.all(tx)
}

/** Of all the times that everything was marked, the first one that covers a notice. */
const firstMarked = (readerId: string) => sql`(select marking.marked_at from notice_markings marking
  where marking.user_id = ${readerId} and marking.read_until >= notice.created_at and not notice.type = any(marking.besides)
  order by marking.read_until, marking.marked_at limit 1)`

/** How many notices there are, or unread ones. */
export async function countNotices(tx: Tx, notices: Notices): Promise<BoundedTotal> {
  return countUpToBound(tx, sql`select from admin_notifications notice where ${await isShown(tx, notices)}`)
}

async function isShown(tx: Tx, { readerId, onlyUnread, without }: Notices): Promise<RawBuilder<SqlBool>> {
  const conditions = [
    ...(without.length > 0 ? [sql<SqlBool>`not notice.type = any(${without}::text[])`] : []),
    ...(onlyUnread ? [isUnread(readerId, await findMark(tx, readerId))] : []),
  ]
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}

const Mark = z.object({ read_until: z.string(), besides: z.array(z.string()) })

const findMark = (tx: Tx, readerId: string) =>
  rows(Mark)`select read_until::text, besides from notice_marks where user_id = ${readerId}`.first(tx)

/** What was marked all together is older than the mark: where that holds of every type, an index of the newest reads no further. */
function isUnread(readerId: string, mark: z.infer<typeof Mark> | undefined): RawBuilder<SqlBool> {
  const { read_until: until, besides = [] } = mark ?? {}
  const isNewer = sql`notice.created_at > ${until ?? '-infinity'}::timestamptz`
  const isAfter = besides.length === 0 ? isNewer : sql`(${isNewer} or notice.type = any(${besides}::text[]))`
  return sql<SqlBool>`notice.read_at is null and ${isAfter}
    and not exists (select from notice_reads own where own.notice_id = notice.id and own.user_id = ${readerId})`
}

type Marking = { readerId: string; without: readonly string[]; at: Date }

/** Marks unread notices of the reader's types, and answers how many that were. */
export async function insertReads(
  tx: Tx,
  { readerId, without, at, ids }: Marking & { ids: readonly string[] },
): Promise<number> {
  const { rows: marked } = await sql`
    insert into notice_reads (user_id, notice_id, read_at)
    select ${readerId}::uuid, notice.id, ${at}::timestamptz from admin_notifications notice
    where notice.id = any(${ids}::uuid[]) and ${await isShown(tx, { readerId, onlyUnread: true, without })}
    on conflict do nothing returning notice_id`.execute(tx)
  return marked.length
}

/** Of a transaction that is still open a notice may be older than the newest that can be seen. */
const stillOpen = sql`interval '1 minute'`

/** Marks everything read: what is older by one mark, the last minute one by one. */
export async function markAllRead(tx: Tx, { readerId, without, at }: Marking): Promise<number> {
  const unread = { readerId, onlyUnread: true, without }
  const { total } = await countNotices(tx, unread)
  if (total === 0) return 0
  await sql`
    insert into notice_reads (user_id, notice_id, read_at)
    select ${readerId}::uuid, notice.id, ${at}::timestamptz from admin_notifications notice
    where ${await isShown(tx, unread)} and notice.created_at > (select max(created_at) - ${stillOpen} from admin_notifications)
    on conflict do nothing`.execute(tx)
  await sql`
    with marking as (
      insert into notice_markings (user_id, read_until, marked_at, besides)
      select ${readerId}::uuid, max(created_at) - ${stillOpen}, ${at}::timestamptz, ${without}::text[] from admin_notifications
      on conflict (user_id, marked_at) do update set read_until = excluded.read_until
      returning user_id, read_until, marked_at, besides)
    insert into notice_marks (user_id, read_until, marked_at, read_until_before, besides)
    select user_id, read_until, marked_at, '-infinity', besides from marking
    on conflict (user_id) do update set read_until = greatest(notice_marks.read_until, excluded.read_until),
      marked_at = excluded.marked_at, read_until_before = notice_marks.read_until, besides = excluded.besides`.execute(
    tx,
  )
  return total
}

/** What the reader marked at an instant is unread again, of their types. */
export async function deleteReads(
  tx: Tx,
  { readerId, readAt, without }: Omit<Marking, 'at'> & { readAt: Date },
): Promise<void> {
  await sql`delete from notice_reads own using admin_notifications notice
    where own.user_id = ${readerId} and own.read_at = ${readAt} and notice.id = own.notice_id
      and not notice.type = any(${without}::text[])`.execute(tx)
  // Without one before it was taken back already: asked once more after a lost answer, nothing further is unread.
  await sql`
    with undone as (
      update notice_marks set read_until = read_until_before, read_until_before = null
      where user_id = ${readerId} and marked_at = ${readAt} and read_until_before is not null returning user_id)
    delete from notice_markings marking using undone
    where marking.user_id = undone.user_id and marking.marked_at = ${readAt}`.execute(tx)
}

/** Nothing says any more what somebody read. */
export async function deleteReadsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('notice_reads').where('user_id', '=', userId).execute()
  await tx.deleteFrom('notice_marks').where('user_id', '=', userId).execute()
  await tx.deleteFrom('notice_markings').where('user_id', '=', userId).execute()
}
