import { createDatabase } from './database/database.ts'
import { readMigrationState } from './database/database-version.ts'
import { migrate, type Migrating } from './database/migrate.ts'
import { openPostgres } from './database/postgres-engine.ts'
import { grantToProcess } from './database/process-role.ts'
import { readMigrations } from './database/read-migrations.ts'
import { startQueue } from './jobs/start-queue.ts'
import { tableRights } from './table-rights.ts'

/** Nothing is served meanwhile, and an upgrade that ends half-way for a slow connection would have to be begun again. */
const connectWithinMs = 30_000

/**
 * Where an owner's address is given: migrates, sets up the job queue and grants the process's role what it needs, all
 * as the owner, on a connection that is closed before anything is served. Answers how many migrations there are.
 */
export async function prepareAsOwner(
  { ownerUrl, processUrl, ...how }: { ownerUrl: string; processUrl: string } & Migrating,
  onConnectionError: (error: Error) => void,
): Promise<number> {
  const owner = createDatabase(
    openPostgres({ url: ownerUrl, poolSize: 2, connectWithinMs, onConnectionError }),
  )
  try {
    const migrations = await migrate(owner, readMigrations(), how)
    // A later version has granted already, also what this one does not know.
    if ((await readMigrationState(owner)).later.length > 0) return migrations
    const boss = await startQueue(
      { db: owner.jobs, backend: 'postgres', supervise: false, schedule: false },
      onConnectionError,
    )
    await boss.stop({ graceful: false })
    const role = decodeURIComponent(new URL(processUrl).username)
    await grantToProcess(owner, { role, tables: tableRights })
    return migrations
  } finally {
    await owner.close()
  }
}
