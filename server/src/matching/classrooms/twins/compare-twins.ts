import { plainWords } from '@tower/contract/fold-letters.ts'
import { type TwinSign, twinSigns } from '@tower/contract/matching/classrooms.ts'
import { schoolWords, teacherWords } from '../schools/search-words.ts'
import { areAlike } from './like-names.ts'
import type { TwinRow } from './twin-rows.queries.ts'

/** What two classrooms have in common that may be one. */
export function compareTwins(one: TwinRow, other: TwinRow): TwinSign[] {
  const holds: Record<TwinSign, boolean> = {
    mailbox: hasSameTeacher(one, other),
    school: hasLikeSchool(one, other),
    teacher: areAlike(teacherOf(one), teacherOf(other)),
    grade: isSameText(one.gradeLevel, other.gradeLevel),
  }
  return twinSigns.filter((sign) => holds[sign])
}

/** One teacher by address or account, or a like name at a like school. A grade alone says nothing. */
export const mayBeTwins = (signs: readonly TwinSign[]) =>
  signs.includes('mailbox') || (signs.includes('school') && signs.includes('teacher'))

const teacherOf = ({ teacherName, name }: TwinRow) => teacherWords(teacherName ?? name)

const hasSameTeacher = (one: TwinRow, other: TwinRow) =>
  (one.teacherEmail !== null && one.teacherEmail === other.teacherEmail) ||
  (one.teacherId !== null && one.teacherId === other.teacherId)

/** Of whose town nothing is known, one may be there. */
function hasLikeSchool(one: TwinRow, other: TwinRow): boolean {
  if (one.schoolId !== null && one.schoolId === other.schoolId) return true
  const isElsewhere =
    areDifferent(one.city, other.city) || areDifferent(one.state?.toUpperCase(), other.state?.toUpperCase())
  return !isElsewhere && areAlike(schoolWords(one.school ?? ''), schoolWords(other.school ?? ''))
}

const areDifferent = (one: string | null | undefined, other: string | null | undefined) =>
  Boolean(one) && Boolean(other) && !areAlike(schoolWords(one ?? ''), schoolWords(other ?? ''))

function isSameText(one: string | null, other: string | null): boolean {
  const words = plainWords(one ?? '')
  return words.length > 0 && words.join(' ') === plainWords(other ?? '').join(' ')
}
