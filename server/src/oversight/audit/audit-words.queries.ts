import { sql } from 'kysely'
import { z } from 'zod'
import { mentions } from '../../database/redact-text.ts'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'
import type { KeptWords } from './words-apart.ts'

/** Keeps words beside the rows that were chained with their hashes. */
export async function insertAuditWords(tx: Tx, words: readonly KeptWords[]): Promise<void> {
  if (words.length > 0)
    await tx
      .insertInto('audit_words')
      .values(words.map((said) => ({ ...said })))
      .execute()
}

const Said = z.object({
  seq: z.number(),
  key: z.string(),
  words: z.string().nullable(),
  salt: z.string().nullable(),
})
export type SaidRow = z.infer<typeof Said>

/** The words beside a stretch of the log, erased ones without them. */
export function listAuditWords(
  tx: Tx,
  { after, until }: { after: number; until: number },
): Promise<SaidRow[]> {
  return rows(Said)`
    select seq, key, words, salt from audit_words where seq > ${after} and seq <= ${until}`.all(tx)
}

/**
 * Empties what was written about a person, and what names them elsewhere; that there was something stays. Why they were erased is
 * no part of it.
 */
export async function emptyAuditWords(
  tx: Tx,
  { userId, pattern, at }: { userId: string; pattern: string | undefined; at: Date },
): Promise<void> {
  const names = pattern === undefined ? sql<boolean>`false` : mentions('words', pattern)
  await sql`
    update audit_words set words = null, salt = null, erased_at = ${at}
    where words is not null and (${names} or seq in (
      select seq from audit_log where target_id = ${userId} and not starts_with(action, 'account.')))`.execute(
    tx,
  )
}
