import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { createDatabase } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { openPostgres } from '../database/postgres-engine.ts'
import type { LendableDatabase } from './lend-database.ts'
import { migrationsDigest } from './migrations-digest.ts'

/** A test shows what a hundred at once are told, not how many of them a busy machine turns away. */
const patientMs = 60_000

/** A database of its own on a PostgreSQL server; each borrower has connections of its own. */
export async function makeLendablePostgres(serverUrl: string): Promise<LendableDatabase> {
  const url = await copyTemplate(serverUrl)
  return {
    open: ({ poolSize = 12 }) =>
      openPostgres({
        ...{ url, poolSize, connectWithinMs: patientMs, lockWaitMs: patientMs },
        onConnectionError: () => undefined,
      }),
    settle: (engine) => engine.close(),
    maintain: (work) =>
      withClient(url, async (client) => {
        // Whoever is still connected must not write to the next loan.
        await client.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid()`,
        )
        return work(async (statement) => (await client.query<Record<string, unknown>>(statement)).rows)
      }),
    discard: () =>
      withClient(serverUrl, async (client) => {
        await client.query(`drop database ${databaseName(url)} with (force)`)
      }),
  }
}

/** A fresh, migrated database: a template is migrated once per server and copied from then on. */
export function copyTemplate(serverUrl: string): Promise<string> {
  const template = `tower_template_${migrationsDigest().slice(0, 12)}`
  const name = `tower_${randomUUID().replaceAll('-', '')}`
  return withClient(serverUrl, async (admin) => {
    // Two workers must not copy or make the template at once.
    await admin.query('select pg_advisory_lock(7261002)')
    const known = await admin.query('select 1 from pg_database where datname = $1', [template])
    if (known.rowCount === 0) await makeTemplate(admin, serverUrl, template)
    await admin.query(`create database ${name} template ${template}`)
    return databaseUrl(serverUrl, name)
  })
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

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.toString()
}

function databaseName(url: string): string {
  return new URL(url).pathname.slice(1)
}
