import { sql } from 'kysely'
import { mentions } from '../../../database/redact-text.ts'
import type { Tx } from '../../../database/database.ts'

/** Keeps what staff noted beside a grant. */
export async function insertGrantNote(
  tx: Tx,
  { transactionId, note }: { transactionId: string; note: string },
): Promise<void> {
  await tx.insertInto('grant_notes').values({ transaction_id: transactionId, note }).execute()
}

/** Removes the notes beside what somebody was granted, and others that name them. */
export async function deleteGrantNotes(
  tx: Tx,
  { userId, pattern }: { userId: string; pattern: string | undefined },
): Promise<void> {
  const names = pattern === undefined ? sql<boolean>`false` : mentions('note', pattern)
  await sql`
    delete from grant_notes where ${names} or transaction_id in (
      select posting.transaction_id from ledger_postings posting
      join ledger_accounts account on account.id = posting.account_id
      where account.kind = 'wallet' and account.owner_id = ${userId})`.execute(tx)
}
