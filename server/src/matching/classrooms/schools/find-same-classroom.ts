import type { Tx } from '../../../database/database.ts'
import { selectClassroom, type Classroom } from '../classrooms.queries.ts'
import { sameSchool, type WrittenSchool } from './find-schools.ts'
import { selectClassroomsByWords } from './named-classrooms.queries.ts'
import { schoolWords, searchFor, teacherWords } from './search-words.ts'

/** A classroom that is there already with this teacher at this school: the charity's own, or one that is confirmed. */
export async function findSameClassroom(
  tx: Tx,
  named: WrittenSchool & { teacherName: string },
): Promise<Classroom | undefined> {
  const { teacherName, school, city, state } = named
  const words = [...teacherWords(teacherName), ...schoolWords(`${school} ${city}`)]
  const search = searchFor(words)
  if (search === undefined) return undefined
  const asked = teacherWords(teacherName).join(' ')
  const same = (await selectClassroomsByWords(tx, { search, state, limit: 20 })).find(
    (known) =>
      teacherWords(known.teacher).join(' ') === asked &&
      sameSchool({ school: known.school, city: known.city, state: known.state }, named),
  )
  return same && selectClassroom(tx, same.id)
}
