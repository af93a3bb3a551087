import type { ImportedFields, KnownClassroom } from './import.queries.ts'
import type { ClassroomRow } from './classroom-sheet.ts'

/** What a row makes of a classroom that exists. */
export type Comparison = {
  /** The fields the classroom should have, when they differ from those it has. */
  changed: ImportedFields | undefined
  confirms: boolean
  /** The sheet names another teacher for a confirmed classroom: only staff may change that, by hand. */
  teacherKept: boolean
}

/** Compares a row with the classroom it means. An empty cell leaves what is there. */
export function compareClassroom(row: ClassroomRow, known: KnownClassroom): Comparison {
  const confirmed = known.confirmedAt !== null
  const wanted: ImportedFields = {
    ...filled(row, known, ['school', 'city', 'state', 'gradeLevel']),
    ...filled(confirmed ? known : row, known, ['teacherName', 'teacherEmail']),
    name: row.name,
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

/** The row's cells, and where one is empty what the classroom has. */
function filled<Field extends keyof ImportedFields>(
  row: Pick<ImportedFields, Field>,
  known: ImportedFields,
  fields: readonly Field[],
): Pick<ImportedFields, Field> {
  const entries = fields.map((field) => [field, row[field] ?? known[field]] as const)
  return Object.fromEntries(entries) as Pick<ImportedFields, Field>
}
