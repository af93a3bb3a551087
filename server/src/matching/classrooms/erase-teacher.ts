import type { Tx } from '../../database/database.ts'
import { mentions, ownWordsPattern, wordsPattern, type PersonalWords } from '../../database/redact-text.ts'
import { deleteTeacherProfile } from './share-links.queries.ts'
import {
  clearLinkNotes,
  clearTeacherWords,
  listNamesLike,
  listTeacherWords,
  renameClassroomsOf,
  renameOwnClassrooms,
} from './erasure.queries.ts'

/** The names a teacher went by in their classrooms. */
export async function listTeacherNames(tx: Tx, userId: string): Promise<string[]> {
  return (await listTeacherWords(tx, userId)).flatMap(({ teacher_display_name: name }) => name ?? [])
}

/** The names of a teacher's classrooms that carry a part of their own: mails and notices copy them. */
export async function listTellingNames(
  tx: Tx,
  { userId, ...words }: PersonalWords & { userId: string },
): Promise<string[]> {
  const pattern = ownWordsPattern(words)
  return pattern === undefined ? [] : listNamesLike(tx, { userId, addresses: words.addresses, pattern })
}

/**
 * Takes a teacher's name and address out of their classrooms. The classrooms stay, with the number of whoever led them: past draws
 * and budgets point there, and a disabled teacher's classroom enters no further draw.
 */
export async function eraseTeacher(
  tx: Tx,
  { userId, ...words }: PersonalWords & { userId: string },
): Promise<void> {
  await deleteTeacherProfile(tx, userId)
  await clearLinkNotes(tx, userId)
  const own = ownWordsPattern(words)
  if (own !== undefined) await renameOwnClassrooms(tx, { userId, addresses: words.addresses, pattern: own })
  await clearTeacherWords(tx, { userId, addresses: words.addresses })
  const pattern = wordsPattern(words)
  if (pattern !== undefined) await renameClassroomsOf(tx, mentions('name', pattern))
}
