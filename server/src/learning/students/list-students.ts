import { mostStudents } from '@tower/contract/learning/students.ts'
import type { Tx } from '../../database/database.ts'
import { selectStudents, type StudentRow } from './students.queries.ts'

export type { StudentRow }

/** A teacher's own class list, by name. */
export function listStudents(tx: Tx, teacherId: string): Promise<StudentRow[]> {
  return selectStudents(tx, { teacherId, limit: mostStudents })
}
