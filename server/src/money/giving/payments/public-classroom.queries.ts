import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../../database/database.ts'

/**
 * Joins a slot's classroom where everybody may read its name: while it is confirmed and its teacher may sign in, as on
 * the slot's public page. Elsewhere there is no `teacher` in the row.
 */
export const joinPublicClassroom = (classroomId: RawBuilder<unknown>) => sql`
  left join classrooms classroom on classroom.id = ${classroomId} and classroom.confirmed_at is not null
  left join users teacher on teacher.id = classroom.teacher_id and teacher.role = 'teacher' and teacher.disabled_at is null`

/** The name of a classroom that was joined so; null where nobody may read it. */
export const publicClassroomName = sql<
  string | null
>`case when teacher.id is not null then classroom.name end`

/** The name of a classroom; null where nobody may read it. */
export async function findPublicClassroomName(tx: Tx, classroomId: string): Promise<string | null> {
  const { rows } = await sql<{ name: string | null }>`
    select ${publicClassroomName} as name from (select ${classroomId}::uuid as id) named
    ${joinPublicClassroom(sql`named.id`)}`.execute(tx)
  return rows[0]?.name ?? null
}
