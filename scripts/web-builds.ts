/**
 * The built web app: a folder for each state of its sources, named by it, and a link to the one that is served next. A
 * process goes on serving the build that it was started with; the last few are kept for those.
 */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs'
import { join } from 'node:path'
import { takeFileLock } from './file-lock.ts'

/** In the folder of builds. The server finds its build by the link, and others' by their names (server/src/site/kept-builds.ts). */
const link = 'current'
const unfinished = 'unfinished'
const keptBuilds = 3
const buildName = /^[0-9a-f]{16}$/

export type WantedBuild = {
  /** Where builds lie. */
  home: string
  /** Says from what it is built; sixteen hex digits. */
  name: string
  /** Builds into this folder, in which nothing is yet. */
  make: (folder: string) => Promise<void>
}

/** Makes the wanted build the current one; one that is kept already only needs the link. Answers whether it was made anew. */
export async function bringCurrent({ home, name, make }: WantedBuild): Promise<boolean> {
  if (isCurrent(home, name)) return false
  mkdirSync(home, { recursive: true })
  const release = await takeFileLock(join(home, 'lock.sqlite'))
  try {
    const kept = join(home, name)
    const isNew = !existsSync(kept)
    if (isNew) await makeBeside(kept, { home, make })
    const now = new Date()
    utimesSync(kept, now, now)
    pointTo(home, name)
    forgetOldest(home)
    return isNew
  } finally {
    release()
  }
}

function isCurrent(home: string, name: string): boolean {
  const [served, wanted] = [join(home, link), join(home, name)].map((path) =>
    statSync(path, { throwIfNoEntry: false }),
  )
  return served !== undefined && served.ino === wanted?.ino
}

/** Moved to its place when it is whole: a build that failed or was killed is never served. */
async function makeBeside(kept: string, { home, make }: Pick<WantedBuild, 'home' | 'make'>): Promise<void> {
  const folder = join(home, unfinished)
  rmSync(folder, { recursive: true, force: true })
  await make(folder)
  renameSync(folder, kept)
}

/** At any moment the link leads to a whole build. */
function pointTo(home: string, name: string): void {
  const next = join(home, `${link}.next`)
  rmSync(next, { force: true })
  symlinkSync(name, next)
  renameSync(next, join(home, link))
}

function forgetOldest(home: string): void {
  const builds = readdirSync(home)
    .filter((name) => buildName.test(name))
    .map((name) => ({ path: join(home, name), at: statSync(join(home, name)).mtimeMs }))
    .sort((one, other) => other.at - one.at)
  for (const { path } of builds.slice(keptBuilds)) rmSync(path, { recursive: true })
}
