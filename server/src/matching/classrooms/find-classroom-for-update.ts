import type { Tx } from '../../database/database.ts'
import { selectClassroomForUpdate, type Classroom } from './classrooms.queries.ts'

/** A classroom by its id, locked so that nobody confirms or changes it meanwhile; or nothing. */
export function findClassroomForUpdate(tx: Tx, id: string): Promise<Classroom | undefined> {
  return selectClassroomForUpdate(tx, id)
}
