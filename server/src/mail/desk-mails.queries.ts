import { mailList } from '@tower/contract/oversight/mails.contract.ts'
import type { MailState } from '@tower/contract/oversight/mails.ts'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../database/database.ts'
import type { Condition } from '../database/lists/list.ts'
import { list } from '../database/lists/list.ts'
import { withinPeriod } from '../database/lists/period.ts'
import { rows } from '../database/rows.ts'

/** The first of these that holds is what came of a mail. */
const states: readonly (readonly [MailState, RawBuilder<SqlBool>])[] = [
  ['held', sql`held_at is not null and released_at is null`],
  ['reported', sql`failure = 'reported'`],
  ['sent', sql`sent_at is not null`],
  ['refused', sql`failure = 'refused'`],
  ['suppressed', sql`failure = 'suppressed'`],
  ['given_up', sql`given_up_at is not null and last_error is not null`],
  ['withdrawn', sql`given_up_at is not null`],
  ['failing', sql`last_error is not null`],
  ['waiting', sql`true`],
]
const stateOf = sql`case ${sql.join(
  states.map(([state, holds]) => sql`when ${holds} then ${sql.lit(state)}`),
  sql` `,
)} end`

/** What a mail is written from goes once it opened something, and with whoever it names. */
const isKept = sql<SqlBool>`params <> '{}'::jsonb`
const maySendAgain = sql`${isKept} and ${stateOf} in ('sent', 'reported', 'refused', 'suppressed', 'given_up')
  and not exists (select from mail_suppressions one where one.email = lower(mails.to_email))`

/** The mails of the charity, for staff. */
export const deskMails = list(mailList, {
  from: sql`mails`,
  columns: {
    kind: sql`template`,
    state: stateOf,
    said: sql`last_error`,
    may_send_again: maySendAgain,
  },
  key: sql`id`,
  orders: { date: [sql`created_at`] },
  fileOrder: '-date',
  filters: {
    q: (start) => sql`starts_with(to_email, lower(${start}))`,
    state: (state) => sql`${stateOf} = ${state}`,
    ...withinPeriod(sql`created_at`),
  },
})

/** The mails that whoever asks may see. */
export const withoutKinds = (hidden: readonly string[]): Condition =>
  sql<SqlBool>`not template = any(${hidden}::text[])`

const Found = z.object({
  state: z.string(),
  isKept: z.boolean(),
  isSuppressed: z.boolean(),
  template: z.string(),
})

/** A mail that is to be sent again, of those that whoever asks may see, and holds it. */
export const findMailForUpdate = (tx: Tx, mailId: string, shown: Condition) =>
  rows(Found)`
    select ${stateOf} as state, ${isKept} as "isKept", template,
      exists (select from mail_suppressions one where one.email = lower(mails.to_email)) as "isSuppressed"
    from mails where id = ${mailId} and ${shown} for update`.first(tx)

/**
 * Makes a mail due again, under another id for mail programs; what came of it before is forgotten. Its words go too: they are written
 * anew as it leaves, and where it is held back instead they would outlive what forgets the words of sent mails.
 */
export async function updateToDueAgain(tx: Tx, mailId: string): Promise<void> {
  await tx
    .updateTable('mails')
    .set({
      ...{ subject: null, html: null, text: null },
      ...{ sent_at: null, given_up_at: null, failure: null, failed_at: null, last_error: null },
      ...{ attempts: 0, next_attempt_at: sql`now()`, sent_again: sql`sent_again + 1` },
    })
    .where('id', '=', mailId)
    .execute()
  await sql`select pg_notify('tower_mails', '')`.execute(tx)
}
