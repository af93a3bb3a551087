import { sql } from 'kysely'
import type { Database, Tx } from './database.ts'

/** One process grants at a time; the number only has to be ours. */
const grantLock = 7_261_002

/** What the process may do to the rows of which tables: all it may read and, but for these, add to and change. */
export type TableRights = {
  /** Written by migrations only. */
  fixed: readonly string[]
  /** Written once: the process adds rows and never changes them. */
  appended: readonly string[]
  /** Where the product deletes: what it is asked to, and what has expired. */
  deleted: readonly string[]
}

/**
 * Gives the process's role what the product needs and takes everything else from it: it owns nothing, so it can
 * neither alter a table nor switch off a trigger nor put a table of its own before a trigger's eyes, and rows that are
 * never changed or deleted it may only add. Which table is
 * which, its domain says.
 * Run by the owner after migrating; run again it changes nothing.
 */
export async function grantToProcess(
  owner: Database,
  { role, tables }: { role: string; tables: TableRights },
): Promise<void> {
  await owner.transaction(async (tx) => {
    // Processes that start together would change the same rights at once, which PostgreSQL refuses.
    await sql`set local lock_timeout = 0`.execute(tx)
    await sql`select pg_advisory_xact_lock(${sql.lit(grantLock)})`.execute(tx)
    const name = sql.id(role)
    for (const schema of ['public', 'pgboss']) {
      await sql`revoke all on all tables in schema ${sql.id(schema)} from ${name}`.execute(tx)
      await sql`grant usage on schema ${sql.id(schema)} to ${name}`.execute(tx)
      await sql`grant usage, select on all sequences in schema ${sql.id(schema)} to ${name}`.execute(tx)
      await sql`grant execute on all functions in schema ${sql.id(schema)} to ${name}`.execute(tx)
    }
    await sql`grant select, insert, update, delete on all tables in schema pgboss to ${name}`.execute(tx)
    await sql`grant select, insert, update on all tables in schema public to ${name}`.execute(tx)
    await sql`revoke update on ${listOf(tables.appended)} from ${name}`.execute(tx)
    await sql`revoke insert, update on ${listOf(tables.fixed)} from ${name}`.execute(tx)
    await sql`grant delete on ${listOf(tables.deleted)} to ${name}`.execute(tx)
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
