import type { Tx } from '../../../database/database.ts'
import { findClassroom } from '../../../matching/classrooms/find-classroom.ts'
import { Refusal } from '../../../refusal.ts'

/** The classroom a gift names; refused where it can receive none. A gift that names none may go anywhere. */
export async function requireConfirmedClassroom(
  tx: Tx,
  classroomId: string | null,
): Promise<{ name: string } | undefined> {
  if (classroomId === null) return undefined
  const classroom = await findClassroom(tx, classroomId)
  if (!classroom) throw new Refusal('classrooms.not_found')
  if (!classroom.confirmedAt || !classroom.teacherId) throw new Refusal('classrooms.not_confirmed')
  return classroom
}
