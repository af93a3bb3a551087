import type { ClassroomPlace } from '@tower/contract/matching/classroom-words.contract.ts'
import { usualClassroomName } from '@tower/contract/people/provisioning.ts'
import type { Tx } from '../../database/database.ts'
import { insertHomeroom } from './homerooms.queries.ts'
import { findTeacherClassroom } from './list-teacher-classrooms.ts'
import { placeOnList } from './schools/place-on-list.ts'

export type EnsureHomeroom = {
  teacherId: string
  name?: string | undefined
  /** Of one that is opened by this. */
  place?: ClassroomPlace | undefined
  at: Date
}

/**
 * Sees to it that a teacher leads a classroom, and answers which; a teacher who leads one keeps it. Null when the classroom once
 * opened for the teacher was given to somebody else: staff decide then.
 */
export async function ensureHomeroom(
  tx: Tx,
  { teacherId, name, place, at }: EnsureHomeroom,
): Promise<string | null> {
  const led = await findTeacherClassroom(tx, teacherId)
  if (led) return led.id
  const where = place && (await placeOnList(tx, place))
  await insertHomeroom(tx, { teacherId, name: name || usualClassroomName, place: where, at })
  return (await findTeacherClassroom(tx, teacherId))?.id ?? null
}
