import type { Tx } from '../../database/database.ts'
import { selectTeacherOnRecord, type TeacherOnRecord } from './teacher-on-record.queries.ts'

export type { TeacherOnRecord }

/** Who is on record for a classroom that there is. */
export function findTeacherOnRecord(tx: Tx, classroomId: string): Promise<TeacherOnRecord> {
  return selectTeacherOnRecord(tx, classroomId)
}
