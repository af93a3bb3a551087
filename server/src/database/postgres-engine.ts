import { Kysely, PostgresDialect, type LogEvent } from 'kysely'
import pg from 'pg'
import type { Db as JobDatabase } from 'pg-boss'
import { copyOverPostgres } from './copying/postgres-copies.ts'
import type { Engine, PoolUse } from './database.ts'
import { PostgresFlusher } from './postgres-flusher.ts'
import { PostgresListener } from './postgres-listener.ts'
import { HastyDialect } from './hasty-dialect.ts'
import { PreparingClient } from './preparing-client.ts'
import { exactInstant } from './exact-instant.ts'
import { safeInteger } from './safe-integer.ts'
import type { DB } from './schema.generated.ts'

export type PostgresOptions = {
  url: string
  /** What the server lists our sessions as. */
  name?: string
  poolSize?: number
  /** How long anyone waits for a free connection, or for one to open. */
  connectWithinMs?: number
  /** What waits longer than this for another's lock is refused, to be tried again. */
  lockWaitMs?: number
  /** How long a connection that nobody uses stays open (10 s); a few stay for good. */
  restMs?: number
  /** Who waits longer than this for the answer to a statement goes without it. Never, when nothing is said. */
  answerWithinMs?: number
  /** Called after each statement, where somebody traces what goes on. */
  onStatement?: ((event: LogEvent) => void) | undefined
  /** Called for errors of connections, idle and in use, which must not end the process. */
  onConnectionError: (error: Error) => void
}

const int8 = 20
const timestamptz = 1184
const usualLockWaitMs = 8_000
/** So many connections of each pool stay open: what comes after a quiet night waits for none, nor plans anything anew. */
const staysOpen = 2
/** Of whatever is neither a server nor a command, as tests are. */
const usualName = 'tower'
/** A machine that is busy with a restart answers late. */
const usuallyConnectsWithinMs = 5_000

/** What an engine works over: connections for work in transactions, for reads outside any, and the one that hears. */
export type Connections = { pool: pg.Pool; reads: pg.Pool; listener: PostgresListener }

/** Reads have connections of their own: work that waits for locks can't keep pages and readiness from being answered. */
export function openConnections({ poolSize = 12, ...options }: PostgresOptions): Connections {
  const forReads = Math.max(1, Math.floor(poolSize / 3))
  return {
    pool: openPool(Math.max(1, poolSize - forReads), options),
    reads: openPool(forReads, options),
    listener: new PostgresListener(options.url, options.onConnectionError, options.name),
  }
}

/** A PostgreSQL server (15 or newer), over connections that it closes with itself. */
export function openPostgres(
  options: PostgresOptions,
  { pool, reads, listener } = openConnections(options),
): Engine {
  const log = options.onStatement && { log: options.onStatement }
  const flusher = new PostgresFlusher(options.url, options.onConnectionError, options.name)
  return {
    name: 'postgres',
    kysely: new Kysely<DB>({ dialect: new PostgresDialect({ pool }), ...log }),
    hasty: new Kysely<DB>({ dialect: new HastyDialect({ pool }), ...log }),
    prepareFlush: () => flusher.prepare(),
    reading: new Kysely<DB>({ dialect: new PostgresDialect({ pool: reads }), ...log }),
    exclusively: (work) => work(),
    forgetDeadRows: async () => true,
    script: async (sql) => void (await pool.query(sql)),
    listen: (channel, onPayload) => listener.listen(channel, onPayload),
    copy: (mode, work) => copyOverPostgres(options, mode, work),
    jobs: jobsOver(pool),
    pools: () => [useOf('work', pool), useOf('reads', reads)],
    close: async () => {
      await listener.close()
      await Promise.all([pool.end(), reads.end(), flusher.close()])
    },
  }
}

function useOf(name: PoolUse['name'], { totalCount, idleCount, waitingCount }: pg.Pool): PoolUse {
  return { name, used: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
}

function openPool(max: number, options: PostgresOptions): pg.Pool {
  const {
    url,
    name = usualName,
    connectWithinMs = usuallyConnectsWithinMs,
    lockWaitMs = usualLockWaitMs,
    restMs = 10_000,
    answerWithinMs,
  } = options
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: url,
    max,
    min: Math.min(staysOpen, max),
    connectionTimeoutMillis: connectWithinMs,
    idleTimeoutMillis: restMs,
    ...(answerWithinMs !== undefined && { query_timeout: answerWithinMs }),
    application_name: name,
    // The pool waits for this promise, although its types don't say so.
    onConnect: ((client) => client.query(sessionSettings(lockWaitMs))) as (client: pg.ClientBase) => void,
    types: { getTypeParser: parserFor },
  })
  // The pool listens only to connections that rest; an error that nobody hears would end the process.
  pool.on('connect', (client) => void client.on('error', options.onConnectionError))
  pool.on('error', () => undefined)
  return pool
}

/**
 * What each session is set to, in the units of `pg_settings`.
 * Many are served at once, each by one processor; a read that ends after twenty rows would be spread over several that
 * go on ahead of it, and starting them takes longer than the read. Nor is a statement compiled: for a table that was never
 * analyzed its costs are a guess, and compiling a rule of the books takes a hundred times as long as answering it.
 */
export const settingsOfSessions = (lockWaitMs = usualLockWaitMs): Readonly<Record<string, string>> => ({
  timezone: 'UTC',
  lock_timeout: String(lockWaitMs),
  idle_in_transaction_session_timeout: '60000',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
})

/** Said once a connection is open: a pooler in between refuses them where the connection begins, or loses them in silence. */
export const sessionSettings = (lockWaitMs: number): string =>
  Object.entries(settingsOfSessions(lockWaitMs))
    .map(([setting, value]) => `set ${setting} = '${value}'`)
    .join('; ')

function parserFor(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === int8) return safeInteger
  const parse = pg.types.getTypeParser(oid, format) as (value: string) => unknown
  return oid === timestamptz ? exactInstant(parse) : parse
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
