import { sql } from 'kysely'
import { z } from 'zod'
import type { Database, Tx } from './database.ts'
import { numberOf, readMigrations, type Migration } from './read-migrations.ts'
import { rows } from './rows.ts'

/** A database that is not of this version, and what to do about it; no stack is of any use. */
export class OtherVersion extends Error {
  override readonly name = 'OtherVersion'
}

/** How a database stands to this version. */
export type MigrationState = {
  /** Nothing was ever set up in it. */
  isNew: boolean
  /** The files it lacks, in order. */
  missing: string[]
  /** Those of a later version, each of which says that this version runs on it. */
  later: string[]
}

/** Looks, and changes nothing. Throws {@link OtherVersion} for a database that this version does not run on, whatever is applied to it. */
export async function readMigrationState(
  database: Database,
  migrations: readonly Migration[] = readMigrations(),
): Promise<MigrationState> {
  const applied = await database.read(readApplied)
  for (const migration of migrations) {
    const found = applied.get(migration.name)
    if (found) requireUnchanged(migration, found.digest)
  }
  const missing = migrations.filter(({ name }) => !applied.has(name)).map(({ name }) => name)
  return { isNew: applied.size === 0, missing, later: acceptLater(applied, migrations, missing) }
}

/** Refuses a migration that is another than the one of its name that was applied. */
export function requireUnchanged({ name, digest }: Migration, appliedDigest: string): void {
  if (appliedDigest !== digest)
    throw new OtherVersion(`The migration ${name} was changed after it was applied. Nothing was changed now.`)
}

const Applied = z.object({ name: z.string(), digest: z.string(), runs_from: z.string().nullable() })
type Applied = z.infer<typeof Applied>

async function readApplied(tx: Tx): Promise<Map<string, Applied>> {
  const there = sql<boolean>`to_regclass('migrations') is not null`.as('there')
  if (!(await tx.selectNoFrom(there).executeTakeFirstOrThrow()).there) return new Map()
  // A database of before 0183 has no such column.
  const applied = await rows(Applied)`
    select name, digest, to_jsonb(migrations) ->> 'runs_from' as runs_from from migrations order by name`.all(
    tx,
  )
  return new Map(applied.map((row) => [row.name, row]))
}

function acceptLater(
  applied: ReadonlyMap<string, Applied>,
  migrations: readonly Migration[],
  missing: readonly string[],
): string[] {
  const known = new Set(migrations.map(({ name }) => name))
  const later = [...applied.values()].filter(({ name }) => !known.has(name))
  const last = numberOf(migrations.at(-1)?.name ?? '0000')
  const refusing = later.filter(
    ({ name, runs_from: from }) => missing.length > 0 || numberOf(name) <= last || !from || from > last,
  )
  if (refusing.length > 0)
    throw new OtherVersion(
      `The database is newer than this version, which does not run on ${listNames(refusing)}. Nothing was changed. Run the version that migrated it.`,
    )
  return later.map(({ name }) => name)
}

function listNames(refusing: readonly Applied[]): string {
  const names = refusing.map(({ name }) => name)
  return names.length > 3 ? `${names[0]} and ${names.length - 1} more` : names.join(', ')
}
