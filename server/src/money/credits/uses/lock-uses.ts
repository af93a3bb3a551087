import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'

/** Until the transaction ends, nobody else reserves or ends a use of this teacher. */
export async function lockUsesOf(tx: Tx, teacherId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`credit uses:${teacherId}`}, 0))`.execute(tx)
}
