import type { Tx } from '../../database/database.ts'
import { selectClassroom, type Classroom } from './classrooms.queries.ts'

export type { Classroom }

/** A classroom by its id, or nothing. The id of one that was merged leads to the one it became. */
export function findClassroom(tx: Tx, id: string): Promise<Classroom | undefined> {
  return selectClassroom(tx, id)
}
