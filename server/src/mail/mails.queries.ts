import { type RawBuilder, sql, type UpdateObject } from 'kysely'
import type { Tx } from '../database/database.ts'
import type { DB } from '../database/schema.generated.ts'
import type { RenderedMail } from './mail-parts.ts'

export type DueMail = {
  id: string
  to: string
  locale: string
  template: string
  params: unknown
  /** This one included. */
  attempts: number
  /** Somebody looked at it after it was held back, and sends it all the same. */
  isReleased: boolean
  /** Nobody reads at its address. */
  isSuppressed: boolean
  /** How often staff sent it again. */
  sentAgain: number
  /** Whether it was queued within three days. */
  isRecent: boolean
}

/** A sender that died with a mail in hand holds it for this long. */
export const leaseMinutes = 10

/**
 * Takes the mails that are due, oldest first. They are put ahead in time, so that another process leaves
 * them alone; what is neither sent nor postponed becomes due again by itself. Chosen apart from the update: as its
 * subquery the choice may run once for each row, and hold more mails than it answers.
 */
export async function takeDueMails(tx: Tx, count: number): Promise<DueMail[]> {
  const { rows } = await sql<DueMail>`
    with due as materialized (
      select id from mails where sent_at is null and given_up_at is null and next_attempt_at <= now()
      order by next_attempt_at, created_at limit ${count} for update skip locked
    )
    update mails set attempts = attempts + 1, next_attempt_at = now() + ${sql.lit(leaseMinutes)} * interval '1 minute'
    from due where mails.id = due.id
    returning mails.id, to_email as "to", locale, template, params, attempts,
      released_at is not null as "isReleased", sent_again as "sentAgain",
      mails.created_at > now() - interval '3 days' as "isRecent",
      exists(select from mail_suppressions one where one.email = lower(to_email)) as "isSuppressed"`.execute(
    tx,
  )
  return rows
}

/**
 * Keeps what was sent: the rendered words are the record. Of a mail with a secret in it only the subject stays, and of one that an
 * erasure or a consent that ended took back while it was in hand only that it left.
 */
export async function markSent(
  tx: Tx,
  id: string,
  { subject, html, text }: RenderedMail,
  { isSecret }: { isSecret: boolean },
): Promise<void> {
  const words = isSecret ? { subject, html: '', text: '', params: '{}' } : { subject, html, text }
  const left = { sent_at: sql<Date>`now()`, last_error: null }
  if (await endMail(tx, id, { ...words, ...left })) return
  await tx
    .updateTable('mails')
    .set({ subject: '', html: '', text: '', params: '{}', ...left })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is not', null)
    .execute()
}

/** Puts a mail off; without a delay it is given up. */
export async function postponeMail(
  tx: Tx,
  id: string,
  { error, delaySeconds }: { error: string; delaySeconds: number | undefined },
): Promise<void> {
  const next =
    delaySeconds === undefined
      ? { given_up_at: sql<Date>`now()` }
      : { next_attempt_at: sql<Date>`now() + ${delaySeconds}::int * interval '1 second'` }
  await endMail(tx, id, { last_error: error, ...next })
}

/** Ends a mail that a server refused for good, with what it said. */
export function markRefused(tx: Tx, id: string, said: string): Promise<void> {
  return endFailed(tx, id, { failure: 'refused', last_error: said })
}

/** Ends a mail to an address where nobody reads, with what was said of the address. */
export function markSuppressed(tx: Tx, id: string): Promise<void> {
  const said = sql<string>`coalesce((
    select one.said from mail_suppressions one where one.email = lower(mails.to_email)
  ), 'nobody reads there')`
  return endFailed(tx, id, { failure: 'suppressed', last_error: said })
}

type Failed = { failure: 'refused' | 'suppressed'; last_error: string | RawBuilder<string> }

async function endFailed(tx: Tx, id: string, failed: Failed): Promise<void> {
  await endMail(tx, id, { ...failed, failed_at: sql`now()`, given_up_at: sql`now()` })
}

/**
 * Writes what came of a mail in hand; false where it ended meanwhile, as by an erasure, whose words it must not bring back. Whoever
 * writes to a mail that was taken writes by this alone.
 */
export async function endMail(tx: Tx, id: string, outcome: UpdateObject<DB, 'mails'>): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('mails')
    .set(outcome)
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

type Spread = { id: string; domain: string; perMinute: number; atOnce: readonly string[] }

/**
 * Puts off what is due for a domain, one after the other at its pace behind those that were put off before: the mail in hand first,
 * which was not tried. Those of the templates in `atOnce` keep their time, because somebody waits for them.
 */
export async function spreadDomain(tx: Tx, { id, domain, perMinute, atOnce }: Spread): Promise<void> {
  const isThere = sql`sent_at is null and given_up_at is null
    and lower(split_part(to_email, '@', 2)) = ${domain} and not template = any(${atOnce}::text[])`
  // Whoever was about to take it, too, holds it for a moment longer; the others that are held may be left out.
  await sql`select from mails where id = ${id} for update`.execute(tx)
  await sql`
    with due as materialized (
      select id, next_attempt_at, created_at from mails
      where ${isThere} and (id = ${id} or next_attempt_at <= now()) for update skip locked
    ), placed as (
      select id, row_number() over (order by id = ${id} desc, next_attempt_at, created_at, id) as place from due
    ), behind as (
      select greatest(now(), max(next_attempt_at)) as at from mails where ${isThere} and attempts = 0
    )
    update mails set next_attempt_at = behind.at + placed.place * ${60 / perMinute}::float8 * interval '1 second',
      attempts = mails.attempts - case when mails.id = ${id} then 1 else 0 end
    from placed, behind where mails.id = placed.id`.execute(tx)
}

/** A mail that nobody is to read any more is not sent; nothing is wrong with it. */
export async function withholdMail(tx: Tx, id: string): Promise<void> {
  await endMail(tx, id, { given_up_at: sql`now()`, last_error: null })
}

/** How many mails wait in the outbox, and how many of them fail or were given up. */
export async function countMails(tx: Tx): Promise<{ waiting: number; failing: number; givenUp: number }> {
  const { rows } = await sql<{ waiting: number; failing: number; givenUp: number }>`
    select count(*) filter (where given_up_at is null)::int as waiting,
      count(*) filter (where given_up_at is null and last_error is not null)::int as failing,
      count(*) filter (where given_up_at is not null and last_error is not null)::int as "givenUp"
    from mails where sent_at is null`.execute(tx)
  return rows[0] ?? { waiting: 0, failing: 0, givenUp: 0 }
}
