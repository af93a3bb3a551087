import { cpSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repositoryRoot } from '../../../../scripts/run-program.ts'
import type { PlannedVersion } from '../plan/plan-year.ts'
import { changeVersion } from './change-version.ts'
import { layBuild } from './kept-builds.ts'
import { linkPackages } from './link-packages.ts'
import { runIn } from './run-in.ts'

export type Version = PlannedVersion & { commit: string; build: string }

/** The charity's copy of the repository, from which its server takes one version after the other. */
export type Upstream = {
  folder: string
  versions: readonly Version[]
  /** From now on `git pull` brings this one. */
  release(version: Version): Promise<void>
}

/** Nothing of it outlives the year: none of its thousands of files need wait for the disk. */
const how = ['core.fsync=none', 'user.name=Project Tower', 'user.email=year@example.org'].flatMap((one) => [
  '-c',
  one,
])

/**
 * Makes it of what lies in this checkout now, committed or not, with all planned versions and their builds: what is
 * built while the year runs would only make it slower.
 */
export async function makeVersions(
  folder: string,
  planned: readonly PlannedVersion[],
  say: (line: string) => void,
): Promise<Upstream> {
  await copyCheckout(folder)
  linkPackages(folder)
  const git = (...args: string[]) => runIn(folder, 'git', [...how, ...args])
  await git('init', '--quiet', '--initial-branch=next')
  const versions: Version[] = []
  for (const version of planned) {
    if (version.number > 0) changeVersion(folder, version)
    await git('add', '--all')
    await git('commit', '--quiet', '--message', `version ${version.number}`)
    const commit = (await git('rev-parse', 'HEAD')).trim()
    versions.push({ ...version, commit, build: await layBuild(folder, say) })
  }
  return {
    folder,
    versions,
    release: async ({ commit }) => void (await git('branch', '--force', 'main', commit)),
  }
}

async function copyCheckout(to: string): Promise<void> {
  const listed = await runIn(repositoryRoot, 'git', [
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
  ])
  for (const path of new Set(listed.split('\0'))) {
    const from = join(repositoryRoot, path)
    if (path === '' || !statSync(from, { throwIfNoEntry: false })?.isFile()) continue
    mkdirSync(dirname(join(to, path)), { recursive: true })
    cpSync(from, join(to, path))
  }
}
