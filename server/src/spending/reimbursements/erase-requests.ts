import type { Tx } from '../../database/database.ts'
import { clearWordsOf } from './personal.queries.ts'

/** Lets go of a teacher's words and receipts. What was submitted stays by number and amount: the books stand on it. */
export function eraseRequests(tx: Tx, userId: string): Promise<void> {
  return clearWordsOf(tx, userId)
}
