import { mentions, redacted, wordsPattern, type PersonalWords } from '../../database/redact-text.ts'
import type { Tx } from '../../database/database.ts'

/** Takes a person's address and name out of the notices to staff. */
export async function redactNotices(tx: Tx, words: PersonalWords): Promise<void> {
  const pattern = wordsPattern(words)
  if (pattern === undefined) return
  await tx
    .updateTable('admin_notifications')
    .set({ title: redacted('title', pattern), message: redacted('message', pattern) })
    .where((eb) => eb.or([mentions('title', pattern), mentions('message', pattern)]))
    .execute()
}
