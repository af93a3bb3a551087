/** Folders that cost much to make: made once for what they are made of, kept in `.cache`, copied to whoever needs one. */
import { constants, cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { repositoryRoot } from './run-program.ts'

export type KeptFolder = {
  /** Of one kind the newest is kept. */
  kind: string
  /** Everything that its content depends on, in a few letters. */
  key: string
  /** Fills it; the folder is not there yet. */
  make: (folder: string) => Promise<void>
  /** Where it is kept; a test has a place of its own. */
  home?: string
  /** After how long whoever waits says for whom; a test waits less. */
  tellAfterMs?: number
}

const keptHome = join(repositoryRoot, '.cache')
const askAgainMs = 100
const usuallyTellsAfterMs = 10_000
/** SQLITE_BUSY: another process holds the lock. */
const sqliteBusy = 5

/** Copies a folder to where nothing is yet; whoever comes first makes it, and all others wait for that. */
export async function copyKept(
  { kind, key, make, home = keptHome, tellAfterMs = usuallyTellsAfterMs }: KeptFolder,
  to: string,
): Promise<void> {
  const place = join(home, kind)
  mkdirSync(place, { recursive: true })
  const release = await lock(join(home, `${kind}.lock`), tellAfterMs)
  try {
    const kept = join(place, key)
    if (!existsSync(kept)) await makeAnew({ place, kept, make })
    cpSync(kept, to, { recursive: true, mode: constants.COPYFILE_FICLONE })
  } finally {
    release()
  }
}

/** Made beside its place and moved there when it is whole: neither a failed making nor a killed one is ever kept. */
async function makeAnew({ place, kept, make }: { place: string; kept: string } & Pick<KeptFolder, 'make'>) {
  for (const old of readdirSync(place)) rmSync(join(place, old), { recursive: true, force: true })
  const unfinished = `${kept}.unfinished`
  await make(unfinished)
  renameSync(unfinished, kept)
}

/** SQLite's exclusive lock on a file: the kernel releases it however the process ends. */
async function lock(path: string, tellAfterMs: number): Promise<() => void> {
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
