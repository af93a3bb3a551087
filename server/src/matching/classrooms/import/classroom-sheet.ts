import { cutText } from '@tower/contract/cut-text.ts'
import { createHash } from 'node:crypto'
import { nameKey } from '@tower/contract/name-key.ts'
import { CellFault, parseSheetDate, readEmail, readText } from './sheet-rows.ts'
import { stateCode } from './us-states.ts'

export type ClassroomField =
  'key' | 'name' | 'school' | 'city' | 'state' | 'gradeLevel' | 'teacherName' | 'teacherEmail' | 'confirmed'

/** What the columns of a charity's classroom list are called. */
export const classroomColumnWords: Record<ClassroomField, readonly string[]> = {
  key: ['id', 'external id', 'classroom id', 'class id', 'classroom id', 'import key', 'record id', 'key'],
  name: [
    'public name',
    'classroom name',
    'class name',
    'classroom name',
    'name',
    'classroom',
    'class',
    'classroom',
    'title',
  ],
  school: ['school', 'school name', 'campus', 'building'],
  city: ['city', 'town', 'city town', 'school city'],
  state: ['state', 'state code', 'school state', 'st', 'province', 'region'],
  gradeLevel: ['grade', 'grade level', 'grades', 'level', 'year'],
  teacherName: ['teacher name', 'teacher display name', 'teacher', 'educator', 'lead teacher'],
  teacherEmail: [
    'teacher email',
    'teacher e mail',
    'teacher email address',
    'teacher edu email',
    'email',
    'e mail',
    'email address',
  ],
  confirmed: [
    'confirmed',
    'is confirmed',
    'teacher confirmed',
    'confirmed at',
    'confirmed on',
    'confirmation',
    'verified',
  ],
}

export type ClassroomRow = {
  key: string
  name: string
  school: string | null
  city: string | null
  state: string | null
  gradeLevel: string | null
  teacherName: string | null
  teacherEmail: string | null
  /** `now` where the sheet says yes without saying when. */
  confirmed: Date | 'now' | null
}

/** Reads one row. Throws a CellFault where it can't be taken. */
export function parseClassroomRow(cells: ReadonlyMap<ClassroomField, string>): ClassroomRow {
  const text = (field: ClassroomField, label: string, max: number) => readText(cells, field, { label, max })
  const name = text('name', 'the name', 200)
  if (name === null) throw new CellFault('the classroom has no name')
  const state = text('state', 'the state', 60)
  const place = {
    name,
    school: text('school', 'the school', 200),
    city: text('city', 'the city', 100),
    state: state === null ? null : stateCode(state),
  }
  const row = {
    ...place,
    key: text('key', 'the id', 200) ?? derivedKey(place),
    gradeLevel: text('gradeLevel', 'the grade', 60),
    teacherName: text('teacherName', "the teacher's name", 200),
    teacherEmail: readEmail(cells, 'teacherEmail', "the teacher's address"),
    confirmed: readConfirmed(cells.get('confirmed')),
  }
  if (row.confirmed !== null && (row.teacherName === null || row.teacherEmail === null)) {
    throw new CellFault("is confirmed, but lacks the teacher's name or e-mail address")
  }
  return row
}

/** A list without ids still imports twice without doubling: the same name at the same place is the same classroom. */
function derivedKey(place: Pick<ClassroomRow, 'name' | 'school' | 'city' | 'state'>): string {
  const parts = [place.name, place.school, place.city, place.state].map((part) => nameKey(part ?? ''))
  return `place:${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)}`
}

const yes = new Set(['yes', 'y', 'true', '1', 'x', 'confirmed', 'verified', '✓', '✔', 'sí', 'si'])
const no = new Set(['no', 'n', 'false', '0', '-', 'pending', 'unconfirmed', 'not confirmed'])

function readConfirmed(cell: string | undefined): Date | 'now' | null {
  if (cell === undefined || no.has(cell.toLowerCase())) return null
  if (yes.has(cell.toLowerCase())) return 'now'
  const day = parseSheetDate(cell)
  if (!day)
    throw new CellFault(`“${cutText(cell, 40)}” in the confirmed column is neither yes, no nor a date`)
  return day
}
