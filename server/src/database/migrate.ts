import { sql } from 'kysely'
import { errorCode, type Database } from './database.ts'
import { readMigrationState, requireUnchanged } from './database-version.ts'
import { readMigrations, type Migration } from './read-migrations.ts'
import { untilUnlocked } from './until-unlocked.ts'

/** One process migrates at a time; the number only has to be ours. */
const migrationLock = 7_261_001

/** A migration could not be applied; the message says where that leaves the database. */
export class MigrationFailed extends Error {
  override readonly name = 'MigrationFailed'
}

/**
 * Applies what is missing, each file in its own transaction, and answers how many this version has in all.
 * While others use the tables a file waits its turn (see until-unlocked.ts). Refuses, and then changes nothing, a
 * database that a later version has migrated in a way that this one does not run on, or whose applied files differ.
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[] = readMigrations(),
): Promise<number> {
  const { isNew, missing } = await readMigrationState(database, migrations)
  if (missing.length === 0) return migrations.length
  // Whoever may not make tables starts on a database that has them.
  if (isNew) await database.script(migrationsTable).catch(unlessThere)
  for (const migration of migrations.filter(({ name }) => missing.includes(name)))
    await untilUnlocked((lockWait) => applyOnce(database, migration, lockWait)).catch(sayWhere(migration))
  // Another version may have migrated meanwhile.
  await readMigrationState(database, migrations)
  return migrations.length
}

const migrationsTable =
  'create table if not exists migrations (name text primary key, digest text not null, applied_at timestamptz not null default now())'

/** Of two that make it at the same moment PostgreSQL tells one that it is there, whatever "if not exists" says. */
function unlessThere(error: unknown): void {
  if (!['23505', '42P07'].includes(errorCode(error) ?? '')) throw error
}

async function applyOnce(database: Database, migration: Migration, briefly: string): Promise<void> {
  const { name, text, digest, runsFrom } = migration
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
    // No migration before the one that makes the column says anything.
    if (runsFrom !== undefined)
      await sql`update migrations set runs_from = ${runsFrom} where name = ${name}`.execute(tx)
  })
}

const lockTimeout = '55P03'
const notAllowed = '42501'

function sayWhere({ name }: Migration): (error: unknown) => never {
  return (error) => {
    const code = errorCode(error)
    // Whoever lacks the right is told whose it is.
    if (code === undefined || code === notAllowed) throw error
    const reason =
      code === lockTimeout
        ? 'for minutes a table that it alters was in use, by a report, a dump or work that hangs'
        : (error as Error).message
    throw new MigrationFailed(
      `The migration ${name} failed and was undone: ${reason}. The database has all before it, and nothing of it. Once that is mended, run \`npm run tower -- migrate\` again.`,
      { cause: error },
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
