import { sql } from 'kysely'
import { findBaseline } from './baseline/find-baseline.ts'
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

/** How a database is brought to this version. */
export type Migrating = {
  /** One file after the other, also where an empty database would begin with the baseline. */
  fromFirst?: boolean
}

/**
 * Applies what is missing, each file in its own transaction, and answers how many this version has in all. An empty
 * database begins with the baseline, which holds most of them in one go.
 * While others use the tables a file waits its turn (see until-unlocked.ts). Refuses, and then changes nothing, a
 * database that a later version has migrated in a way that this one does not run on, or whose applied files differ.
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[] = readMigrations(),
  { fromFirst = false }: Migrating = {},
): Promise<number> {
  const found = await readMigrationState(database, migrations)
  if (found.missing.length === 0) return migrations.length
  const hasBegun = found.isNew && !fromFirst && (await beginWithBaseline(database, migrations))
  const { isNew, missing } = hasBegun ? await readMigrationState(database, migrations) : found
  // Whoever may not make tables starts on a database that has them.
  if (isNew) await database.script(migrationsTable).catch(unlessThere)
  for (const migration of migrations.filter(({ name }) => missing.includes(name)))
    await untilUnlocked((lockWait) => applyOnce(database, migration, lockWait)).catch(sayWhere(migration))
  // Another version may have migrated meanwhile.
  await readMigrationState(database, migrations)
  return migrations.length
}

/** A server set to few connections can't hold the locks of so many new tables in one transaction: a file at a time it can. */
const outOfLocks = '53200'

/**
 * Runs the baseline where the database may begin with it, and answers whether to look what it has now. The statements of a script
 * are one transaction: where one fails there is nothing, and where another process has begun before, its tables are left alone.
 */
async function beginWithBaseline(database: Database, migrations: readonly Migration[]): Promise<boolean> {
  const baseline = await findBaseline(database, migrations)
  if (!baseline) return false
  const alone = `set local lock_timeout = 0;\nselect pg_advisory_xact_lock(${migrationLock});\n`
  try {
    await database.script(alone + baseline.text)
  } catch (error) {
    if (errorCode(error) === outOfLocks) return false
    if (!isThere(error)) throw sayOfBaseline(error)
  }
  return true
}

const migrationsTable =
  'create table if not exists migrations (name text primary key, digest text not null, applied_at timestamptz not null default now())'

/** Of two that make it at the same moment PostgreSQL tells one that it is there, whatever "if not exists" says. */
const isThere = (error: unknown): boolean => ['23505', '42P07'].includes(errorCode(error) ?? '')

function unlessThere(error: unknown): void {
  if (!isThere(error)) throw error
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

/** Whoever lacks the right is told whose it is. */
const isForeign = (code: string | undefined): boolean => code === undefined || code === notAllowed

function sayOfBaseline(error: unknown): unknown {
  if (isForeign(errorCode(error))) return error
  return new MigrationFailed(
    `The baseline failed and was undone: ${(error as Error).message}. The database is as empty as before. \`npm run tower -- migrate --from-first\` takes one migration after the other.`,
    { cause: error },
  )
}

function sayWhere({ name }: Migration): (error: unknown) => never {
  return (error) => {
    const code = errorCode(error)
    if (isForeign(code)) throw error
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
