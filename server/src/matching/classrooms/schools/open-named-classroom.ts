import type { Random } from '../../../clock.ts'
import type { Tx } from '../../../database/database.ts'
import { Refusal } from '../../../refusal.ts'
import { createShareLink } from '../create-share-link.ts'
import { selectClassroom, type Classroom } from '../classrooms.queries.ts'
import { findSameClassroom } from './find-same-classroom.ts'
import { findListedSchool, findSchool } from './find-schools.ts'
import { insertNamedClassroom, selectNamedId } from './named-classrooms.queries.ts'
import { namedKey } from './named-key.ts'

export type NamedClassroom = {
  teacherName: string
  /** A school of the list, or one in words with its town and state. */
  place: { schoolId: string } | { school: string; city: string; state: string }
}

export type OpenNamedClassroom = NamedClassroom & { at: Date; random: Pick<Random, 'bytes'> }

/**
 * The classroom that a visitor names, opened where nobody named it before; whoever names the same at the same moment waits
 * for the first and gets that one. Nobody has confirmed it, and it carries the teacher's name, for want of another.
 */
export async function openNamedClassroom(
  tx: Tx,
  { teacherName, place, at, random }: OpenNamedClassroom,
): Promise<Classroom> {
  const where = await placeOf(tx, place)
  const known = await findSameClassroom(tx, { teacherName, ...where })
  if (known) return known
  const key = namedKey(teacherName, where)
  const opened = await insertNamedClassroom(tx, { ...where, key, teacherName, at })
  if (opened !== undefined) await createShareLink(tx, { classroomId: opened, random, at })
  const id = opened ?? (await selectNamedId(tx, key))
  const classroom = id === undefined ? undefined : await selectClassroom(tx, id)
  if (!classroom) throw new Error('the classroom was neither opened nor found')
  return classroom
}

/** Where the classroom is. A school in words that stands so on the list is that one: naming and choosing it come to the same. */
async function placeOf(tx: Tx, place: NamedClassroom['place']) {
  const school = await ('schoolId' in place ? findSchool(tx, place.schoolId) : findListedSchool(tx, place))
  if (school) return { schoolId: school.id, school: school.name, city: school.city, state: school.state }
  if ('schoolId' in place) throw new Refusal('classrooms.school_not_found')
  return { ...place, schoolId: null }
}
