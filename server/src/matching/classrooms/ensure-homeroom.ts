import type { Tx } from '../../database/database.ts'
import { selectTeacherClassroom } from './classrooms.queries.ts'
import { insertHomeroom } from './homerooms.queries.ts'

/** What a room is called until its teacher or staff give it another name. */
const homeroomName = 'Homeroom'

/**
 * Sees to it that a teacher leads a room, and answers which; a teacher who leads one keeps it. Null when the room once
 * opened for the teacher was given to somebody else: staff decide then.
 */
export async function ensureHomeroom(
  tx: Tx,
  { teacherId, at }: { teacherId: string; at: Date },
): Promise<string | null> {
  const led = await selectTeacherClassroom(tx, teacherId)
  if (led) return led.id
  await insertHomeroom(tx, { teacherId, name: homeroomName, at })
  return (await selectTeacherClassroom(tx, teacherId))?.id ?? null
}
