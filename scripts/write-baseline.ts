/**
 * `npm run baseline`: writes server/migrations/baseline/schema.generated.sql, which brings an empty database in one go to where our
 * migrations bring it one by one. `--check` says how many have come since, and ends with 1 where those are too many for a release.
 */
import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { baselineFile, isOf, readBaseline, sayHeld } from '../server/src/database/baseline/read-baseline.ts'
import { createDatabase, type Database } from '../server/src/database/database.ts'
import { migrate } from '../server/src/database/migrate.ts'
import { openPostgres } from '../server/src/database/postgres-engine.ts'
import { readMigrations, type Migration } from '../server/src/database/read-migrations.ts'
import { readDump } from './clean-dump.ts'
import { startPostgresCluster } from './postgres-cluster.ts'
import { readSeeds } from './read-seeds.ts'

/** What a newer one writes the oldest that we run on may not read. */
const dumpedBy = 15

/** So many migrations may follow the baseline of a release; adding one never asks for another baseline. */
const mostSince = 20

/** What keeps a release from being made: nothing, or a sentence. */
export function findStaleBaseline(migrations: readonly Migration[] = readMigrations()): string | undefined {
  const baseline = readBaseline()
  const since = migrations.length - baseline.holds
  if (!isOf(baseline, migrations))
    return 'The baseline holds other migrations than these: run `npm run baseline`.'
  if (since <= mostSince) return undefined
  return `${since} migrations have come since the baseline: run \`npm run baseline\` and commit what it writes.`
}

/** The baseline of a database in which these migrations were applied one by one since that instant. */
export async function composeBaseline(
  { database, url, binDir }: { database: Database; url: string; binDir: string },
  { migrations, since }: { migrations: readonly Migration[]; since: Date },
): Promise<string> {
  const dump = async (section: 'pre-data' | 'post-data') => {
    const asked = ['--no-owner', '--no-privileges', `--section=${section}`, '--dbname', url]
    const { stdout } = await promisify(execFile)(join(binDir, 'pg_dump'), asked, { maxBuffer: 2 ** 28 })
    const major = /^-- Dumped from database version (\d+)/m.exec(stdout)?.[1]
    if (section === 'pre-data' && Number(major) !== dumpedBy)
      throw new Error(`A baseline is written with PostgreSQL ${dumpedBy}, and this is ${major}.`)
    return readDump(stdout)
  }
  const isRecord = (statement: string) => statement.startsWith('CREATE TABLE public.migrations ')
  const before = await dump('pre-data')
  const statements = [
    // Whoever comes second fails at its first statement, and leaves the database to the other.
    ...before.filter(isRecord),
    // Functions name tables that come after them.
    'SET LOCAL check_function_bodies = off;',
    ...before.filter((statement) => !isRecord(statement)),
    ...(await database.read((tx) => readSeeds(tx, since))),
    ...(await dump('post-data')),
  ]
  return `${sayHeld(migrations)}${written}${statements.join('\n')}\n`
}

const written =
  '-- Written by `npm run baseline`, and never by hand: docs/decisions/0230-a-baseline-for-empty-databases.md.\n'

async function write(): Promise<void> {
  const migrations = readMigrations()
  const cluster = await startPostgresCluster()
  const since = new Date()
  try {
    const database = createDatabase(openPostgres({ url: cluster.url, onConnectionError: () => undefined }))
    try {
      await migrate(database, migrations, { fromFirst: true })
      const text = await composeBaseline({ database, ...cluster }, { migrations, since })
      mkdirSync(new URL('.', baselineFile), { recursive: true })
      writeFileSync(baselineFile, text)
      console.log(
        `✔ ${baselineFile.pathname}: ${migrations.length} migrations, ${Math.ceil(text.length / 1024)} KB`,
      )
    } finally {
      await database.close()
    }
  } finally {
    await cluster.stop()
  }
}

if (import.meta.main) {
  if (process.argv.includes('--check')) {
    const stale = findStaleBaseline()
    console.log(
      stale
        ? `✘ ${stale}`
        : `✔ ${readMigrations().length - readBaseline().holds} migrations since the baseline`,
    )
    process.exitCode = stale ? 1 : 0
  } else await write()
}
