import { sql } from 'kysely'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'

export type Readiness = { status: 'ready'; database: string; migrations: number }

/** Whether requests can be served; refuses with 503 while stopping or when the database doesn't answer. */
export async function checkReadiness(
  { database, log }: Services,
  stopping?: AbortSignal,
): Promise<Readiness> {
  if (stopping?.aborted) throw new Refusal('server.unavailable')
  try {
    const { rows } = await database.read((tx) =>
      sql<{ applied: number }>`select count(*)::int as applied from migrations`.execute(tx),
    )
    return { status: 'ready', database: database.engine, migrations: rows[0]?.applied ?? 0 }
  } catch (error) {
    log.warn({ err: error }, 'not ready: the database does not answer')
    throw new Refusal('server.unavailable')
  }
}
