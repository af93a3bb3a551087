import type { Tx } from '../../database/database.ts'
import { wordsPattern } from '../../database/redact-text.ts'
import type { Traces } from '../../personal-parts.ts'
import { redactOrders } from './personal.queries.ts'

/** Takes a teacher's names and addresses out of the words of their orders. */
export async function eraseWords(tx: Tx, { userId, ...words }: Traces): Promise<void> {
  const pattern = wordsPattern(words)
  if (pattern !== undefined) await redactOrders(tx, { teacherId: userId, pattern })
}
