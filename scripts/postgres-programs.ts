/** Finds PostgreSQL's own programs on this machine. */
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { installDebianPackage } from './debian-package.ts'
import { runQuietly } from './run-program.ts'

const oldestMajor = 15

/** The folder with `initdb` and `postgres`; installs Debian's `postgresql` where there is none. */
export async function findPostgresPrograms(): Promise<string> {
  const found = await findOnMachine()
  if (found) return found

  await installDebianPackage(
    'postgresql',
    `The tests need the programs of PostgreSQL ${oldestMajor} or newer.`,
  )
  const installed = await findOnMachine()
  if (installed) return installed
  throw new Error(`No PostgreSQL ${oldestMajor} or newer was found after installing postgresql.`)
}

async function findOnMachine(): Promise<string | undefined> {
  const { exitCode, output } = await runQuietly('pg_config', ['--bindir'])
  // Debian keeps the programs off the PATH, one folder for each major version.
  const candidates = [
    ...(exitCode === 0 ? [output.trim()] : []),
    ...globSync('/usr/lib/postgresql/*/bin').sort().reverse(),
  ]
  for (const candidate of candidates) {
    if (existsSync(join(candidate, 'initdb')) && (await readMajor(candidate)) >= oldestMajor) return candidate
  }
  return undefined
}

async function readMajor(binDir: string): Promise<number> {
  const { output } = await runQuietly(join(binDir, 'postgres'), ['--version'])
  return Number(/(\d+)/.exec(output)?.[1] ?? 0)
}
