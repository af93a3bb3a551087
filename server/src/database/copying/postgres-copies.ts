import pg from 'pg'
import { beginOf, copySettings, copyTarget, type CopyMode, type CopySession } from './copy-session.ts'
import { CopyIn, CopyOut } from './copy-streams.ts'

/** Copies over a connection of its own, which no other work waits for. */
export async function copyOverPostgres<T>(
  { url, name = 'tower' }: { url: string; name?: string },
  mode: CopyMode,
  work: (session: CopySession) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: `${name} copy` })
  // What goes wrong is said by the statement that meets it.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(beginOf[mode])
    await client.query(copySettings)
    const result = await work(sessionOver(client))
    await client.query('commit')
    return result
  } finally {
    await client.end()
  }
}

function sessionOver(client: pg.Client): CopySession {
  return {
    query: async <R extends Record<string, unknown>>(sql: string, values: unknown[] = []) =>
      (await client.query<R>(sql, values)).rows,
    run: async (sql) => void (await client.query(sql)),
    copyOut: (table) => client.query(new CopyOut(`copy ${copyTarget(table)} to stdout`)),
    copyIn: (table, text) => client.query(new CopyIn(`copy ${copyTarget(table)} from stdin`, text)).finished,
  }
}
