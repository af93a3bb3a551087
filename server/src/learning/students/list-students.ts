import { mostStudents } from '@tower/contract/learning/students.ts'
import type { Tx } from '../../database/database.ts'
import { selectStudent, selectStudents, type StudentRow } from './students.queries.ts'

export type { StudentRow }

/** A teacher's own class list, by name. */
export function listStudents(tx: Tx, teacherId: string): Promise<StudentRow[]> {
  return selectStudents(tx, { teacherId, limit: mostStudents })
}

/** A student of a teacher's own list, or nothing. */
export function findStudent(tx: Tx, own: { id: string; teacherId: string }): Promise<StudentRow | undefined> {
  return selectStudent(tx, own)
}
