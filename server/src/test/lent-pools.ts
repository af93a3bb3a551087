import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Engine } from '../database/database.ts'
import { openConnections, openPostgres, sessionSettings } from '../database/postgres-engine.ts'
import type { RunStatement } from './restore-database.ts'

export type PoolSettings = {
  poolSize: number
  /** After how long PostgreSQL ends a statement; 0 for never. */
  statementTimeoutMs: number
}

/** The connections of one borrower after the other to one database. */
export type LentPools = {
  engine: Engine
  settings: PoolSettings
  /** Whether nothing goes on over these connections any more. Those of a borrower who does not end are of no more use. */
  comeToRest(): Promise<boolean>
  /** Runs `work` with the whole database to itself, over one of these connections if one is open. */
  maintain<T>(work: (run: RunStatement) => Promise<T>): Promise<T>
}

/** A test shows what a hundred at once are told, not how many of them a busy machine turns away. */
const patientMs = 60_000

/**
 * All of `discard all` but the prepared statements: planning them anew is half of what an ordinary test would cost. What
 * each session of the product is told at its beginning is said again, and those that a test prepared by SQL are asked for.
 */
const forgetting = `close all; set session authorization default; reset all; unlisten *;
  ${sessionSettings(patientMs)};
  select pg_advisory_unlock_all(); discard temp; discard sequences;
  select count(*)::int as prepared from pg_prepared_statements where from_sql`

/** Opens connections that can be lent again. */
export function openLentPools(url: string, { poolSize, statementTimeoutMs }: PoolSettings): LentPools {
  // All its sessions bear its name, also the one that waits for the disk.
  const name = `lent-${randomUUID()}`
  const options = {
    ...{
      // Both are given when a session begins, so that forgetting what a borrower has set leaves them. A pooler takes the first alone.
      url: `${url}?application_name=${name}${statementTimeoutMs > 0 ? `&statement_timeout=${statementTimeoutMs}` : ''}`,
      poolSize,
      connectWithinMs: patientMs,
      lockWaitMs: patientMs,
    },
    onConnectionError: () => undefined,
  }
  const { pool, reads, listener } = openConnections(options)
  const pools = [pool, reads]
  return {
    engine: openPostgres(options, { pool, reads, listener }),
    settings: { poolSize, statementTimeoutMs },
    comeToRest: async () =>
      // What was announced to this borrower must not be heard by the next.
      (await endsWithin(listener.catchUp())) && pools.every(isAtRest) && (await forgetSessions(pools)),
    maintain: async (work) => {
      const client = await pool.connect()
      try {
        return await maintainOver(client, work, name)
      } finally {
        client.release()
      }
    },
  }
}

/** Runs `work` over a connection once every session of the database but those of a name is ended. */
export async function maintainOver<T>(
  client: pg.ClientBase,
  work: (run: RunStatement) => Promise<T>,
  name: string | null = null,
): Promise<T> {
  // Whoever is still connected must not write to the next loan.
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and application_name is distinct from $1`,
    [name],
  )
  return work((statements) => runStatements(client, statements))
}

/** Whether something succeeds soon. */
async function endsWithin(work: Promise<void>, ms = 2_000): Promise<boolean> {
  const timeout = new AbortController()
  const inTime = work.then(
    () => true,
    () => false,
  )
  const late = sleep(ms, false, { signal: timeout.signal }).catch(() => false)
  return Promise.race([inTime, late]).finally(() => timeout.abort())
}

function isAtRest({ totalCount, idleCount, waitingCount }: pg.Pool): boolean {
  return totalCount === idleCount && waitingCount === 0
}

/** Empties every open session; false where one can't be emptied. */
async function forgetSessions(pools: readonly pg.Pool[]): Promise<boolean> {
  // A pool gives what rests in it before it opens another.
  const resting = pools.flatMap((pool) => Array.from({ length: pool.idleCount }, () => pool.connect()))
  const connected = await Promise.allSettled(resting)
  const clients = connected.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  try {
    if (clients.length < connected.length) return false
    return (await Promise.all(clients.map(forgetSession))).every(Boolean)
  } catch {
    return false
  } finally {
    for (const client of clients) client.release()
  }
}

async function forgetSession(client: pg.PoolClient): Promise<boolean> {
  if (client.getTransactionStatus() !== 'I') return false
  const [left] = await runStatements(client, forgetting)
  return left?.prepared === 0
}

/** Answers the rows of the last. */
async function runStatements(client: pg.ClientBase, statements: string): Promise<Record<string, unknown>[]> {
  const results: pg.QueryResult<Record<string, unknown>>[] = [await client.query(statements)].flat()
  return results.at(-1)?.rows ?? []
}
