import { glob, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const dayMs = 86_400_000

/** What a backup, a restore or a move lays down on this machine for as long as it takes. */
const inDataFolder = ['backing-up-*', 'moving-*']
const inTemporaryFolder = ['tower-backup-*', 'tower-restore-*']

/** Removes what those left that were killed: rows and files of people lie in it. What is younger than a day may be in use. */
export async function sweepLeft(dataFolder: string): Promise<void> {
  await sweep(dataFolder, inDataFolder)
  await sweep(tmpdir(), inTemporaryFolder)
}

async function sweep(folder: string, patterns: readonly string[]): Promise<void> {
  for await (const name of glob([...patterns], { cwd: folder })) {
    const path = join(folder, name)
    // Another process may have removed it meanwhile, or may be somebody whose it is.
    const found = await stat(path).catch(() => undefined)
    if (found && found.mtimeMs <= Date.now() - dayMs)
      await rm(path, { recursive: true, force: true }).catch(() => undefined)
  }
}
