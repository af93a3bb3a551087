import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { inStep, type StepOptions } from '../../database/stretches/walk-stretches.ts'

/**
 * Has the embedded engine look at the tables that have grown by a tenth since it last did. Nothing else there ever
 * counts them, and a planner that takes a table for empty joins its rows each with each. One table a step, and
 * few rows: of a long table even a sample of some thousands would hold the engine too long.
 */
export async function learnSizes(database: Database, options: StepOptions): Promise<void> {
  if (database.engine !== 'pglite') return
  const { rows: grown } = await database.read((tx) =>
    sql<{ name: string }>`
      select relname as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace
        and (reltuples < 0 or pg_relation_size(oid) > 1.1 * 8192 * relpages)`.execute(tx),
  )
  for (const { name } of grown)
    await inStep(database, `counting ${name}`, options, async (tx) => {
      await sql`select set_config('default_statistics_target', '5', true)`.execute(tx)
      await sql`analyze ${sql.table(name)}`.execute(tx)
    })
}
