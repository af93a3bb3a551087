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

/**
 * Applies what is missing, each file in its own transaction, and answers how many are applied in all.
 * While others use the tables a file waits its turn (see until-unlocked.ts). Refuses a database that a newer version
 * has migrated, or one whose applied files differ from ours.
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[] = readMigrations(),
): Promise<number> {
  await database.script(
    'create table if not exists migrations (name text primary key, digest text not null, applied_at timestamptz not null default now())',
  )
  for (const migration of migrations)
    await untilUnlocked((lockWait) => applyOnce(database, migration, lockWait))
  await refuseUnknown(database, migrations)
  return migrations.length
}

async function applyOnce(
  database: Database,
  { name, text, digest }: Migration,
  briefly: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    // Another process that migrates may take as long as it likes.
    await sql`set local lock_timeout = 0`.execute(tx)
    await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(tx)
    const applied = await sql<{ digest: string }>`select digest from migrations where name = ${name}`.execute(
      tx,
    )
    if (applied.rows[0]) {
      if (applied.rows[0].digest !== digest)
        throw new Error(`migration ${name} was changed after it was applied`)
      return
    }
    await sql.raw(briefly).execute(tx)
    for (const statement of splitStatements(text)) await sql.raw(statement).execute(tx)
    await sql`insert into migrations (name, digest) values (${name}, ${digest})`.execute(tx)
  })
}

async function refuseUnknown(database: Database, known: readonly Migration[]): Promise<void> {
  const names = new Set(known.map(({ name }) => name))
  const rows = await database.read((tx) => sql<{ name: string }>`select name from migrations`.execute(tx))
  const unknown = rows.rows.filter(({ name }) => !names.has(name))
  if (unknown.length > 0) {
    throw new Error(
      `the database is newer than this version: it has ${unknown.map(({ name }) => name).join(', ')}`,
    )
  }
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
