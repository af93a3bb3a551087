import { uuidPattern } from '@tower/contract/matching/classrooms.ts'

/** Whether a text has the 8-4-4-4-12 form of a classroom's id. */
export function isClassroomId(text: string): boolean {
  return uuidPattern.test(text.trim())
}

/** A typed classroom id is wrong only when something stands there: an empty field clears the choice. */
export function isWrongClassroomId(text: string): boolean {
  return text.trim() !== '' && !isClassroomId(text)
}
