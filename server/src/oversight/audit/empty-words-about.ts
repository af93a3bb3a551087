import { sql } from 'kysely'
import { mentions } from '../../database/redact-text.ts'
import type { Tx } from '../../database/database.ts'

/** Empties what was written about things of a person where it names them, as by a part of their name; that there was something stays. */
export async function emptyWordsAbout(
  tx: Tx,
  { targetIds, pattern, at }: { targetIds: readonly string[]; pattern: string; at: Date },
): Promise<void> {
  if (targetIds.length === 0) return
  await sql`
    update audit_words set words = null, salt = null, erased_at = ${at}
    where words is not null and ${mentions('words', pattern)}
      and seq in (select seq from audit_log where target_id = any(${targetIds}::text[]))`.execute(tx)
}
