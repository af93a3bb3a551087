import { sql } from 'kysely'
import { mentions, redacted, wordsPattern, type PersonalWords } from '../database/redact-text.ts'
import type { Tx } from '../database/database.ts'

/**
 * Empties every mail to a person and takes their words out of mails to others. What was not sent yet is given up:
 * that a mail left, and when, is all that stays.
 */
export async function eraseMails(tx: Tx, words: PersonalWords & { at: Date }): Promise<void> {
  if (words.addresses.length > 0) {
    await tx
      .updateTable('mails')
      .set({ to_email: 'erased@erased.invalid', params: '{}', last_error: null })
      .set({ subject: blankIfWritten('subject'), html: blankIfWritten('html'), text: blankIfWritten('text') })
      .set({
        given_up_at: sql<Date | null>`case when sent_at is null then ${words.at}::timestamptz else given_up_at end`,
      })
      .where('to_email', 'in', words.addresses)
      .execute()
  }
  await redactMails(tx, words)
}

async function redactMails(tx: Tx, words: PersonalWords): Promise<void> {
  const pattern = wordsPattern(words)
  if (pattern === undefined) return
  await tx
    .updateTable('mails')
    .set({
      subject: redacted('subject', pattern),
      html: redacted('html', pattern),
      text: redacted('text', pattern),
      last_error: redacted('last_error', pattern),
      params: sql`${redacted('params', pattern)}::jsonb`,
    })
    .where((eb) =>
      eb.or(['subject', 'html', 'text', 'last_error', 'params'].map((column) => mentions(column, pattern))),
    )
    .execute()
}

/** Sent mails must keep words, but they may be empty ones. */
function blankIfWritten(column: string) {
  return sql<string | null>`case when ${sql.ref(column)} is null then null else '' end`
}
