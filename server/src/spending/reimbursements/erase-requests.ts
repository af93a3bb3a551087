import type { Tx } from '../../database/database.ts'
import { ownWordsPattern } from '../../database/redact-text.ts'
import { emptyWordsAbout } from '../../oversight/audit/empty-words-about.ts'
import type { Traces } from '../../personal-parts.ts'
import { clearWordsOf, listRequestIds, redactPayouts } from './personal.queries.ts'

/**
 * Lets go of a teacher's words and receipts. What was submitted stays by number and amount: the books stand on it, and what
 * the bank calls a payout leads to its statement, but for the teacher's name in it, there and in the audit log.
 */
export async function eraseRequests(tx: Tx, { userId, at, ...words }: Traces): Promise<void> {
  await clearWordsOf(tx, userId)
  const pattern = ownWordsPattern(words)
  if (pattern === undefined) return
  await redactPayouts(tx, { teacherId: userId, pattern })
  await emptyWordsAbout(tx, { targetIds: await listRequestIds(tx, userId), pattern, at })
}
