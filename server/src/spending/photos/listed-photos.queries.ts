import type { PhotoSort, PhotoState, PhotoStatement } from '@tower/contract/spending/photos.ts'
import { sql, type SqlBool } from 'kysely'
import { type BoundedTotal, countUpToBound } from '../../database/bounded-total.ts'
import type { Tx } from '../../database/database.ts'
import { says } from '../../word-query.ts'

export type PhotoRow = {
  id: string
  teacher_id: string
  classroom_id: string
  classroom_name: string
  school: string | null
  file_id: string | null
  caption: string
  statement: PhotoStatement | null
  faces_covered: number | null
  revision: number
  status: PhotoState
  reason: string | null
  decided_at: Date | null
  decided_by: string | null
  created_at: Date
  teacher_name: string
  teacher_email: string
}

const status = sql`case when photo.approved is null then 'pending' when photo.approved then 'approved' else 'rejected' end`

const photoRows = sql`
  select photo.id, photo.teacher_id, photo.classroom_id, classroom.name as classroom_name, classroom.school, photo.file_id,
    photo.caption, photo.statement, file.covered_faces as faces_covered, photo.revision, ${status} as status, photo.reason, photo.decided_at,
    decider.email as decided_by, photo.created_at, coalesce(teacher.full_name, teacher.email) as teacher_name,
    teacher.email as teacher_email
  from teacher_photos photo
  join users teacher on teacher.id = photo.teacher_id
  join classrooms classroom on classroom.id = photo.classroom_id
  left join files file on file.id = photo.file_id
  left join users decider on decider.id = photo.decided_by`

export async function selectPhotoRow(tx: Tx, id: string): Promise<PhotoRow | undefined> {
  const { rows } = await sql<PhotoRow>`${photoRows} where photo.id = ${id}`.execute(tx)
  return rows[0]
}

export type PhotoFilters = {
  teacherId?: string | undefined
  q?: string | undefined
  status?: PhotoState | undefined
}

/** Each order ends with the id: pages neither overlap nor leave gaps. */
const orders: Record<PhotoSort, ReturnType<typeof sql>> = {
  waiting: sql`photo.approved is not null, case when photo.approved is null then photo.created_at end, photo.decided_at desc, photo.id`,
  '-created': sql`photo.created_at desc, photo.id`,
  created: sql`photo.created_at, photo.id`,
}

export type PhotoWindow = { sort: PhotoSort; limit: number; offset: number }

/** One page of the photos that the filters show, and how many they show in all. */
export async function listPhotoRows(
  tx: Tx,
  filters: PhotoFilters,
  { sort, limit, offset }: PhotoWindow,
): Promise<{ rows: PhotoRow[] } & BoundedTotal> {
  const { rows } = await sql<PhotoRow>`
    ${photoRows} where ${matches(filters)} order by ${orders[sort]} limit ${limit} offset ${offset}`.execute(
    tx,
  )
  return {
    rows,
    ...(await countUpToBound(
      tx,
      sql`select from teacher_photos photo
    join users teacher on teacher.id = photo.teacher_id
    join classrooms classroom on classroom.id = photo.classroom_id
    where ${matches(filters)}`,
    )),
  }
}

/** Some of the photos that the filters show, the newest first, from the one that follows `after`. */
export async function listPhotosAfter(
  tx: Tx,
  filters: PhotoFilters,
  { after, limit }: { after: Pick<PhotoRow, 'created_at' | 'id'> | undefined; limit: number },
): Promise<PhotoRow[]> {
  const later = after
    ? sql<SqlBool>`(photo.created_at < ${after.created_at} or (photo.created_at = ${after.created_at} and photo.id > ${after.id}))`
    : sql<SqlBool>`true`
  const { rows } = await sql<PhotoRow>`
    ${photoRows} where ${matches(filters)} and ${later} order by ${orders['-created']} limit ${limit}`.execute(
    tx,
  )
  return rows
}

const byStatus: Record<PhotoState, ReturnType<typeof sql<SqlBool>>> = {
  pending: sql<SqlBool>`photo.approved is null`,
  approved: sql<SqlBool>`photo.approved`,
  rejected: sql<SqlBool>`not photo.approved`,
}

function matches({ teacherId, q, status: wanted }: PhotoFilters) {
  const said = sql`concat_ws(' ', photo.caption, teacher.full_name, teacher.email, classroom.name, classroom.school)`
  return sql.join(
    [
      sql<SqlBool>`true`,
      ...(teacherId ? [sql<SqlBool>`photo.teacher_id = ${teacherId}`] : []),
      ...(q ? [says(said, q)] : []),
      ...(wanted ? [byStatus[wanted]] : []),
    ],
    sql` and `,
  )
}
