import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'

/**
 * Withdraws what has not left yet of the mails that show somebody or something to others; that they were meant to leave is all
 * that stays. What queues one of them names it in `aboutIds`, in a transaction that holds the row it shows.
 */
export async function withdrawMails(tx: Tx, aboutId: string): Promise<void> {
  await tx
    .updateTable('mails')
    .set({ given_up_at: sql`now()`, last_error: null, params: '{}' })
    .where(sql<boolean>`(about_id = ${aboutId} or also_about_ids @> array[${aboutId}::uuid])`)
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .execute()
}
