import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'

/** Writes a row that counts nothing, for whoever must know whether writing is possible. */
export async function touchCounts(tx: Tx): Promise<void> {
  await sql`insert into rate_limits (key, window_ends_at, hits) values ('readiness', now(), 0)
    on conflict (key) do update set window_ends_at = excluded.window_ends_at`.execute(tx)
}
