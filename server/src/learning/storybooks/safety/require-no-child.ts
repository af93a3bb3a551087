import { wordsOfName } from '@tower/contract/learning/names/name-words.ts'
import { keptFormOf } from '@tower/contract/learning/storybooks/private/ordinary-words.ts'
import type { Tx } from '../../../database/database.ts'
import { Refusal } from '../../../refusal.ts'
import { listStudents } from '../../students/list-students.ts'

/** Refuses to keep a name of the class list that is no word: whoever has it is a child. */
export async function requireNoChild(
  tx: Tx,
  { teacherId, words }: { teacherId: string; words: readonly string[] },
): Promise<void> {
  const names = words.filter((word) => keptFormOf(word) === undefined)
  if (names.length === 0) return
  const students = await listStudents(tx, teacherId)
  const listed = new Set(students.flatMap((student) => wordsOfName(student.full_name).words))
  if (names.some((name) => listed.has(name))) throw new Refusal('storybooks.not_a_word')
}
