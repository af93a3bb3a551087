import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprintOfSources } from '../../../../scripts/build.ts'
import { repositoryRoot } from '../../../../scripts/run-program.ts'
import { runIn } from './run-in.ts'

/** Builds of versions that the year made, from one run to the next: each takes half a minute of a processor and more. */
const home = join(repositoryRoot, '.cache/year-builds')
const keptAtMost = 8

/** Lays the build of a checkout's sources where `npm run build` makes it, so that nothing but the link is left to do. */
export async function layBuild(checkout: string, say: (line: string) => void): Promise<string> {
  const name = fingerprintOfSources(checkout)
  const built = join(checkout, 'web/build', name)
  const kept = join(home, name)
  const found = [kept, join(repositoryRoot, 'web/build', name)].find((path) => existsSync(path))
  if (found !== undefined) cpSync(found, built, { recursive: true })
  else {
    say(`building ${name}`)
    await runIn(checkout, 'npm', ['run', 'build'])
  }
  if (!existsSync(kept)) keep(built, kept)
  const now = new Date()
  utimesSync(kept, now, now)
  forgetOldest()
  return name
}

function keep(built: string, kept: string): void {
  mkdirSync(home, { recursive: true })
  cpSync(built, `${kept}.unfinished`, { recursive: true })
  renameSync(`${kept}.unfinished`, kept)
}

function forgetOldest(): void {
  const builds = readdirSync(home)
    .map((name) => ({ path: join(home, name), at: statSync(join(home, name)).mtimeMs }))
    .sort((one, other) => other.at - one.at)
  for (const { path } of builds.slice(keptAtMost)) rmSync(path, { recursive: true })
}
