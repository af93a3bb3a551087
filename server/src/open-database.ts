import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { takeDataFolder } from './data-folder-lock.ts'
import { createDatabase, type Database } from './database/database.ts'
import { requireDurability } from './database/durability.ts'
import { migrate } from './database/migrate.ts'
import { openPglite } from './database/pglite-engine.ts'
import { openPostgres } from './database/postgres-engine.ts'
import { setRowChecks } from './database/rows.ts'
import { createLog } from './log.ts'

export type OpenDatabase = {
  database: Database
  log: Logger
  migrations: number
  close(): Promise<void>
}

/** Opens the database, migrated to this version: where none is named, the one in the data folder. */
export async function openDatabase(config: Config): Promise<OpenDatabase> {
  const log = createLog(config)
  setRowChecks(!config.production)
  const lock = config.DATABASE_URL ? undefined : takeDataFolder(config.DATA_DIR)
  const onConnectionError = (error: Error) => log.warn({ err: error }, 'a database connection was lost')
  const database = await openEngine(config, onConnectionError)
  const migrations = await prepare(config, database, onConnectionError)
  if (config.production) await requireDurability(database)
  const close = async () => {
    await database.close()
    lock?.release()
  }
  return { database, log, migrations, close }
}

async function openEngine(config: Config, onConnectionError: (error: Error) => void): Promise<Database> {
  if (config.DATABASE_URL) {
    return createDatabase(
      openPostgres({ url: config.DATABASE_URL, poolSize: config.DATABASE_POOL, onConnectionError }),
    )
  }
  return createDatabase(await openPglite({ dataDir: join(config.DATA_DIR, 'database') }))
}

/** Migrates: as the owner where one is named, so that the process itself may not alter anything. */
async function prepare(
  { DATABASE_URL: processUrl, DATABASE_OWNER_URL: ownerUrl }: Config,
  database: Database,
  onConnectionError: (error: Error) => void,
): Promise<number> {
  if (!processUrl || !ownerUrl) return migrate(database)
  // Imports the record of every domain, for their tables.
  const { prepareAsOwner } = await import('./prepare-as-owner.ts')
  return prepareAsOwner({ ownerUrl, processUrl }, onConnectionError)
}
