import type { Tx } from '../../database/database.ts'
import { ownWordsPattern } from '../../database/redact-text.ts'
import type { Traces } from '../../personal-parts.ts'
import { clearWordsOf, redactPayouts } from './personal.queries.ts'

/**
 * Lets go of a teacher's words and receipts. What was submitted stays by number and amount: the books stand on it, and what
 * the bank calls a payout leads to its statement, but for the teacher's name in it.
 */
export async function eraseRequests(tx: Tx, { userId, ...words }: Traces): Promise<void> {
  await clearWordsOf(tx, userId)
  const pattern = ownWordsPattern(words)
  if (pattern !== undefined) await redactPayouts(tx, { teacherId: userId, pattern })
}
