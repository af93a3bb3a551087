import { createHash } from 'node:crypto'
import { schoolWords, teacherWords } from './search-words.ts'

export type NamedPlace = { schoolId: string | null; school: string; city: string; state: string }

/**
 * What makes two namings the same classroom: the teacher's name without its title, and the school, chosen or written. `Ms. Rivera,
 * Ruskin Elem.` and `mrs rivera, Ruskin Elementary School` are one. A hash, because it outlives the names.
 */
export function namedKey(teacherName: string, place: NamedPlace): string {
  const where =
    place.schoolId !== null
      ? ['school', place.schoolId]
      : ['place', place.state, schoolWords(place.city).join(' '), schoolWords(place.school).join(' ')]
  const parts = [...where, teacherWords(teacherName).join(' ')]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
