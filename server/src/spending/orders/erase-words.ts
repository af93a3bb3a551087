import type { Tx } from '../../database/database.ts'
import { ownWordsPattern } from '../../database/redact-text.ts'
import type { Traces } from '../../personal-parts.ts'
import { clearTracking, redactOrders } from './personal.queries.ts'

/** Takes a teacher's names and addresses out of the words of their orders, and where their parcels went. */
export async function eraseWords(tx: Tx, { userId, ...words }: Traces): Promise<void> {
  await clearTracking(tx, userId)
  const pattern = ownWordsPattern(words)
  if (pattern !== undefined) await redactOrders(tx, { teacherId: userId, pattern })
}
