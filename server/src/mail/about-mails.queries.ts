import { sql } from 'kysely'
import type { AboutPersonSubject, AboutRow } from '../about.ts'
import type { Tx } from '../database/database.ts'
import type { Reader } from '../reader.ts'

/** The newest mails to a person: what they were about and whether they left, not what they said. */
export async function listMailsTo(
  tx: Tx,
  { email }: AboutPersonSubject,
  limit: number,
  { hidden }: Reader,
): Promise<AboutRow[]> {
  const { rows } = await sql<AboutRow>`
    select id, subject as what, null::int as number, null::bigint as "amountCents",
      coalesce(sent_at, created_at) as at,
      case when failure in ('refused', 'reported') then 'bounced' when sent_at is not null then 'sent'
        when given_up_at is null then 'waiting' when last_error is null and failure is null then 'canceled'
        else 'failed' end as state
    from mails where to_email = ${email} and not template = any(${hidden.mails}::text[])
    order by created_at desc limit ${limit}`.execute(tx)
  return rows
}
