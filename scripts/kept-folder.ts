/** Folders that cost much to make: made once for what they are made of, kept in `.cache`, copied to whoever needs one. */
import { constants, cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { takeFileLock } from './file-lock.ts'
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

/** Copies a folder to where nothing is yet; whoever comes first makes it, and all others wait for that. */
export async function copyKept(
  { kind, key, make, home = keptHome, tellAfterMs }: KeptFolder,
  to: string,
): Promise<void> {
  const place = join(home, kind)
  mkdirSync(place, { recursive: true })
  const release = await takeFileLock(join(home, `${kind}.lock`), tellAfterMs)
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
