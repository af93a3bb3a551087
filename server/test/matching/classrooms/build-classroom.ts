import type { Database } from '../../../src/database/database.ts'

export type BuiltClassroom = {
  name?: string
  school?: string | null
  /** Makes the classroom confirmed, with a teacher's account of this address. */
  teacherEmail?: string
}

/** A classroom for tests, confirmed when it is given a teacher. */
export function buildClassroom(
  database: Database,
  { name = 'Room 12', school = 'Ruskin Elementary', teacherEmail }: BuiltClassroom = {},
): Promise<{ id: string; teacherId: string | null }> {
  return database.transaction(async (tx) => {
    const teacher = teacherEmail
      ? await tx
          .insertInto('users')
          .values({ email: teacherEmail, role: 'teacher', full_name: 'Ms Rivera' })
          .onConflict((conflict) => conflict.column('email').doUpdateSet({ role: 'teacher' }))
          .returning('id')
          .executeTakeFirstOrThrow()
      : undefined
    const classroom = await tx
      .insertInto('classrooms')
      .values({
        name,
        school,
        city: 'Dayton',
        state: 'OH',
        teacher_id: teacher?.id ?? null,
        teacher_email: teacherEmail ?? null,
        teacher_display_name: teacher ? 'Ms Rivera' : null,
        confirmed_at: teacher ? new Date('2026-09-01T12:00:00Z') : null,
      })
      .returning(['id', 'teacher_id as teacherId'])
      .executeTakeFirstOrThrow()
    return classroom
  })
}
