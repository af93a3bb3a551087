import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { openPglite } from '../database/pglite-engine.ts'
import type { LendableDatabase } from './lend-database.ts'
import { migrationsDigest } from './migrations-digest.ts'

/** A PGlite in memory. Its engine is its only session and stays open between loans. */
export async function makeLendablePglite(): Promise<LendableDatabase> {
  const engine = await openPglite({ loadDataDir: new Blob([readFileSync(await prepareDump())]) })
  return {
    open: () => Promise.resolve(engine),
    // Whatever waits in the line is done first.
    settle: () => engine.exclusively(() => Promise.resolve()),
    maintain: (work) =>
      engine.exclusively(async () => {
        await engine.pglite.exec('discard all')
        await engine.pglite.exec("set timezone to 'UTC'")
        return work(async (statements) => {
          const results = await engine.pglite.exec(statements)
          return results.at(-1)?.rows ?? []
        })
      }),
    discard: () => engine.close(),
  }
}

/**
 * Makes the dump that databases begin with, where there is none yet, and answers its file. Migrating takes seconds, loading
 * a dump half a one: it is kept under the migrations' digest.
 */
export async function prepareDump(): Promise<string> {
  const folder = join(tmpdir(), 'tower-test-templates')
  const file = join(folder, `pglite-${migrationsDigest()}.tar`)
  if (existsSync(file)) return file

  mkdirSync(folder, { recursive: true })
  const engine = await openPglite({})
  await migrate(createDatabase(engine))
  const dump = await engine.pglite.dumpDataDir('none')
  await engine.close()
  const partial = `${file}.${randomUUID()}`
  writeFileSync(partial, Buffer.from(await dump.arrayBuffer()))
  renameSync(partial, file)
  return file
}
