import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'

export type AccountFacts = {
  id: string
  full_name: string | null
  role: string | null
  disabled_at: Date | null
  last_signed_in_at: Date | null
  has_factor: boolean
}

/** The account of an address, when it last signed in, and whether it has a second factor. */
export async function findAccount(tx: Tx, email: string): Promise<AccountFacts | undefined> {
  const { rows } = await sql<AccountFacts>`
    select person.id, person.full_name, person.role, person.disabled_at,
      (select max(session.created_at) from sessions session where session.user_id = person.id) as last_signed_in_at,
      exists (select from second_factors factor
        where factor.user_id = person.id and factor.verified_at is not null) as has_factor
    from users person where person.email = ${email}`.execute(tx)
  return rows[0]
}

/** Roles that the allowlist names for an address and that staff closed. */
export async function listClosedRoles(tx: Tx, email: string): Promise<string[]> {
  const query = tx
    .selectFrom('allowlist_entries')
    .select('role')
    .where('email', '=', email)
    .where('active', '=', false)
    .orderBy('created_at')
  return (await query.execute()).map(({ role }) => role)
}

export type LinkFacts = {
  created_at: Date
  expires_at: Date
  used_at: Date | null
  code_attempts: number
  /** How many were sent to the address since an instant, and how many wrong codes were tried since another. */
  sent_lately: number
  oldest_lately: Date | null
  wrong_codes: number
}

/** The newest sign-in link of an address, with how many there were lately. */
export async function findLastLink(
  tx: Tx,
  { email, lately, today }: { email: string; lately: Date; today: Date },
): Promise<LinkFacts | undefined> {
  const { rows } = await sql<LinkFacts>`
    select link.created_at, link.expires_at, link.used_at, link.code_attempts,
      counted.sent_lately, counted.oldest_lately, counted.wrong_codes
    from (
      select created_at, expires_at, used_at, code_attempts from sign_in_links
      where email = ${email} and purpose = 'sign_in' order by created_at desc limit 1
    ) link
    cross join (
      select (count(*) filter (where purpose = 'sign_in' and created_at > ${lately}))::int as sent_lately,
        min(created_at) filter (where purpose = 'sign_in' and created_at > ${lately}) as oldest_lately,
        coalesce(sum(code_attempts), 0)::int as wrong_codes
      from sign_in_links where email = ${email} and created_at > ${today}
    ) counted`.execute(tx)
  return rows[0]
}

export type MailFacts = {
  created_at: Date
  sent_at: Date | null
  given_up_at: Date | null
  held_at: Date | null
  released_at: Date | null
  last_error: string | null
  failure: string | null
  failed_at: Date | null
}

/** The newest mail to an address that carries a way in. */
export function findLastMail(tx: Tx, email: string): Promise<MailFacts | undefined> {
  return tx
    .selectFrom('mails')
    .select(['created_at', 'sent_at', 'given_up_at', 'held_at', 'released_at'])
    .select(['last_error', 'failure', 'failed_at'])
    .where('to_email', '=', email)
    .where('template', 'in', ['sign_in', 'recovery'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export type RefusalFacts = { because: string; times: number; last_at: Date }

/** Why attempts with an address were refused since an instant; under its account or, without one, its pseudonym. */
export async function listRefusals(
  tx: Tx,
  { targetIds, since }: { targetIds: readonly string[]; since: Date },
): Promise<RefusalFacts[]> {
  const { rows } = await sql<RefusalFacts>`
    select details ->> 'because' as because, count(*)::int as times, max(at) as last_at
    from audit_log
    where target_id = any(${[...targetIds]}) and action = 'identity.sign_in_refused' and at > ${since}
    group by 1 order by max(at) desc`.execute(tx)
  return rows
}

export type MissFacts = { times: number; last_at: Date; in_one_session: number }

/** Wrong answers to the second factor since an instant, and how many of them one session gave since another. */
export async function findMisses(
  tx: Tx,
  { userId, since, lately }: { userId: string; since: Date; lately: Date },
): Promise<MissFacts | undefined> {
  const { rows } = await sql<MissFacts>`
    select sum(times)::int as times, max(last_at) as last_at, max(lately)::int as in_one_session from (
      select count(*) as times, max(missed_at) as last_at,
        count(*) filter (where missed_at > ${lately}) as lately
      from second_factor_misses where user_id = ${userId} and missed_at > ${since} group by session_id, kind
    ) counted having sum(times) > 0`.execute(tx)
  return rows[0]
}
