import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'

const ours = `n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_%'`
const isExtensions = `exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`

const Counted = z.object({ n: z.number() })

const count = async (tx: Tx, from: string): Promise<number> =>
  (await rows(Counted)`select count(*)::int as n from ${sql.raw(from)}`.one(tx)).n

/** How many tables, views and sequences stand in a database, but for those of extensions. */
export const countObjects = (tx: Tx) =>
  count(
    tx,
    `pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'v', 'm', 'S', 'f') and ${ours} and not ${isExtensions}`,
  )

/** How many objects of extensions stand in our schema. */
export const countForeign = (tx: Tx) =>
  count(
    tx,
    `pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and ${isExtensions}`,
  )

/**
 * How many connections processes of ours hold, besides those that ask. The server tells the owner of the tables what a connection of
 * another role is called, and not of what kind it is.
 */
export const listUsers = (tx: Tx) =>
  count(
    tx,
    `pg_stat_activity a where datname = current_database() and pid <> pg_backend_pid()
      and application_name like 'tower%' and coalesce(backend_type, 'client backend') = 'client backend'`,
  )

export const isAsideThere = async (tx: Tx) =>
  (await count(tx, `pg_namespace where nspname in ('before_restore', 'before_restore_jobs')`)) > 0

/** Sets our schemas aside under other names, with an empty one in their place; or takes them back. */
export async function renameSchemas(tx: Tx, to: 'aside' | 'back'): Promise<void> {
  const hasJobs =
    (await count(tx, `pg_namespace where nspname = '${to === 'aside' ? 'pgboss' : 'before_restore_jobs'}'`)) >
    0
  const rename = (from: string, name: string) =>
    sql`alter schema ${sql.id(from)} rename to ${sql.id(name)}`.execute(tx)
  if (to === 'aside') {
    await rename('public', 'before_restore')
    if (hasJobs) await rename('pgboss', 'before_restore_jobs')
    await makePublic(tx)
  } else {
    await rename('before_restore', 'public')
    if (hasJobs) await rename('before_restore_jobs', 'pgboss')
  }
}

/** Drops what stands in our schemas, or what was set aside. */
export async function dropSchemas(
  tx: Tx,
  which: 'current' | 'aside',
  { anew = false }: { anew?: boolean } = {},
): Promise<void> {
  const names = which === 'current' ? ['public', 'pgboss'] : ['before_restore', 'before_restore_jobs']
  for (const name of names) await sql`drop schema if exists ${sql.id(name)} cascade`.execute(tx)
  if (anew) await makePublic(tx)
}

async function makePublic(tx: Tx): Promise<void> {
  await sql`create schema public`.execute(tx)
  await sql`grant usage on schema public to public`.execute(tx)
}
