import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { sql } from 'kysely'
import type { Database } from './database.ts'
import { untilUnlocked } from './until-unlocked.ts'

const folder = new URL('../../migrations/', import.meta.url)
const fileName = /^\d{4}-[a-z-]+\.sql$/

/** One process migrates at a time; the number only has to be ours. */
const migrationLock = 7_261_001

export type Migration = { name: string; text: string; digest: string }

/** The migrations of this version, in order. */
export function readMigrations(): Migration[] {
  return readdirSync(folder)
    .filter((name) => fileName.test(name))
    .sort()
    .map((name) => {
      const text = readFileSync(new URL(name, folder), 'utf8')
      return { name, text, digest: createHash('sha256').update(text).digest('hex') }
    })
}

/** A database that is not of this version, and what to do about it; no stack is of any use. */
export class OtherVersion extends Error {
  override readonly name = 'OtherVersion'
}

/** How a database stands to this version: whether anything was ever set up in it, and which files it lacks, in order. */
export type MigrationState = { isNew: boolean; missing: string[] }

/** Looks, and changes nothing. Throws {@link OtherVersion} for a database of a newer version, or of another line. */
export async function readMigrationState(
  database: Database,
  migrations: readonly Migration[] = readMigrations(),
): Promise<MigrationState> {
  if (!(await hasMigrations(database))) return { isNew: true, missing: migrations.map(({ name }) => name) }
  const applied = await readApplied(database)
  refuseUnknown(applied, migrations)
  for (const migration of migrations) {
    const digest = applied.get(migration.name)
    if (digest !== undefined) requireUnchanged(migration, digest)
  }
  const missing = migrations.filter(({ name }) => !applied.has(name)).map(({ name }) => name)
  return { isNew: applied.size === 0, missing }
}

/**
 * Applies what is missing, each file in its own transaction, and answers how many are applied in all.
 * While others use the tables a file waits its turn (see until-unlocked.ts). Refuses a database that a newer version
 * has migrated, or one whose applied files differ from ours.
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[] = readMigrations(),
): Promise<number> {
  // Whoever may not make tables starts on a database that has them.
  if (!(await hasMigrations(database))) await database.script(migrationsTable)
  const applied = await readApplied(database)
  for (const migration of migrations) {
    // Those of every start but the first are known at once; only what is missing takes a turn.
    const digest = applied.get(migration.name)
    if (digest === undefined) await untilUnlocked((lockWait) => applyOnce(database, migration, lockWait))
    else requireUnchanged(migration, digest)
  }
  refuseUnknown(await readApplied(database), migrations)
  return migrations.length
}

const migrationsTable =
  'create table if not exists migrations (name text primary key, digest text not null, applied_at timestamptz not null default now())'

async function hasMigrations(database: Database): Promise<boolean> {
  const there = sql<boolean>`to_regclass('migrations') is not null`.as('there')
  const row = await database.read((tx) => tx.selectNoFrom(there).executeTakeFirstOrThrow())
  return row.there
}

async function readApplied(database: Database): Promise<Map<string, string>> {
  const { rows } = await database.read((tx) =>
    sql<{ name: string; digest: string }>`select name, digest from migrations`.execute(tx),
  )
  return new Map(rows.map(({ name, digest }) => [name, digest]))
}

function requireUnchanged({ name, digest }: Migration, appliedDigest: string): void {
  if (appliedDigest !== digest) throw new OtherVersion(`migration ${name} was changed after it was applied`)
}

async function applyOnce(database: Database, migration: Migration, briefly: string): Promise<void> {
  const { name, text, digest } = migration
  await database.transaction(async (tx) => {
    // Another process that migrates may take as long as it likes.
    await sql`set local lock_timeout = 0`.execute(tx)
    await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(tx)
    const applied = await sql<{ digest: string }>`select digest from migrations where name = ${name}`.execute(
      tx,
    )
    if (applied.rows[0]) return requireUnchanged(migration, applied.rows[0].digest)
    await sql.raw(briefly).execute(tx)
    for (const statement of splitStatements(text)) await sql.raw(statement).execute(tx)
    await sql`insert into migrations (name, digest) values (${name}, ${digest})`.execute(tx)
  })
}

function refuseUnknown(applied: ReadonlyMap<string, string>, known: readonly Migration[]): void {
  const names = new Set(known.map(({ name }) => name))
  const unknown = [...applied.keys()].filter((name) => !names.has(name))
  if (unknown.length > 0)
    throw new OtherVersion(
      `the database is newer than this version: it has ${unknown.join(', ')}. Run the version that migrated it.`,
    )
}

/** Statements end with `;` at the end of a line, outside `$$` bodies: the one form our files use. */
export function splitStatements(text: string): string[] {
  const statements: string[] = []
  let current = ''
  let inBody = false
  for (const line of text.split('\n')) {
    if (line.trimStart().startsWith('--')) continue
    current += `${line}\n`
    if ((line.match(/\$\$/g)?.length ?? 0) % 2 === 1) inBody = !inBody
    if (!inBody && line.trimEnd().endsWith(';')) {
      statements.push(current.trim())
      current = ''
    }
  }
  if (current.trim() !== '') throw new Error(`unfinished statement: ${current.trim().slice(0, 80)}`)
  return statements
}
