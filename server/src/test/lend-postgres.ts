import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { createDatabase } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { openPostgres } from '../database/postgres-engine.ts'
import type { LendableDatabase } from './lend-database.ts'
import { maintainOver, openLentPools, type LentPools } from './lent-pools.ts'
import { migrationsDigest } from './migrations-digest.ts'

/** A database of its own on a PostgreSQL server. Its connections stay open between loans where they are at rest. */
export async function makeLendablePostgres(serverUrl: string): Promise<LendableDatabase> {
  const url = await copyTemplate(serverUrl)
  let kept: LentPools | undefined
  const giveUpKept = async (): Promise<void> => {
    const pools = kept
    kept = undefined
    await pools?.engine.close()
  }
  return {
    open: async ({ poolSize = 12, statementTimeoutMs = 0 }) => {
      const isAlike =
        kept?.settings.poolSize === poolSize && kept.settings.statementTimeoutMs === statementTimeoutMs
      if (!isAlike) await giveUpKept()
      kept ??= openLentPools(url, { poolSize, statementTimeoutMs })
      return kept.engine
    },
    settle: async (isBusy) => {
      if (isBusy || !(await kept?.comeToRest())) await giveUpKept()
    },
    maintain: (work) =>
      kept ? kept.maintain(work) : withClient(url, (client) => maintainOver(client, work)),
    discard: async () => {
      await giveUpKept()
      await withClient(serverUrl, async (client) => {
        await client.query(`drop database ${databaseName(url)} with (force)`)
      })
    },
  }
}

/** A fresh, migrated database: a template is migrated once per server and copied from then on. */
export function copyTemplate(serverUrl: string): Promise<string> {
  return withTemplate(serverUrl, async (admin, template) => {
    // What PostgreSQL does for a worker is told by the names of its databases: scripts/database-time.ts.
    const name = `tower_w${process.env.VITEST_POOL_ID ?? 0}_${randomUUID().replaceAll('-', '')}`
    await admin.query(`create database ${name} template ${template}`)
    return databaseUrl(serverUrl, name)
  })
}

/** Makes what {@link copyTemplate} copies, so that no test spends its time on that. */
export function prepareTemplate(serverUrl: string): Promise<void> {
  return withTemplate(serverUrl, () => Promise.resolve())
}

function withTemplate<T>(
  serverUrl: string,
  work: (admin: pg.Client, template: string) => Promise<T>,
): Promise<T> {
  const template = `tower_template_${migrationsDigest().slice(0, 12)}`
  return withClient(serverUrl, async (admin) => {
    // Two workers must not copy or make the template at once.
    await admin.query('select pg_advisory_lock(7261002)')
    const known = await admin.query('select 1 from pg_database where datname = $1', [template])
    if (known.rowCount === 0) await makeTemplate(admin, serverUrl, template)
    return work(admin, template)
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
