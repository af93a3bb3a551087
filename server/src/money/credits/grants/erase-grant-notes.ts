import { wordsPattern } from '../../../database/redact-text.ts'
import type { Tx } from '../../../database/database.ts'
import type { Traces } from '../../../personal-parts.ts'
import { deleteGrantNotes } from './grant-notes.queries.ts'

/** What staff noted of a person beside credits goes; that they got them stays in the ledger. */
export async function eraseGrantNotes(tx: Tx, { userId, ...words }: Traces): Promise<void> {
  await deleteGrantNotes(tx, { userId, pattern: wordsPattern(words) })
}
