import pg from 'pg'
import { z } from 'zod'
import type { Database } from './database.ts'
import { settingsOfSessions } from './postgres-engine.ts'
import { rows } from './rows.ts'
import { UnfitDatabase } from './unfit-database.ts'

const Setting = z.object({ name: z.string(), setting: z.string() })

/** Refuses what stands between us and PostgreSQL where it loses what a session was told, or gives a client other sessions by turns. */
export async function requireSessions(database: Database, url: string): Promise<void> {
  const wanted = settingsOfSessions()
  const found = await database.read((tx) =>
    rows(Setting)`
      select lower(name) as name, setting from pg_settings where lower(name) = any(${Object.keys(wanted)})`.all(
      tx,
    ),
  )
  const settings = new Map(found.map(({ name, setting }) => [name, setting]))
  const lost = Object.keys(wanted).filter((name) => settings.get(name) !== wanted[name])
  if (lost.length > 0)
    throw new UnfitDatabase(
      `What a session of the database is told is lost on the way: ${lost
        .map((name) => `${name} is ${settings.get(name) ?? 'unknown'}, not ${wanted[name]}`)
        .join(', ')}. A pooler must keep a session for each client: PgBouncer with pool_mode = session.`,
    )
  if (await sharesSessions(url))
    throw new UnfitDatabase(
      'A pooler in front of the database gives each transaction another session. It must keep one for each client: PgBouncer with pool_mode = session, Supabase’s port 5432. Otherwise live events, prepared statements and the proof that a gift is on disk are lost.',
    )
}

/** While a second client is within a transaction, the first has the session that it had before; of a shared one it would get another. */
async function sharesSessions(url: string): Promise<boolean> {
  const clients = [new pg.Client(connectionTo(url)), new pg.Client(connectionTo(url))] as const
  // What goes wrong is said by the statement that meets it.
  for (const client of clients) client.on('error', () => undefined)
  try {
    const [first, second] = clients
    await first.connect()
    const before = await nameSession(first)
    await second.connect()
    await second.query('begin')
    const others = await nameSession(second)
    const after = await nameSession(first)
    return before !== after || after === others
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)))
  }
}

const connectionTo = (url: string) => ({
  ...{ connectionString: url, application_name: 'tower check' },
  ...{ connectionTimeoutMillis: 5_000, query_timeout: 10_000 },
})

async function nameSession(client: pg.Client): Promise<number | undefined> {
  const { rows: answered } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return answered[0]?.pid
}
