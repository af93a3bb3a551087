import { wordsPattern } from '../../database/redact-text.ts'
import type { Tx } from '../../database/database.ts'
import type { Traces } from '../../personal-parts.ts'
import { emptyAuditWords } from './audit-words.queries.ts'

/** Takes what was written of a person out of what stands beside the log. The chain holds without it. */
export async function eraseAuditWords(tx: Tx, { userId, at, ...words }: Traces): Promise<void> {
  await emptyAuditWords(tx, { userId, at, pattern: wordsPattern(words) })
}
