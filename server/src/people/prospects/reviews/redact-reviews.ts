import { redactFreeText, type PersonalWords } from '../../../database/redact-text.ts'
import type { Tx } from '../../../database/database.ts'

/** What staff wrote to the keeper of a profile may name the one before, or a guardian; the profile stays. */
export async function redactReviews(tx: Tx, words: PersonalWords): Promise<void> {
  for (const table of ['prospects', 'prospect_updates'] as const)
    await redactFreeText(tx, words, { table, columns: ['review_reason'] })
}
