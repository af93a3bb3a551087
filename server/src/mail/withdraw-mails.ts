import { sql, type SqlBool } from 'kysely'
import type { Tx } from '../database/database.ts'
import { heldNoMore } from './held/held-mails.queries.ts'

const isOnItsWay = sql<SqlBool>`sent_at is null and given_up_at is null`
/** With the mail server, or tried there a moment ago: whether it leaves after all, nobody can say yet. */
const isInHand = sql<SqlBool>`attempts > 0 and last_error is null and next_attempt_at > now()`

/**
 * Withdraws what has not left yet of the mails that show somebody or something to others; that they were meant to leave is all
 * that stays. What is held back because it names a child goes as well: nobody may send it any more. What has left or ended keeps
 * what came of it, but loses what it is written from, so that staff do not send it again. What queues one of them
 * names it in `aboutIds`, in a transaction that holds the row it shows. Answers how many of them do not leave any more, without those
 * that are in the hands of a mail server at this moment.
 */
export async function withdrawMails(tx: Tx, aboutId: string): Promise<number> {
  const isAbout = sql<SqlBool>`(about_id = ${aboutId} or also_about_ids @> array[${aboutId}::uuid])`
  const { count } = await tx
    .selectFrom((from) =>
      from
        .selectFrom('mails')
        .select('id')
        .where(sql<SqlBool>`${isAbout} and ${isOnItsWay} and not (${isInHand})`)
        .forUpdate()
        .as('unsent'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('mails')
    .set({
      ...{ params: '{}', held_at: heldNoMore },
      given_up_at: sql<Date | null>`case when ${isOnItsWay} then now() else given_up_at end`,
      last_error: sql<string | null>`case when ${isOnItsWay} then null else last_error end`,
    })
    .where(isAbout)
    .execute()
  return count
}
