import { mostStudents } from '@tower/contract/learning/students.ts'
import type { Tx } from '../../database/database.ts'
import { selectNamesVersion, selectStudents, type StudentRow } from './students.queries.ts'

export type { StudentRow }

/** A teacher's own class list, by name. */
export function listStudents(tx: Tx, teacherId: string): Promise<StudentRow[]> {
  return selectStudents(tx, { teacherId, limit: mostStudents })
}

/** Says of a class list whether a name joined it since: read it before the list, and nothing is missed. */
export function readNamesVersion(tx: Tx, teacherId: string): Promise<number> {
  return selectNamesVersion(tx, teacherId)
}
