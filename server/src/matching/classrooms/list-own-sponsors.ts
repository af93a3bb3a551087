import type { Tx } from '../../database/database.ts'
import { mostClassrooms } from './list-teacher-classrooms.ts'
import { selectClassroomRows } from './classrooms.queries.ts'

/** The sponsors of the classrooms that a teacher leads, each once; that of the classroom the teacher is known by comes first. */
export async function listOwnSponsors(tx: Tx, teacherId: string): Promise<string[]> {
  const rows = await selectClassroomRows(tx, { teacherId, limit: mostClassrooms })
  return [...new Set(rows.flatMap(({ sponsor_id: id }) => (id === null ? [] : [id])))]
}
