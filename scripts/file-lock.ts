/** One process at a time, of all that are given the same file. */
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

const askAgainMs = 100
const usuallyTellsAfterMs = 10_000
/** SQLITE_BUSY: another process holds the lock. */
const sqliteBusy = 5

/** Waits for SQLite's exclusive lock on a file, which the kernel releases however the process ends. Answers how to release it. */
export async function takeFileLock(path: string, tellAfterMs = usuallyTellsAfterMs): Promise<() => void> {
  for (let waitedMs = 0; ; waitedMs += askAgainMs) {
    const file = new DatabaseSync(path, { timeout: 0 })
    try {
      file.exec('begin exclusive')
      return () => file.close()
    } catch (error) {
      file.close()
      if (!isBusy(error)) throw error
    }
    if (waitedMs === tellAfterMs) console.warn(`Waiting for another process that holds ${path}.`)
    await sleep(askAgainMs)
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy
}
