import { mentions, ownWordsPattern, redacted, type PersonalWords } from '../../database/redact-text.ts'
import type { Tx } from '../../database/database.ts'

/**
 * Takes a person's address and name, and longer parts of the name, out of the notices to staff. They are copies: one of
 * somebody else of that name may lose it too.
 */
export async function redactNotices(tx: Tx, words: PersonalWords): Promise<void> {
  const pattern = ownWordsPattern(words)
  if (pattern === undefined) return
  await tx
    .updateTable('admin_notifications')
    .set({ title: redacted('title', pattern), message: redacted('message', pattern) })
    .where((eb) => eb.or([mentions('title', pattern), mentions('message', pattern)]))
    .execute()
}

/** Empties the notices that tell of an athlete, who may stand there by a first name alone. */
export async function emptyNoticesAbout(tx: Tx, aboutIds: readonly string[]): Promise<void> {
  if (aboutIds.length === 0) return
  await tx
    .updateTable('admin_notifications')
    .set({ message: 'erased' })
    .where('about_id', 'in', aboutIds)
    .execute()
}
