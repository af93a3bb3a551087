import { mentions, redacted } from '../../../database/redact-text.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'

/** Addresses an account had before, or proved on the way to a change, as far as they are nobody else's by now. */
export async function listAddressesOf(tx: Tx, userId: string): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from (
      select old_email as email from address_changes where user_id = ${userId} and old_confirmed_at is not null
      union
      select new_email from address_changes where user_id = ${userId} and new_confirmed_at is not null
    ) had where not exists (select from users where users.email = had.email and users.id <> ${userId})`.execute(
    tx,
  )
  return rows.map(({ email }) => email)
}

/** The words a person's browsers sent, and where they came from. */
export async function forgetDevices(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ user_agent: null, network: null })
    .where('user_id', '=', userId)
    .execute()
}

/** Everything by which the account could be entered. */
export async function deleteSignInTraces(
  tx: Tx,
  { userId, addresses }: { userId: string; addresses: readonly string[] },
): Promise<void> {
  await sql`
    delete from sign_in_links where user_id = ${userId} or email = any(${addresses}::text[])
      or address_change_id in (select id from address_changes where user_id = ${userId})`.execute(tx)
  await sql`delete from address_changes where user_id = ${userId}`.execute(tx)
  await sql`delete from second_factors where user_id = ${userId}`.execute(tx)
  await sql`delete from recovery_codes where user_id = ${userId}`.execute(tx)
  await sql`delete from second_factor_tries where user_id = ${userId}`.execute(tx)
  await sql`delete from second_factor_misses where user_id = ${userId}`.execute(tx)
  await sql`delete from allowlist_entries where email = any(${addresses}::text[])`.execute(tx)
}

/** What staff wrote about the person when they changed a role, and what the person wrote about others. */
export async function deleteRoleWords(tx: Tx, userId: string): Promise<void> {
  await sql`
    delete from role_words using role_history change
    where change.id = role_words.role_change_id and (change.user_id = ${userId} or change.actor_id = ${userId})`.execute(
    tx,
  )
}

/** Takes the person's words out of what staff wrote about others. */
export async function redactRoleWords(tx: Tx, pattern: string): Promise<void> {
  await tx
    .updateTable('role_words')
    .set({ words: redacted('words', pattern) })
    .where(mentions('words', pattern))
    .execute()
}

/** What stays of an account: its number, its role and its dates. */
export async function emptyAccount(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      email: `erased-${userId}@erased.invalid`,
      full_name: null,
      password_hash: null,
      email_verified_at: null,
      handed_over_at: null,
      disabled_at: at,
      erased_at: at,
      updated_at: at,
    })
    .where('id', '=', userId)
    .execute()
}
