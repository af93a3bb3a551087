import type { Tx } from '../../database/database.ts'
import { selectClassroomsForUpdate, type Classroom } from './classrooms.queries.ts'

/** Classrooms by their ids, locked so that nobody confirms or changes them meanwhile; unknown ids are left out. */
export async function findClassroomsForUpdate(tx: Tx, ids: string[]): Promise<Map<string, Classroom>> {
  const rows = await selectClassroomsForUpdate(tx, ids)
  return new Map(rows.map((classroom) => [classroom.id, classroom]))
}

/** A classroom by its id, locked; or nothing. */
export async function findClassroomForUpdate(tx: Tx, id: string): Promise<Classroom | undefined> {
  return (await findClassroomsForUpdate(tx, [id])).get(id)
}
