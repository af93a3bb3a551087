import { schoolYearStart } from '@tower/contract/money/budgets.ts'
import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'

const Receiver = z.object({
  teacher: z.string(),
  address: z.string(),
  classroom: z.string(),
  school: z.string().nullable(),
})

/** The confirmed classroom that is to receive a slot, while this teacher leads it. */
export function findReceiver(tx: Tx, of: { teacherId: string; classroomId: string }) {
  return rows(Receiver)`
    select coalesce(teacher.full_name, teacher.email) as teacher, teacher.email as address,
      classroom.name as classroom, classroom.school
    from classrooms classroom join users teacher on teacher.id = classroom.teacher_id
    where classroom.id = ${of.classroomId} and classroom.teacher_id = ${of.teacherId}
      and classroom.confirmed_at is not null`.first(tx)
}

/** How many slots a teacher has had in all. */
export async function countOfTeacher(tx: Tx, teacherId: string): Promise<number> {
  const { count } = await rows(z.object({ count: z.number() }))`
    select count(*)::int as count from slots where teacher_id = ${teacherId}`.one(tx)
  return count
}

/** Whether a teacher has had a slot in the school year of an instant. */
export async function hadOneThisYear(tx: Tx, { teacherId, at }: { teacherId: string; at: Date }) {
  const row = await tx
    .selectFrom('slots')
    .select('id')
    .where('teacher_id', '=', teacherId)
    .where('assigned_at', '>=', schoolYearStart(at))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
