import { createHash } from 'node:crypto'
import { readBaseline } from '../database/baseline/read-baseline.ts'
import { readMigrations } from '../database/read-migrations.ts'

/** Names what baseline and migrations of this checkout make, so that a template of others is never taken for theirs. */
export function migrationsDigest(): string {
  const hash = createHash('sha256').update(readBaseline().text)
  for (const { digest } of readMigrations()) hash.update(digest)
  return hash.digest('hex').slice(0, 24)
}
