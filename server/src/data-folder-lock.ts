import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Someone else has this data folder. */
export class DataFolderTaken extends Error {
  override readonly name = 'DataFolderTaken'
}

/**
 * Takes a data folder for this process: the embedded database would silently lose rows with two.
 * The lock is SQLite's exclusive file lock, which the kernel releases however the process ends.
 */
export function takeDataFolder(folder: string): { release(): void } {
  mkdirSync(folder, { recursive: true })
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 })
  try {
    lock.exec('pragma journal_mode = memory; pragma locking_mode = exclusive; begin exclusive')
  } catch {
    lock.close()
    throw new DataFolderTaken(
      `The data folder ${folder} is in use by another running server. Stop that one first, or set DATA_DIR to another folder.`,
    )
  }
  return { release: () => lock.close() }
}
