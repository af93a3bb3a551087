import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'

/** A classroom as two are compared. */
export type TwinRow = {
  id: string
  name: string
  school: string | null
  schoolId: string | null
  city: string | null
  state: string | null
  gradeLevel: string | null
  teacherId: string | null
  teacherName: string | null
  teacherEmail: string | null
  confirmedAt: Date | null
  mergedInto: string | null
}

const columns = sql`
  classroom.id, classroom.name, classroom.school, classroom.school_id as "schoolId", classroom.city, classroom.state,
  classroom.grade_level as "gradeLevel", classroom.teacher_id as "teacherId",
  coalesce(classroom.teacher_display_name, teacher.full_name) as "teacherName",
  coalesce(classroom.teacher_email, teacher.email) as "teacherEmail", classroom.confirmed_at as "confirmedAt",
  classroom.merged_into as "mergedInto"`

const withTeacher = sql`classrooms classroom left join users teacher on teacher.id = classroom.teacher_id`

/** Classrooms by their ids. */
export async function selectTwinRows(tx: Tx, ids: readonly string[]): Promise<TwinRow[]> {
  const { rows } = await sql<TwinRow>`
    select ${columns} from ${withTeacher} where classroom.id = any(${ids}::uuid[])`.execute(tx)
  return rows
}

/** The same, locked in the order of their ids: nobody confirms, lists or merges them meanwhile. */
export async function selectTwinRowsForUpdate(tx: Tx, ids: readonly string[]): Promise<TwinRow[]> {
  const { rows } = await sql<TwinRow>`
    select ${columns} from ${withTeacher} where classroom.id = any(${ids}::uuid[])
    order by classroom.id for update of classroom`.execute(tx)
  return rows
}

export type Near = {
  self: Pick<TwinRow, 'id' | 'teacherId' | 'teacherEmail'>
  /** Words of the school and its town, and of the teacher and the town; undefined where nothing is known. */
  school: string | undefined
  teacher: string | undefined
  /** Of each of the four ways so many are looked at. */
  limit: number
}

/**
 * Classrooms that may be the same as one: at the school, of the name, of the mailbox, of the account. Each part is planned for all
 * and read only as far as needed, as with schools.
 */
export async function selectNearRows(tx: Tx, { self, school, teacher, limit }: Near): Promise<TwinRow[]> {
  const { rows } = await sql<TwinRow>`
    with at_school as materialized (select id from classrooms where search @@ ${school ?? ''}::tsquery),
    of_name as materialized (select id from classrooms where search @@ ${teacher ?? ''}::tsquery)
    select ${columns} from ${withTeacher}
    where classroom.merged_into is null and classroom.id <> ${self.id} and classroom.id in (
      (select id from at_school limit ${limit})
      union (select id from of_name limit ${limit})
      union (select id from classrooms where teacher_email = ${self.teacherEmail} limit ${limit})
      union (select id from classrooms where teacher_id = ${self.teacherId} limit ${limit}))`.execute(tx)
  return rows
}

export type MergedRow = {
  id: string
  name: string
  school: string | null
  teacher_name: string | null
  merged_at: Date
}

/** The classrooms that became one, the last first. */
export async function selectMerged(tx: Tx, classroomId: string, limit: number): Promise<MergedRow[]> {
  const { rows } = await sql<MergedRow>`
    select id, name, school, teacher_display_name as teacher_name, merged_at from classrooms
    where merged_into = ${classroomId} order by merged_at desc, id limit ${limit}`.execute(tx)
  return rows
}
