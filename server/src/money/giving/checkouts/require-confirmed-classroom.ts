import type { Tx } from '../../../database/database.ts'
import { findClassroom } from '../../../matching/classrooms/find-classroom.ts'
import { Refusal } from '../../../refusal.ts'

/** Refuses a gift to a classroom that can receive none. A gift that names no classroom may go anywhere. */
export async function requireConfirmedClassroom(tx: Tx, classroomId: string | null): Promise<void> {
  if (classroomId === null) return
  const classroom = await findClassroom(tx, classroomId)
  if (!classroom) throw new Refusal('classrooms.not_found')
  if (!classroom.confirmedAt || !classroom.teacherId) throw new Refusal('classrooms.not_confirmed')
}
