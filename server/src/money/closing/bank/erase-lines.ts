import { redactFreeText } from '../../../database/redact-text.ts'
import type { Tx } from '../../../database/database.ts'
import type { Traces } from '../../../personal-parts.ts'

/** Amounts and days of the bank’s statement stay, for the books stand on them; names in its words do not. */
export async function eraseLines(tx: Tx, words: Traces): Promise<void> {
  await redactFreeText(tx, words, { table: 'bank_lines', columns: ['text', 'reference', 'note'] })
  await redactFreeText(tx, words, { table: 'bank_settled', columns: ['note'] })
}
