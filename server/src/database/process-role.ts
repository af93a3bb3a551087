import { sql } from 'kysely'
import type { Database, Tx } from './database.ts'

/** One process grants at a time; the number only has to be ours. */
const grantLock = 7_261_002

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
  'draw_weights',
]

/** Written by migrations only. */
const fixed = ['migrations', 'ledger_moves']

/** Where the product deletes when it is asked to, a person's erasure above all. What expires comes on top of these. */
const deletedFrom = [
  'address_changes',
  'allowlist_entries',
  'confirmation_requests',
  'draw_standing_changes',
  'draw_standings',
  'inquiries',
  'nomination_confirmations',
  'payment_reviews',
  'program_interests',
  'prospect_media',
  'prospect_updates',
  'recovery_codes',
  'refund_losses',
  'second_factor_challenges',
  'second_factor_misses',
  'second_factor_tries',
  'second_factors',
  'sign_in_links',
  'sponsor_profiles',
  'sponsor_requests',
  'teacher_profiles',
]

/**
 * Gives the process's role what the product needs and takes everything else from it: it owns nothing, so it can
 * neither alter a table nor switch off a trigger nor put a table of its own before a trigger's eyes, and rows that are
 * never changed or deleted it may only add. It may clear the tables that are named to us, where rows expire.
 * Run by the owner after migrating; run again it changes nothing.
 */
export async function grantToProcess(
  owner: Database,
  { role, clearedTables }: { role: string; clearedTables: readonly string[] },
): Promise<void> {
  await owner.transaction(async (tx) => {
    // Processes that start together would change the same rights at once, which PostgreSQL refuses.
    await sql`set local lock_timeout = 0`.execute(tx)
    await sql`select pg_advisory_xact_lock(${sql.lit(grantLock)})`.execute(tx)
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
    await sql`grant delete on ${listOf([...deletedFrom, ...clearedTables])} to ${name}`.execute(tx)
    await pinTriggers(tx)
  })
}

/**
 * Triggers look up our tables and no others. Any role may make temporary tables, and a temporary `donors` would stand
 * before ours for every name that a trigger looks up in its session.
 */
async function pinTriggers(tx: Tx): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select proname as name from pg_proc
    where pronamespace = 'public'::regnamespace and prorettype = 'trigger'::regtype`.execute(tx)
  for (const { name } of rows)
    await sql`alter function public.${sql.id(name)}() set search_path = pg_catalog, public, pg_temp`.execute(
      tx,
    )
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
