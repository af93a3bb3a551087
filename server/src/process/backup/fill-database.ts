import type { Database } from '../../database/database.ts'
import { migrate } from '../../database/migrate.ts'
import { readMigrations } from '../../database/read-migrations.ts'
import { loadTables } from './load-tables.ts'
import { requireKnownVersion, type Manifest } from './manifest.ts'
import type { Vault } from './vault.ts'

/**
 * Fills an empty database with a backup: migrates it as far as the backup's was, loads the rows, and migrates on to this version. In
 * between, each restored table is proven to be what was backed up.
 */
export async function fillDatabase(database: Database, vault: Vault, manifest: Manifest): Promise<void> {
  const migrations = readMigrations()
  await migrate(database, migrations.slice(0, requireKnownVersion(manifest)))
  await database.copy('write', (session) => loadTables(session, vault, manifest))
  await migrate(database, migrations)
}
