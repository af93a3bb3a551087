import { sql } from 'kysely'
import type { Database, Tx } from './database.ts'

/** Written once: the process adds rows and never changes them. */
const appended = [
  'ledger_transactions',
  'ledger_postings',
  'payment_shares',
  'audit_log',
  'audit_marks',
  'role_history',
  'prospect_consents',
  'draw_entries',
  'draw_winners',
]

/** Written by migrations only. */
const fixed = ['migrations', 'ledger_moves']

/** Where the product deletes: what expires, and what a person's erasure takes away. */
const deletedFrom = [
  'address_changes',
  'allowlist_entries',
  'checkouts',
  'confirmation_requests',
  'inquiries',
  'live_events',
  'mails',
  'pending_provider_events',
  'program_interests',
  'prospect_media',
  'prospect_updates',
  'provider_events',
  'rate_limits',
  'recovery_codes',
  'refresh_tokens',
  'refund_losses',
  'refused_attempts',
  'second_factor_challenges',
  'second_factor_tries',
  'second_factors',
  'sessions',
  'sign_in_links',
  'sponsor_links',
  'sponsor_profiles',
  'sponsor_requests',
  'sponsorships',
  'teacher_profiles',
]

/**
 * Gives the process's role what the product needs and takes everything else from it: it owns nothing, so it can
 * neither alter a table nor switch off a trigger, and rows that are never changed or deleted it may only add.
 * Run by the owner after migrating; run again it changes nothing.
 */
export async function grantToProcess(owner: Database, role: string): Promise<void> {
  await owner.transaction(async (tx) => {
    const name = sql.id(role)
    for (const schema of ['public', 'pgboss']) {
      await sql`revoke all on all tables in schema ${sql.id(schema)} from ${name}`.execute(tx)
      await sql`grant usage on schema ${sql.id(schema)} to ${name}`.execute(tx)
      await sql`grant usage on all sequences in schema ${sql.id(schema)} to ${name}`.execute(tx)
      await sql`grant execute on all functions in schema ${sql.id(schema)} to ${name}`.execute(tx)
    }
    await sql`grant select, insert, update, delete on all tables in schema pgboss to ${name}`.execute(tx)
    await sql`grant select, insert, update on all tables in schema public to ${name}`.execute(tx)
    await sql`revoke update on ${listOf(appended)} from ${name}`.execute(tx)
    await sql`revoke insert, update on ${listOf(fixed)} from ${name}`.execute(tx)
    const known = await listTables(tx)
    await sql`grant delete on ${listOf(deletedFrom.filter((table) => known.has(table)))} to ${name}`.execute(
      tx,
    )
  })
}

/** How many tables of ours the connected role owns: none, when the owner is another role. */
export async function countOwnTables(tx: Tx): Promise<number> {
  const { rows } = await sql<{ tables: number }>`
    select count(*)::int as tables from pg_tables
    where schemaname = 'public' and pg_has_role(current_user, tableowner, 'member')`.execute(tx)
  return rows[0]?.tables ?? 0
}

function listOf(tables: readonly string[]) {
  return sql.join(tables.map((table) => sql.table(table)))
}

async function listTables(tx: Tx): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(tx)
  return new Set(rows.map(({ name }) => name))
}
