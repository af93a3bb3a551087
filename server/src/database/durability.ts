import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Refuses a PostgreSQL server that acknowledges commits it may lose: money must survive a crash. */
export async function requireDurability(database: Database): Promise<void> {
  for (const name of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    const { rows } = await database.read((tx) =>
      sql<{ value: string }>`select current_setting(${name}) as value`.execute(tx),
    )
    if (rows[0]?.value === 'off')
      throw new Error(`PostgreSQL runs with ${name} = off: acknowledged payments could be lost. Turn it on.`)
  }
}
