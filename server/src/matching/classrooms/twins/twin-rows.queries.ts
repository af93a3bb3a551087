import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'

const Twin = z.object({
  id: z.string(),
  name: z.string(),
  school: z.string().nullable(),
  schoolId: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  gradeLevel: z.string().nullable(),
  teacherId: z.string().nullable(),
  teacherName: z.string().nullable(),
  teacherEmail: z.string().nullable(),
  confirmedAt: z.date().nullable(),
  mergedInto: z.string().nullable(),
})

/** A classroom as two are compared. */
export type TwinRow = z.infer<typeof Twin>

const columns = sql`
  classroom.id, classroom.name, classroom.school, classroom.school_id as "schoolId", classroom.city, classroom.state,
  classroom.grade_level as "gradeLevel", classroom.teacher_id as "teacherId",
  coalesce(classroom.teacher_display_name, teacher.full_name) as "teacherName",
  coalesce(classroom.teacher_email, teacher.email) as "teacherEmail", classroom.confirmed_at as "confirmedAt",
  classroom.merged_into as "mergedInto"`

const withTeacher = sql`classrooms classroom left join users teacher on teacher.id = classroom.teacher_id`

/** Classrooms by their ids. */
export function selectTwinRows(tx: Tx, ids: readonly string[]): Promise<TwinRow[]> {
  return rows(Twin)`
    select ${columns} from ${withTeacher} where classroom.id = any(${ids}::uuid[])`.all(tx)
}

/** The same, locked in the order of their ids: nobody confirms, lists or merges them meanwhile. */
export function selectTwinRowsForUpdate(tx: Tx, ids: readonly string[]): Promise<TwinRow[]> {
  return rows(Twin)`
    select ${columns} from ${withTeacher} where classroom.id = any(${ids}::uuid[])
    order by classroom.id for update of classroom`.all(tx)
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
export function selectNearRows(tx: Tx, { self, school, teacher, limit }: Near): Promise<TwinRow[]> {
  return rows(Twin)`
    with at_school as materialized (select id from classrooms where search @@ ${school ?? ''}::tsquery),
    of_name as materialized (select id from classrooms where search @@ ${teacher ?? ''}::tsquery)
    select ${columns} from ${withTeacher}
    where classroom.merged_into is null and classroom.id <> ${self.id} and classroom.id in (
      (select id from at_school limit ${limit})
      union (select id from of_name limit ${limit})
      union (select id from classrooms where teacher_email = ${self.teacherEmail} limit ${limit})
      union (select id from classrooms where teacher_id = ${self.teacherId} limit ${limit}))`.all(tx)
}

const Merged = z.object({
  id: z.string(),
  name: z.string(),
  school: z.string().nullable(),
  teacher_name: z.string().nullable(),
  merged_at: z.date(),
})
export type MergedRow = z.infer<typeof Merged>

/** The classrooms that became one, the last first. */
export function selectMerged(tx: Tx, classroomId: string, limit: number): Promise<MergedRow[]> {
  return rows(Merged)`
    select id, name, school, teacher_display_name as teacher_name, merged_at from classrooms
    where merged_into = ${classroomId} order by merged_at desc, id limit ${limit}`.all(tx)
}
