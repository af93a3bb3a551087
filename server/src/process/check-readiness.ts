import { sql } from 'kysely'
import { touchCounts } from '../http/touch-counts.ts'
import { LoggedRefusal } from '../refusal.ts'
import type { Services } from '../services.ts'

export type Readiness = { status: 'ready'; database: string; migrations: number }

/** Whether requests can be served; refuses with 503 while stopping, or when the database doesn't answer or can't write. */
export async function checkReadiness(
  { database, log }: Services,
  stopping?: AbortSignal,
): Promise<Readiness> {
  if (stopping?.aborted) throw new LoggedRefusal('server.unavailable')
  try {
    if (database.isOutOfSpace()) await tryToWrite(database)
    const { rows } = await database.read((tx) =>
      sql<{ applied: number }>`select count(*)::int as applied from migrations`.execute(tx),
    )
    return { status: 'ready', database: database.engine, migrations: rows[0]?.applied ?? 0 }
  } catch (error) {
    log.warn({ err: error }, 'not ready: the database does not answer, or can not write')
    throw new LoggedRefusal('server.unavailable')
  }
}

/** A full disk lets reads through: only a write shows whether there is space again. */
async function tryToWrite(database: Services['database']): Promise<void> {
  await database.transaction(touchCounts)
  database.setOutOfSpace(false)
}
