import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'

/** Who a classroom is known to be led by, and whether the charity knew of it before its visitors did. */
export type TeacherOnRecord = {
  displayName: string | null
  email: string | null
  locale: string | null
  hasTeacher: boolean
  isConfirmed: boolean
  isNamedByVisitors: boolean
}

/** The address the charity or a confirmation left with the classroom, or else that of the account that leads it. */
export async function selectTeacherOnRecord(tx: Tx, classroomId: string): Promise<TeacherOnRecord> {
  const { rows } = await sql<TeacherOnRecord>`
    select classroom.teacher_display_name as "displayName", coalesce(classroom.teacher_email, teacher.email) as email,
      teacher.locale, classroom.teacher_id is not null as "hasTeacher",
      classroom.confirmed_at is not null as "isConfirmed", classroom.named_key is not null as "isNamedByVisitors"
    from classrooms classroom left join users teacher on teacher.id = classroom.teacher_id
    where classroom.id = ${classroomId}`.execute(tx)
  const [record] = rows
  if (!record) throw new Error(`there is no classroom ${classroomId}`)
  return record
}
