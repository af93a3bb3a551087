import type { Database } from '@tower/server/database/database.ts'
import { createDatabase } from '@tower/server/database/database.ts'
import { migrate } from '@tower/server/database/migrate.ts'
import { openPostgres } from '@tower/server/database/postgres-engine.ts'
import { startPostgresCluster, type PostgresCluster } from '../../../scripts/postgres-cluster.ts'

/** A PostgreSQL of this run's own, as safe as in production, with as many databases as are asked for. */
export type Stage = {
  version: string
  binDir: string
  /** Makes a migrated database, lets `fill` write into it, and answers its address. */
  makeDatabase(name: string, fill?: (database: Database) => Promise<void>): Promise<string>
  /** A copy, so that two sides start from the same rows. Nobody may be connected to the original. */
  copyDatabase(from: string, name: string): Promise<string>
  close(): Promise<void>
}

/** Starts the cluster; it is gone without trace when this process ends. */
export async function openStage(): Promise<Stage> {
  const cluster = await startPostgresCluster({ durable: true })
  const admin = connect(cluster.url)
  const version = await readVersion(admin)
  return {
    version,
    binDir: cluster.binDir,
    makeDatabase: async (name, fill) => {
      await admin.script(`create database ${name}`)
      const url = addressOf(cluster, name)
      await fillDatabase(url, fill)
      return url
    },
    copyDatabase: async (from, name) => {
      await admin.script(`create database ${name} template ${from}`)
      return addressOf(cluster, name)
    },
    close: async () => {
      await admin.close()
      await cluster.stop()
    },
  }
}

/** A database of the stage, opened for this process. Close it. */
export function connect(url: string): Database {
  return createDatabase(openPostgres({ url, poolSize: 4, onConnectionError: () => undefined }))
}

async function fillDatabase(url: string, fill?: (database: Database) => Promise<void>): Promise<void> {
  const database = connect(url)
  try {
    await migrate(database)
    await fill?.(database)
    await database.script('vacuum analyze')
  } finally {
    await database.close()
  }
}

async function readVersion(database: Database): Promise<string> {
  const { rows } = await database.jobs.executeSql('show server_version')
  return (rows as { server_version: string }[])[0]?.server_version ?? 'unknown'
}

function addressOf({ url }: PostgresCluster, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.toString()
}
