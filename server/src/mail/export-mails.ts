import type { Tx } from '../database/database.ts'

const mostMails = 10_000

/** The mails to an address, newest first: what they were about and when they left, not what they said. */
export function exportMails(tx: Tx, email: string) {
  return tx
    .selectFrom('mails')
    .select(['template as kind', 'subject', 'created_at', 'sent_at'])
    .where('to_email', '=', email)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(mostMails)
    .execute()
}
