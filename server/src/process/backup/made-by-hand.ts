import { columns } from '../../database/columns.generated.ts'
import type { CopySession } from '../../database/copying/copy-session.ts'
import { readMigrations } from '../../database/read-migrations.ts'
import type { Manifest } from './manifest.ts'
import { isMigrated, listApplied, listStrange } from './tables.queries.ts'

/**
 * What stands among the tables of a database and no migration made: no backup has it. Beside a later version, which may have made it,
 * nothing is told apart; in a database that nobody ever migrated it is everything.
 */
export async function listByHand(session: CopySession): Promise<string[]> {
  const applied = (await isMigrated(session)) ? await listApplied(session) : []
  return knowsAll(applied) ? listStrange(session, columns) : []
}

/** Beside a later version, which may have made tables that this one does not know, all that is there counts as ours. */
export function knowsAll(applied: Manifest['migrations']): boolean {
  const known = new Set(readMigrations().map(({ name }) => name))
  return applied.every(({ name }) => known.has(name))
}
