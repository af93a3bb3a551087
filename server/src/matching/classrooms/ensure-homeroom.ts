import { usualClassroomName } from '@tower/contract/people/provisioning.ts'
import type { Tx } from '../../database/database.ts'
import { insertHomeroom } from './homerooms.queries.ts'
import { findTeacherClassroom } from './list-teacher-classrooms.ts'

/**
 * Sees to it that a teacher leads a classroom, and answers which; a teacher who leads one keeps it. Null when the classroom once
 * opened for the teacher was given to somebody else: staff decide then.
 */
export async function ensureHomeroom(
  tx: Tx,
  { teacherId, name, at }: { teacherId: string; name?: string | undefined; at: Date },
): Promise<string | null> {
  const led = await findTeacherClassroom(tx, teacherId)
  if (led) return led.id
  await insertHomeroom(tx, { teacherId, name: name || usualClassroomName, at })
  return (await findTeacherClassroom(tx, teacherId))?.id ?? null
}
