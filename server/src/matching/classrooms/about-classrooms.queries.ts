import { sql } from 'kysely'
import type { AboutPersonSubject, AboutRow } from '../../about.ts'
import type { Tx } from '../../database/database.ts'

/** The classrooms that a teacher leads, the newest first. */
export async function listClassroomsOf(
  tx: Tx,
  { id }: AboutPersonSubject,
  limit: number,
): Promise<AboutRow[]> {
  const { rows } = await sql<AboutRow>`
    select id, concat_ws(' · ', name, school) as what, null::int as number, null::bigint as "amountCents",
      case when confirmed_at is null then 'unconfirmed' else 'confirmed' end as state, created_at as at
    from classrooms where teacher_id = ${id} order by created_at desc, id limit ${limit}`.execute(tx)
  return rows
}

/** A classroom as staff see it. */
export type ClassroomFileRow = {
  id: string
  name: string
  school: string | null
  city: string | null
  state: string | null
  gradeLevel: string | null
  teacherId: string | null
  teacherName: string | null
  teacherEmail: string | null
  confirmedAt: Date | null
  createdAt: Date
  /** Of one that was merged the one it became. */
  mergedInto: string | null
  mergedIntoName: string | null
  mergedAt: Date | null
}

/** A classroom with whoever leads it: the account's name and address go before those on record. */
export async function selectClassroomFile(tx: Tx, id: string): Promise<ClassroomFileRow | undefined> {
  const { rows } = await sql<ClassroomFileRow>`
    select classroom.id, classroom.name, classroom.school, classroom.city, classroom.state,
      classroom.grade_level as "gradeLevel", teacher.id as "teacherId",
      coalesce(teacher.full_name, classroom.teacher_display_name) as "teacherName",
      coalesce(teacher.email, classroom.teacher_email) as "teacherEmail",
      classroom.confirmed_at as "confirmedAt", classroom.created_at as "createdAt",
      classroom.merged_into as "mergedInto", classroom.merged_at as "mergedAt", stays.name as "mergedIntoName"
    from classrooms classroom
    left join classrooms stays on stays.id = classroom.merged_into
    left join users teacher on teacher.id = classroom.teacher_id and teacher.erased_at is null
    where classroom.id = ${id}`.execute(tx)
  return rows[0]
}
