import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Config } from './config.ts'
import { takeDataFolder } from './data-folder-lock.ts'
import { createDatabase, type Database } from './database/database.ts'
import { requireDurability } from './database/durability.ts'
import { withStandby } from './database/follow-standby.ts'
import { OtherVersion, readMigrationState } from './database/database-version.ts'
import { migrate } from './database/migrate.ts'
import { readMigrations } from './database/read-migrations.ts'
import { openPostgres, type PostgresOptions } from './database/postgres-engine.ts'
import { requireSessions } from './database/require-sessions.ts'
import { rows, setRowChecks } from './database/rows.ts'
import { createLog } from './log.ts'
import { nameInstallation } from './process/rehearsal/rehearsal.queries.ts'
import { BackupFault } from './storage/places/backup-fault.ts'

export type OpenDatabase = {
  database: Database
  log: Logger
  migrations: number
  close(): Promise<void>
}

/**
 * What becomes of a database that is not of this version: it is brought to it, and an empty one not by the baseline but
 * from the first migration on; only one in which nothing is yet is set up; it is refused; or it is only looked at and left as it is.
 */
export type AtOpening = 'migrate' | 'from-first' | 'set-up' | 'require' | 'look'

const migrates = (atOpening: AtOpening): boolean => atOpening === 'migrate' || atOpening === 'from-first'

/** Hears of each statement, where somebody traces what goes on. */
export type OnStatement = NonNullable<PostgresOptions['onStatement']>

/** Opens the database at this version: where none is named, the one in the data folder. */
export async function openDatabase(
  config: Config,
  atOpening: AtOpening = 'migrate',
  onStatement?: OnStatement,
): Promise<OpenDatabase> {
  const log = createLog(config)
  setRowChecks(!config.production)
  const lock = config.DATABASE_URL ? undefined : takeDataFolder(config.DATA_DIR)
  const isStart = migrates(atOpening) || atOpening === 'set-up'
  if (lock && isStart && existsSync(join(config.DATA_DIR, 'database-before-restore'))) {
    lock.release()
    throw brokenRestore(join(config.DATA_DIR, 'database-before-restore'))
  }
  const onConnectionError = (error: Error) => log.warn({ err: error }, 'a database connection was lost')
  const database = await openEngine(config, { log, onConnectionError, onStatement })
  const migrations = await prepare(config, { database, atOpening, onConnectionError }).catch(
    async (error: unknown) => {
      await database.close()
      lock?.release()
      throw error
    },
  )
  if (config.production)
    await requireFit(config, database).catch(async (error: unknown) => {
      await database.close()
      lock?.release()
      throw error
    })
  const close = async () => {
    await database.close()
    lock?.release()
  }
  return { database, log, migrations, close }
}

/** A quiet hour must not make the gift after it wait for connections, nor plan every statement anew. */
const connectionRestMs = 3_600_000

async function requireFit(config: Config, database: Database): Promise<void> {
  await requireDurability(database, config.DATABASE_STORAGE_VOUCHES)
  if (config.DATABASE_URL) await requireSessions(database, config.DATABASE_URL)
}

type Hearing = {
  log: Logger
  onConnectionError: (error: Error) => void
  onStatement: OnStatement | undefined
}

async function openEngine(
  config: Config,
  { log, onConnectionError, onStatement }: Hearing,
): Promise<Database> {
  const { DATABASE_URL: url, DATABASE_READ_URL: readUrl, sessionName: name, connectWithinMs } = config
  if (!url) {
    const { openPglite } = await import('./database/pglite-engine.ts')
    return createDatabase(await openPglite({ dataDir: join(config.DATA_DIR, 'database'), onStatement }))
  }
  const usual = {
    name,
    ...(connectWithinMs !== undefined && { connectWithinMs }),
    poolSize: config.DATABASE_POOL,
    restMs: connectionRestMs,
    onConnectionError,
    onStatement,
  }
  const primary = createDatabase(openPostgres({ ...usual, url }))
  if (!readUrl) return primary
  const standby = createDatabase(openPostgres({ ...usual, ...standbyAnswersWithin, url: readUrl }))
  return withStandby(primary, standby, {
    nameSite: nameInstallation,
    mostLagMs: config.DATABASE_READ_LAG_SECONDS * 1000,
    onChange: (why) =>
      why === undefined
        ? log.info('public lists are read from the standby')
        : log.warn({ why }, 'public lists are read from the primary: the standby is not asked'),
  })
}

/** Whoever waits for longer is answered by the primary. */
const standbyAnswersWithin = { connectWithinMs: 1_000, answerWithinMs: 5_000 }

/** What was set aside stands beside an empty database, or half of one: whoever served it would take gifts into that. */
const brokenRestore = (aside: string) =>
  new BackupFault(
    `A restore broke off: ${aside} is what stood here before. Put it back, or remove it once the restored database is proven, and start again.`,
  )

function hasSchema(database: Database, name: string): Promise<boolean> {
  return database.read(async (tx) => {
    const found = await rows(z.object({ is: z.boolean() }))`
      select to_regnamespace(${name}) is not null as is`.one(tx)
    return found.is
  })
}

type Preparing = { database: Database; atOpening: AtOpening; onConnectionError: (error: Error) => void }

/** Migrates: as the owner where one is named, so that the process itself may not alter anything. */
async function prepare(
  { DATABASE_URL: processUrl, DATABASE_OWNER_URL: ownerUrl }: Config,
  { database, atOpening, onConnectionError }: Preparing,
): Promise<number> {
  if (atOpening === 'look') return readMigrations().length
  if (processUrl && atOpening !== 'require' && (await hasSchema(database, 'before_restore')))
    throw brokenRestore('the schema before_restore')
  if ((atOpening === 'set-up' || atOpening === 'require') && (await requireVersion(database, atOpening)))
    return readMigrations().length
  const how = { fromFirst: atOpening === 'from-first' }
  if (!processUrl || !ownerUrl) return migrate(database, readMigrations(), how)
  // Imports the record of every domain, for their tables.
  const { prepareAsOwner } = await import('./prepare-as-owner.ts')
  return prepareAsOwner({ ownerUrl, processUrl, ...how }, onConnectionError)
}

/** Whether this version runs on the database; one in which nothing is yet may be set up, refused where a server must be told. */
async function requireVersion(database: Database, atOpening: 'set-up' | 'require'): Promise<boolean> {
  const { isNew, missing } = await readMigrationState(database)
  if (isNew && (atOpening === 'set-up' || database.engine === 'pglite')) return false
  if (isNew)
    throw new OtherVersion(
      'Nothing is set up in the database yet. Run `npm run tower -- migrate` first, or look at DATABASE_URL.',
    )
  if (missing.length === 0) return true
  if (atOpening === 'set-up' && (await getsOn(database, missing.length)))
    return requireVersion(database, atOpening)
  throw new OtherVersion(
    `The database lacks ${missing.length} of this version's migrations, from ${missing[0]} on. Nothing was changed. Run \`npm run tower -- migrate\` first${atOpening === 'set-up' ? ' or start with MIGRATE_AT_START=true' : ''}, or use the version that serves.`,
  )
}

/** Longer than any one file takes in a database in which nothing is yet. */
const getsOnWithinMs = 3_000

/** Whether another process is at it, as where web and worker begin together on an empty database: then it lacks less soon after. */
async function getsOn(database: Database, lacking: number): Promise<boolean> {
  await sleep(getsOnWithinMs)
  return (await readMigrationState(database)).missing.length < lacking
}
