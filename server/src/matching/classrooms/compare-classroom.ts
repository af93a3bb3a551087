import type { ImportedFields, KnownClassroom } from './classroom-import.queries.ts'
import type { ClassroomRow } from './classroom-sheet.ts'

/** What a row makes of a room that exists. */
export type Comparison = {
  /** The fields the room should have, when they differ from those it has. */
  changed: ImportedFields | undefined
  confirms: boolean
  /** The sheet names another teacher for a confirmed room: only staff may change that, by hand. */
  teacherKept: boolean
}

/** Compares a row with the room it means. An empty cell leaves what is there. */
export function compareClassroom(row: ClassroomRow, known: KnownClassroom): Comparison {
  const confirmed = known.confirmedAt !== null
  const wanted: ImportedFields = {
    name: row.name,
    school: row.school ?? known.school,
    city: row.city ?? known.city,
    state: row.state ?? known.state,
    gradeLevel: row.gradeLevel ?? known.gradeLevel,
    teacherName: confirmed ? known.teacherName : (row.teacherName ?? known.teacherName),
    teacherEmail: confirmed ? known.teacherEmail : (row.teacherEmail ?? known.teacherEmail),
  }
  const differs = (Object.keys(wanted) as (keyof ImportedFields)[]).some(
    (field) => wanted[field] !== known[field],
  )
  const otherTeacher = row.teacherEmail !== null && row.teacherEmail !== known.teacherEmail
  return {
    changed: differs ? wanted : undefined,
    confirms: row.confirmed !== null && !confirmed,
    teacherKept: confirmed && otherTeacher,
  }
}
