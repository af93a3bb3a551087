import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Db as JobDatabase } from 'pg-boss'
import type { Engine } from './database.ts'
import { listenOnPostgres } from './postgres-listener.ts'
import { PreparingClient } from './preparing-client.ts'
import { safeInteger } from './safe-integer.ts'
import type { DB } from './schema.generated.ts'

export type PostgresOptions = {
  url: string
  poolSize?: number
  /** Called for errors of idle connections, which must not end the process. */
  onConnectionError: (error: Error) => void
}

const int8 = 20

/** A PostgreSQL server (15 or newer), reached through a pool. */
export function openPostgres({ url, poolSize = 12, onConnectionError }: PostgresOptions): Engine {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 2_000,
    idle_in_transaction_session_timeout: 60_000,
    options: '-c timezone=UTC',
    types: { getTypeParser: parserFor },
  })
  pool.on('error', onConnectionError)
  return {
    name: 'postgres',
    kysely: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }),
    exclusively: (work) => work(),
    script: async (sql) => void (await pool.query(sql)),
    listen: (channel, onPayload) => listenOnPostgres(url, channel, onPayload, onConnectionError),
    jobs: jobsOver(pool),
    close: () => pool.end(),
  }
}

function parserFor(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === int8) return safeInteger
  return pg.types.getTypeParser(oid, format) as (value: string) => unknown
}

type Result = pg.QueryResult<Record<string, unknown>>

/** A script of several statements answers several results; the job queue wants their rows in one list. */
function jobsOver(pool: pg.Pool): JobDatabase {
  return {
    executeSql: async (text, values) => {
      const answered = await pool.query<Record<string, unknown>>(text, values)
      const results: Result[] = [answered].flat()
      return { rows: results.flatMap((result) => result.rows) }
    },
  }
}
