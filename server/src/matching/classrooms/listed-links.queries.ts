import type { ShareLinkSort, ShareLinkState } from '@tower/contract/matching/share-links.ts'
import { sql, type SqlBool } from 'kysely'
import { type BoundedTotal, countUpToBound } from '../../database/bounded-total.ts'
import type { Tx } from '../../database/database.ts'
import { says } from '../../word-query.ts'

export type ShareLinkRow = {
  code: string
  note: string | null
  classroom_id: string
  classroom_name: string
  made_by: 'teacher' | 'staff' | 'confirmation'
  state: ShareLinkState
  created_at: Date
  expires_at: Date | null
  revoked_at: Date | null
  visits: number
  last_visit_on: string | null
}

export type ShareLinkFilters = {
  teacherId: string
  q?: string | undefined
  state?: ShareLinkState | undefined
}

const stateAt = (at: Date) =>
  sql`case when link.revoked_at is not null then 'revoked' when link.expires_at <= ${at} then 'expired' else 'open' end`

/** Links of the classrooms that a teacher leads, whoever made them. */
const linkRows = (at: Date) => sql`
  select link.code, link.note, link.classroom_id, classroom.name as classroom_name,
    case when link.created_by is null then 'confirmation'
      when link.created_by = classroom.teacher_id then 'teacher' else 'staff' end as made_by,
    ${stateAt(at)} as state, link.created_at, link.expires_at, link.revoked_at,
    coalesce(counted.visits, 0)::int as visits, to_char(counted.last_visit_on, 'YYYY-MM-DD') as last_visit_on
  from share_links link
  join classrooms classroom on classroom.id = link.classroom_id
  left join lateral (
    select sum(visits) as visits, max(visited_on) as last_visit_on
    from share_link_visits where code = link.code
  ) counted on true`

/** Each order ends with the code, which is unique: pages neither overlap nor leave gaps. */
const orders: Record<ShareLinkSort, ReturnType<typeof sql>> = {
  '-created': sql`link.created_at desc, link.code`,
  created: sql`link.created_at, link.code`,
  '-visits': sql`visits desc, link.code`,
  visits: sql`visits, link.code`,
}

type Window = { at: Date; sort: ShareLinkSort; limit: number; offset: number }

/** One page of the links that the filters show, and how many they show in all. */
export async function listShareLinkRows(
  tx: Tx,
  filters: ShareLinkFilters,
  { at, sort, limit, offset }: Window,
): Promise<{ rows: ShareLinkRow[] } & BoundedTotal> {
  const { rows } = await sql<ShareLinkRow>`
    ${linkRows(at)} where ${matches(filters, at)} order by ${orders[sort]} limit ${limit} offset ${offset}`.execute(
    tx,
  )
  return {
    rows,
    ...(await countUpToBound(
      tx,
      sql`select from share_links link
    join classrooms classroom on classroom.id = link.classroom_id
    where ${matches(filters, at)}`,
    )),
  }
}

export async function selectShareLink(
  tx: Tx,
  { code, at }: { code: string; at: Date },
): Promise<ShareLinkRow | undefined> {
  const { rows } = await sql<ShareLinkRow>`${linkRows(at)} where link.code = ${code}`.execute(tx)
  return rows[0]
}

function matches({ teacherId, q, state }: ShareLinkFilters, at: Date) {
  const said = sql`concat_ws(' ', link.code, link.note, classroom.name)`
  return sql.join(
    [
      sql<SqlBool>`classroom.teacher_id = ${teacherId}`,
      ...(q ? [says(said, q)] : []),
      ...(state ? [sql<SqlBool>`${stateAt(at)} = ${state}`] : []),
    ],
    sql` and `,
  )
}

/** Writes down what a link is for and which form made it. */
export async function updateLinkWords(
  tx: Tx,
  { code, note, requestKey }: { code: string; note: string | null; requestKey: string | null },
): Promise<void> {
  await tx
    .updateTable('share_links')
    .set({ note, request_key: requestKey })
    .where('code', '=', code)
    .execute()
}

/** The link that a form made. */
export async function findLinkOfRequest(
  tx: Tx,
  { createdBy, requestKey }: { createdBy: string; requestKey: string },
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('share_links')
    .select('code')
    .where('created_by', '=', createdBy)
    .where('request_key', '=', requestKey)
    .executeTakeFirst()
  return row?.code
}

export async function countOpenLinks(tx: Tx, { classroomId, at }: { classroomId: string; at: Date }) {
  const { count } = await tx
    .selectFrom('share_links')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('classroom_id', '=', classroomId)
    .where('revoked_at', 'is', null)
    .where((link) => link.or([link('expires_at', 'is', null), link('expires_at', '>', at)]))
    .executeTakeFirstOrThrow()
  return count
}

/** Whether a teacher leads the classroom of a code. */
export async function isLinkOf(
  tx: Tx,
  { code, teacherId }: { code: string; teacherId: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('share_links')
    .innerJoin('classrooms', 'classrooms.id', 'share_links.classroom_id')
    .select('code')
    .where('code', '=', code)
    .where('classrooms.teacher_id', '=', teacherId)
    .executeTakeFirst()
  return row !== undefined
}

/** Closes a link that is not revoked yet; false where it was. */
export async function updateToRevoked(
  tx: Tx,
  { code, actorId, at }: { code: string; actorId: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('share_links')
    .set({ revoked_at: at, revoked_by: actorId })
    .where('code', '=', code)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows) === 1
}

/** Whether there is a teacher's account of this id. */
export async function isTeacher(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('role', '=', 'teacher')
    .executeTakeFirst()
  return row !== undefined
}
