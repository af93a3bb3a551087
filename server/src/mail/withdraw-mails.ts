import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { heldNoMore } from './held/held-mails.queries.ts'

const isOnItsWay = sql<boolean>`sent_at is null and given_up_at is null`

/**
 * Withdraws what has not left yet of the mails that show somebody or something to others; that they were meant to leave is all
 * that stays. What is held back because it names a child goes as well: nobody may send it any more. What has left or ended keeps
 * what came of it, but loses what it is written from, so that staff do not send it again. What queues one of them
 * names it in `aboutIds`, in a transaction that holds the row it shows.
 */
export async function withdrawMails(tx: Tx, aboutId: string): Promise<void> {
  await tx
    .updateTable('mails')
    .set({
      ...{ params: '{}', held_at: heldNoMore },
      given_up_at: sql<Date | null>`case when ${isOnItsWay} then now() else given_up_at end`,
      last_error: sql<string | null>`case when ${isOnItsWay} then null else last_error end`,
    })
    .where(sql<boolean>`(about_id = ${aboutId} or also_about_ids @> array[${aboutId}::uuid])`)
    .execute()
}
