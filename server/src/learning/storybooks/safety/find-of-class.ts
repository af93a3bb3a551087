import { createFindPrivate } from '@tower/contract/learning/storybooks/private/find-private.ts'
import type { PrivatePlace } from '@tower/contract/learning/storybooks/private/private-place.ts'
import type { Language } from '@tower/contract/language.ts'
import type { Tx } from '../../../database/database.ts'
import { listStudents } from '../../students/list-students.ts'

export type FindOfClass = (text: string, language: Language) => PrivatePlace[]

/** Whose class list is looked for, and which words of the book are none of its names. */
export type OfBook = { teacher_id: string; kept_words: readonly string[] }

/**
 * Finds in texts of a teacher's book what could tell who a child is, from the beginning on, without overlaps. What readers see is asked
 * about other given names, too; in notes the storyteller has its own way with them.
 */
export async function createFindOfClass(
  tx: Tx,
  { teacher_id: teacherId, kept_words: keptWords }: OfBook,
  { asksNames }: { asksNames: boolean },
): Promise<FindOfClass> {
  const students = (await listStudents(tx, teacherId)).map((student) => student.full_name)
  const find = {
    en: createFindPrivate({ students, keptWords, asksNames, language: 'en' }),
    es: createFindPrivate({ students, keptWords, asksNames, language: 'es' }),
  }
  return (text, language) => find[language](text)
}
