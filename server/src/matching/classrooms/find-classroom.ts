import type { Tx } from '../../database/database.ts'
import { holdStaying, selectClassroom, type Classroom } from './classrooms.queries.ts'

export type { Classroom }

/** A classroom by its id, or nothing. The id of one that was merged leads to the one it became. */
export function findClassroom(tx: Tx, id: string): Promise<Classroom | undefined> {
  return selectClassroom(tx, id)
}

/**
 * The same, for whoever writes to it: it is merged before, and then this is the one it became, or after the transaction. What was
 * read without that may be gone by the time something is written.
 */
export async function holdClassroom(tx: Tx, id: string): Promise<Classroom | undefined> {
  return selectClassroom(tx, await holdStaying(tx, id))
}
