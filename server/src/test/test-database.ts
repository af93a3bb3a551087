import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { createDatabase, type Database } from '../database/database.ts'
import { migrate, readMigrations } from '../database/migrate.ts'
import { openPglite } from '../database/pglite-engine.ts'
import { openPostgres } from '../database/postgres-engine.ts'

const postgresUrl = process.env.TEST_DATABASE_URL

/**
 * A fresh, migrated database for one test or one file: PGlite in memory, or a database of its own
 * on the PostgreSQL server of TEST_DATABASE_URL. Give `keep` to close it yourself.
 */
export async function testDatabase(options: { keep?: boolean; poolSize?: number } = {}): Promise<Database> {
  const database = postgresUrl ? await freshPostgres(postgresUrl, options.poolSize) : await freshPglite()
  if (!options.keep) onTestFinished(() => database.close())
  return database
}

/** The address of a fresh database on the PostgreSQL server under test; undefined on PGlite. */
export async function testDatabaseUrl(): Promise<string | undefined> {
  return postgresUrl ? copyTemplate(postgresUrl) : undefined
}

/** Migrating takes a second, loading a dump a fraction of it: the dump is kept under the migrations' digest. */
async function freshPglite(): Promise<Database> {
  const file = join(templateFolder(), `pglite-${migrationsDigest()}.tar`)
  if (!existsSync(file)) {
    const engine = await openPglite({})
    await migrate(createDatabase(engine))
    const dump = await engine.pglite.dumpDataDir('none')
    await engine.close()
    const partial = `${file}.${randomUUID()}`
    writeFileSync(partial, Buffer.from(await dump.arrayBuffer()))
    renameSync(partial, file)
  }
  return createDatabase(await openPglite({ loadDataDir: new Blob([readFileSync(file)]) }))
}

async function freshPostgres(serverUrl: string, poolSize = 12): Promise<Database> {
  const url = await copyTemplate(serverUrl)
  return createDatabase(openPostgres({ url, poolSize, onConnectionError: () => undefined }))
}

/** A template database is migrated once per server; each test gets a copy. */
async function copyTemplate(serverUrl: string): Promise<string> {
  const template = `tower_template_${migrationsDigest().slice(0, 12)}`
  const name = `tower_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: serverUrl })
  await admin.connect()
  try {
    // Two workers must not copy or make the template at once.
    await admin.query('select pg_advisory_lock(7261002)')
    const known = await admin.query('select 1 from pg_database where datname = $1', [template])
    if (known.rowCount === 0) await makeTemplate(admin, serverUrl, template)
    await admin.query(`create database ${name} template ${template}`)
  } finally {
    await admin.end()
  }
  return databaseUrl(serverUrl, name)
}

async function makeTemplate(admin: pg.Client, serverUrl: string, template: string): Promise<void> {
  const partial = `${template}_partial`
  await admin.query(`drop database if exists ${partial}`)
  await admin.query(`create database ${partial}`)
  const database = createDatabase(
    openPostgres({ url: databaseUrl(serverUrl, partial), onConnectionError: () => undefined }),
  )
  await migrate(database)
  await database.close()
  await admin.query(`alter database ${partial} rename to ${template}`)
}

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.toString()
}

function migrationsDigest(): string {
  const all = readMigrations()
    .map(({ digest }) => digest)
    .join('')
  return createHash('sha256').update(all).digest('hex').slice(0, 24)
}

function templateFolder(): string {
  const folder = join(tmpdir(), 'tower-test-templates')
  mkdirSync(folder, { recursive: true })
  return folder
}
