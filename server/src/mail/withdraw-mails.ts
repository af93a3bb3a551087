import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { heldNoMore } from './held/held-mails.queries.ts'

/**
 * Withdraws what has not left yet of the mails that show somebody or something to others; that they were meant to leave is all
 * that stays. What is held back because it names a child goes as well: nobody may send it any more. What queues one of them
 * names it in `aboutIds`, in a transaction that holds the row it shows.
 */
export async function withdrawMails(tx: Tx, aboutId: string): Promise<void> {
  await tx
    .updateTable('mails')
    .set({ given_up_at: sql`now()`, last_error: null, params: '{}', held_at: heldNoMore })
    .where(sql<boolean>`(about_id = ${aboutId} or also_about_ids @> array[${aboutId}::uuid])`)
    .where('sent_at', 'is', null)
    .where(sql<boolean>`(given_up_at is null or held_at is not null)`)
    .execute()
}
