import { sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'

/**
 * For tests of what a read costs, and for the bench: writes very many rows at once. Triggers and foreign keys sleep
 * meanwhile, and so do the indexes of these tables, which are then built once over all rows instead of grown row by row.
 * Only a superuser may: the catalog of indexes is written to.
 */
export async function fillQuickly(
  tx: Tx,
  tables: readonly string[],
  fill: (tx: Tx) => Promise<void>,
): Promise<void> {
  await sql`set local session_replication_role = replica`.execute(tx)
  await sql`set local maintenance_work_mem = '512MB'`.execute(tx)
  await sql`update pg_index set indisready = false, indisvalid = false
    where indrelid = any(${tables}::regclass[])`.execute(tx)
  await fill(tx)
  for (const table of tables) await sql`reindex table ${sql.table(table)}`.execute(tx)
  for (const table of tables) await sql`analyze ${sql.table(table)}`.execute(tx)
}

/** The same by a script of several statements. */
export function fillByScript(database: Database, tables: readonly string[], script: string): Promise<void> {
  return database.transaction((tx) =>
    fillQuickly(tx, tables, async () => void (await sql.raw(script).execute(tx))),
  )
}
