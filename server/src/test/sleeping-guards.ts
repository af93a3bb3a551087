import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'

/** Lets a transaction write what the schema refuses, triggers and foreign keys asleep, as a hand with all rights could. */
export async function putGuardsToSleep(tx: Tx): Promise<void> {
  await sql`set local session_replication_role = replica`.execute(tx)
}

/** Wakes them again. */
export async function wakeGuards(tx: Tx): Promise<void> {
  await sql`set local session_replication_role = default`.execute(tx)
}
