import type { Tx } from '../../database/database.ts'
import { selectOpenCode, selectTeacherClassroom, type Classroom } from './classrooms.queries.ts'

export type TeacherClassroom = Classroom & { shareCode: string | null }

/** The room a teacher leads, with the code to share it, or nothing. */
export async function readTeacherClassroom(
  tx: Tx,
  { teacherId, at }: { teacherId: string; at: Date },
): Promise<TeacherClassroom | undefined> {
  const classroom = await selectTeacherClassroom(tx, teacherId)
  if (!classroom) return undefined
  const shareCode = await selectOpenCode(tx, classroom.id, at)
  return { ...classroom, shareCode: shareCode ?? null }
}
