import type { Tx } from '../../database/database.ts'
import { Refusal } from '../../refusal.ts'
import { type ClassroomFileRow, selectClassroomFile } from './about-classrooms.queries.ts'

export type { ClassroomFileRow }

/** A classroom as staff see it; refused when there is none. */
export async function readClassroomFile(tx: Tx, classroomId: string): Promise<ClassroomFileRow> {
  const classroom = await selectClassroomFile(tx, classroomId)
  if (!classroom) throw new Refusal('classrooms.not_found')
  return classroom
}
