import {
  maxGradeLength,
  maxStudentNameLength,
  mostStudents,
  type FamilyLanguage,
} from '@tower/contract/learning/students.ts'
import { inOneSpelling, isName } from '@tower/contract/name-rule.ts'
import { hasBrokenLetters } from '@tower/contract/sheet-text.ts'
import { readRecords, type SheetRecord } from '../../ui/sheet/read-records.ts'

/** A student of a list that was typed, pasted or saved by a spreadsheet. */
export type ListedStudent = {
  row: number
  full_name: string
  grade: string
  family_language: FamilyLanguage | null
}
export type ListFault = { row: number; fault: 'noName' | 'noPlainName' | 'nameTooLong' | 'gradeTooLong' }
/** Which of two columns without heads comes first in a name. */
export type NameOrder = 'firstLast' | 'lastFirst'
/** A language that no note is written in: it is left out. */
export type OtherLanguage = { row: number; language: string }
export type ClassList = {
  students: readonly ListedStudent[]
  faults: readonly ListFault[]
  otherLanguages: readonly OtherLanguage[]
  /** Two columns whose heads nobody named, as the first line has them: only whoever made them knows which is the last name. */
  unclear: { left: string; right: string } | undefined
}

type Column = 'name' | 'first' | 'last' | 'grade' | 'language'
type Told = { name: string; grade: string; language: string }
type Order = { text: string; chosen: NameOrder | undefined }

const heads: Record<Column, readonly string[]> = {
  name: [
    'name',
    'full name',
    'full_name',
    'student',
    'student name',
    'nombre completo',
    'estudiante',
    'alumno',
  ],
  first: [
    ...['first', 'first name', 'first_name', 'firstname', 'student first name', 'given name'],
    ...['nombre', 'nombres'],
  ],
  last: [
    ...['last', 'last name', 'last_name', 'lastname', 'student last name', 'surname', 'family name'],
    ...['apellido', 'apellidos'],
  ],
  grade: ['grade', 'grade level', 'grado'],
  language: [
    ...['language', 'family language', 'family_language', 'home language'],
    ...['idioma', 'idioma de la familia', 'idioma del hogar'],
  ],
}
const languageWords: Record<FamilyLanguage, readonly string[]> = {
  en: ['en', 'english', 'ingles'],
  es: ['es', 'spanish', 'espanol'],
}
const grades =
  /^(?:pre-?k|tk|k|kinder(?:garten)?|(?:grade |grado )?\d{1,2}(?:st|nd|rd|th|[ºo°])?(?: grade| grado)?)$/
const delimiters = [',', ';', '\t']
/** Signs that nobody sees, as they come along from other pages. */
const hidden = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/**
 * Reads a class list: a name a line, or the columns of a spreadsheet. Where no first row names them, cells are told apart by
 * what they say; "Ruiz, Mateo" is Mateo Ruiz. Of two columns side by side nothing says which is which: the order is to be chosen.
 */
export function readClassList(
  text: string,
  chosen?: NameOrder,
): ClassList | 'empty' | 'unreadable' | 'tooMany' {
  const tidy = text.replaceAll(hidden, '').replaceAll('\u00a0', ' ')
  const records = readRecords(tidy, { delimiters, isTyped: true })
  if (!records) return 'unreadable'
  const [first, ...others] = records
  if (!first) return 'empty'
  const columns = first.cells.map(columnOf)
  const hasHeads = columns.some((column) => column === 'name' || column === 'first' || column === 'last')
  const lines = hasHeads ? others : records
  if (lines.length === 0) return 'empty'
  if (lines.length > mostStudents) return 'tooMany'
  const read = lines.map((line) => ({
    row: line.row,
    ...(hasHeads ? byHeads(line, columns) : byWords(line, { text: tidy, chosen })),
  }))
  return {
    students: read.map(({ row, name, grade, language }) => ({
      ...{ row, full_name: name, grade, family_language: languageOf(language) },
    })),
    faults: read.flatMap(faultsOf),
    otherLanguages: read
      .filter(({ language }) => language !== '' && languageOf(language) === null)
      .map(({ row, language }) => ({ row, language })),
    unclear: hasHeads ? undefined : findUnclear(lines, tidy),
  }
}

/** The first line whose two names stand in columns of their own. */
function findUnclear(lines: readonly SheetRecord[], text: string): ClassList['unclear'] {
  for (const line of lines) {
    const [left, right] = partsOf(line).names
    if (left !== undefined && right !== undefined && !isTurned(text, left, right)) return { left, right }
  }
  return undefined
}

/** "Ruiz, Mateo" as people write it: the last name first. */
const isTurned = (text: string, left: string, right: string) => text.includes(`${left}, ${right}`)

const plain = (cell: string) => cell.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()

function columnOf(cell: string): Column | undefined {
  return (Object.keys(heads) as Column[]).find((column) => heads[column].includes(plain(cell)))
}

function languageOf(cell: string): FamilyLanguage | null {
  const word = plain(cell)
  return (['en', 'es'] as const).find((language) => languageWords[language].includes(word)) ?? null
}

function byHeads({ cells }: SheetRecord, columns: readonly (Column | undefined)[]): Told {
  const cell = (column: Column) => cells[columns.indexOf(column)] ?? ''
  const name = turn(cell('name')) || `${cell('first')} ${cell('last')}`
  return { name: tidyName(name), grade: cell('grade'), language: cell('language') }
}

function partsOf({ cells }: SheetRecord) {
  const told = cells.filter((cell) => cell !== '')
  const gradeAt = told.findLastIndex((cell) => grades.test(plain(cell)))
  const grade = told[gradeAt] ?? ''
  // Behind name and grade stands a language, also one that no note is written in.
  const behind = gradeAt > 0 ? told.slice(gradeAt + 1).find((cell) => /\p{L}/u.test(cell)) : undefined
  const language = told.slice(1).find((cell) => languageOf(cell) !== null) ?? behind ?? ''
  // What holds no letter is a number of the school's.
  const names = told.filter((cell) => cell !== language && cell !== grade && /\p{L}/u.test(cell))
  return { names, grade, language }
}

function byWords(line: SheetRecord, { text, chosen }: Order): Told {
  const { names, grade, language } = partsOf(line)
  const [left = '', ...others] = names.map((name) => name.replace(/^\d+[.)]\s*/, ''))
  const [next] = others
  if (next === undefined) return { name: tidyName(turn(left)), grade, language }
  const isLastFirst = isTurned(text, names[0] ?? '', next) || chosen !== 'firstLast'
  const name = (isLastFirst ? [...others, left] : [left, ...others]).join(' ')
  return { name: tidyName(name), grade, language }
}

/** "Ruiz, Mateo" within one cell. */
function turn(name: string): string {
  const [last = '', first] = name.split(',', 2)
  return first === undefined ? name : `${first} ${last}`
}

const tidyName = (name: string) => inOneSpelling(name.replaceAll(/\s+/g, ' '))

function faultsOf({ row, name, grade }: Told & { row: number }): ListFault[] {
  if (!/\p{L}/u.test(name)) return [{ row, fault: 'noName' }]
  if (!isName(name) || hasBrokenLetters(name)) return [{ row, fault: 'noPlainName' }]
  if (name.length > maxStudentNameLength) return [{ row, fault: 'nameTooLong' }]
  return grade.length > maxGradeLength ? [{ row, fault: 'gradeTooLong' }] : []
}
