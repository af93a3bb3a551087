import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'

/** Amounts that leave are judged one after the other: of two at once the second sees what the first let out. */
export async function lockApprovals(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('approvals', 0))`.execute(tx)
}
