import type { Tx } from '../../database/database.ts'
import { selectOpenCodes, selectTeacherClassrooms, type Classroom } from './classrooms.queries.ts'

export type TeacherClassroom = Classroom & { shareCode: string | null }

/** More than a teacher leads. */
export const mostClassrooms = 100

/** The classrooms a teacher leads, the first confirmed one first, each with the code to share it. */
export async function listTeacherClassrooms(
  tx: Tx,
  { teacherId, at }: { teacherId: string; at: Date },
): Promise<TeacherClassroom[]> {
  const classrooms = await selectTeacherClassrooms(tx, { teacherId, limit: mostClassrooms })
  const codes = await selectOpenCodes(tx, { classroomIds: classrooms.map(({ id }) => id), at })
  return classrooms.map((classroom) => ({ ...classroom, shareCode: codes.get(classroom.id) ?? null }))
}

/** The classroom a teacher is known by: the first confirmed one, or else the oldest; nothing if they lead none. */
export async function findTeacherClassroom(tx: Tx, teacherId: string): Promise<Classroom | undefined> {
  const [classroom] = await selectTeacherClassrooms(tx, { teacherId, limit: 1 })
  return classroom
}
