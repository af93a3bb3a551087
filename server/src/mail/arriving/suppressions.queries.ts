import { suppressionList } from '@tower/contract/oversight/mails.contract.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Condition } from '../../database/lists/list.ts'
import type { Tx } from '../../database/database.ts'
import { list } from '../../database/lists/list.ts'
import { withinPeriod } from '../../database/lists/period.ts'
import { rows } from '../../database/rows.ts'
import { leaseMinutes } from '../mails.queries.ts'

/** Addresses that take no mail, the newest first. */
export const suppressions = list(suppressionList, {
  from: sql`mail_suppressions`,
  key: sql`id`,
  orders: { since: [sql`since`] },
  fileOrder: '-since',
  filters: {
    q: (start) => sql`starts_with(email, lower(${start}))`,
    reason: (reason) => sql`reason = ${reason}`,
    ...withinPeriod(sql`since`),
  },
})

type Suppression = { email: string; reason: 'refused' | 'reported'; said: string | null; mailId: string }

/** Writes to an address no more, unless its person was erased while we sent. What was said first stays. */
export async function insertSuppression(tx: Tx, { email, reason, said, mailId }: Suppression): Promise<void> {
  await sql`
    insert into mail_suppressions (email, reason, said, mail_id)
    select lower(to_email), ${reason}::text, ${said}::text, id from mails
    where id = ${mailId} and lower(to_email) = lower(${email})
    on conflict on constraint mail_suppressions__once do nothing`.execute(tx)
}

const Touched = z.object({ id: z.string() })

/**
 * Whether one more mail may be tried there all the same. Once an hour it may, and again as long as nobody said no to the last try: a
 * server took it, or has not answered yet. `mailId` is the mail itself, which is taken and tells nothing.
 */
export async function claimTry(
  tx: Tx,
  { email, mailId, among }: { email: string; mailId: string; among: readonly string[] },
): Promise<boolean> {
  // A mail in hand counts where it was taken before the last try: it is that one. What was put off was tried.
  const isUnrefused = sql`exists (
    select from mails tried where tried.to_email = ${email} and tried.id <> ${mailId}
      and tried.template = any(${among}::text[]) and tried.failure is null
      and (tried.sent_at >= tried_at or (tried.sent_at is null and tried.given_up_at is null and tried.attempts > 0
        and (tried.last_error is not null or tried.next_attempt_at <= tried_at + ${sql.lit(leaseMinutes)} * interval '1 minute'))))`
  const claimed = await rows(Touched)`
    update mail_suppressions set tried_at = now()
    where email = lower(${email}) and (coalesce(tried_at, since) < now() - interval '1 hour' or ${isUnrefused})
    returning id`.first(tx)
  return claimed !== undefined
}

/** Writes to an address again, as when somebody reads there after all. */
export async function liftSuppression(tx: Tx, email: string): Promise<void> {
  await sql`delete from mail_suppressions where email = lower(${email})`.execute(tx)
}

const Lifted = z.object({ reason: z.string(), since: z.date() })

/** Takes an address off the list; undefined where it is on it no more. */
export const deleteSuppression = (tx: Tx, id: string, shown: Condition = sql`true`) =>
  rows(Lifted)`delete from mail_suppressions where id = ${id} and ${shown} returning reason, since`.first(tx)

/** Forgets some addresses. */
export async function deleteSuppressions(tx: Tx, addresses: readonly string[]): Promise<void> {
  if (addresses.length > 0)
    await tx.deleteFrom('mail_suppressions').where('email', 'in', addresses.map(plain)).execute()
}

/** Since when an address takes no mail, and why. */
export function exportSuppressions(tx: Tx, email: string) {
  return tx
    .selectFrom('mail_suppressions')
    .select(['reason', 'said', 'since'])
    .where('email', '=', plain(email))
    .execute()
}

const plain = (email: string) => email.toLowerCase()
