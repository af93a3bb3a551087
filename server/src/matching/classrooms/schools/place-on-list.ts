import type { ClassroomPlace } from '@tower/contract/matching/classroom-words.contract.ts'
import type { Tx } from '../../../database/database.ts'
import { findListedSchool } from './find-schools.ts'

export type ListedPlace = {
  school: string | null
  city: string | null
  state: string | null
  gradeLevel: string | null
  /** The school of the list that is written so. */
  schoolId: string | null
}

/** Where staff say that a classroom is. A school in words that stands so on the list is that one, as where a visitor names it. */
export async function placeOnList(
  tx: Tx,
  { school, city, state, grade_level: gradeLevel }: ClassroomPlace,
): Promise<ListedPlace> {
  const written = school !== null && city !== null && state !== null ? { school, city, state } : undefined
  const listed = written && (await findListedSchool(tx, written))
  return { school, city, state, gradeLevel, schoolId: listed?.id ?? null }
}
