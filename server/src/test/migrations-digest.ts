import { createHash } from 'node:crypto'
import { readMigrations } from '../database/read-migrations.ts'

/** Names what the migrations of this checkout make, so that a template of others is never taken for theirs. */
export function migrationsDigest(): string {
  const all = readMigrations()
    .map(({ digest }) => digest)
    .join('')
  return createHash('sha256').update(all).digest('hex').slice(0, 24)
}
