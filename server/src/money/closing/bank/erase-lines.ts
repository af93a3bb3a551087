import { mentions, redacted, wordsPattern } from '../../../database/redact-text.ts'
import type { Tx } from '../../../database/database.ts'
import type { Traces } from '../../../personal-parts.ts'

/** Amounts and days of the bank’s statement stay, for the books stand on them; names in its words do not. */
export async function eraseLines(tx: Tx, words: Traces): Promise<void> {
  const pattern = wordsPattern(words)
  if (pattern === undefined) return
  for (const column of ['text', 'reference', 'note'] as const)
    await tx
      .updateTable('bank_lines')
      .set({ [column]: redacted(column, pattern) })
      .where(mentions(column, pattern))
      .execute()
  await tx
    .updateTable('bank_settled')
    .set({ note: redacted('note', pattern) })
    .where(mentions('note', pattern))
    .execute()
}
