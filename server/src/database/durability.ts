import { sql } from 'kysely'
import type { Database } from './database.ts'
import { vouchable, type Vouched } from '../vouchable.ts'
import { UnfitDatabase } from './unfit-database.ts'

/**
 * Refuses a PostgreSQL server that acknowledges commits it may lose: money must survive a crash. What the operator vouches for, because
 * the storage beneath does without it, may be off; that a commit is waited for may not.
 */
export async function requireDurability(database: Database, vouched: readonly Vouched[] = []): Promise<void> {
  for (const name of [...vouchable, 'synchronous_commit'] as const) {
    const { rows } = await database.read((tx) =>
      sql<{ value: string }>`select current_setting(${name}) as value`.execute(tx),
    )
    if (rows[0]?.value === 'off' && !vouched.some((one) => one === name)) throw lossy(name)
  }
}

function lossy(name: string): UnfitDatabase {
  const otherwise = vouchable.some((one) => one === name)
    ? ` Where the service keeps pages whole and commits safe without it (Aurora, AlloyDB, Neon; for full_page_writes ZFS), say so: DATABASE_STORAGE_VOUCHES=${name}`
    : ''
  return new UnfitDatabase(
    `PostgreSQL runs with ${name} = off: acknowledged payments could be lost. Turn it on.${otherwise}`,
  )
}
