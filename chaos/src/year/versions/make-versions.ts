import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
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
export const madeQuickly = [
  'core.fsync=none',
  'user.name=Project Tower',
  'user.email=year@example.org',
].flatMap((one) => ['-c', one])

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
  const git = (...args: string[]) => runIn(folder, 'git', [...madeQuickly, ...args])
  const versions: Version[] = []
  for (const version of planned) {
    if (version.number > 0) changeVersion(folder, version)
    await git('add', '--all')
    await git('commit', '--quiet', '--allow-empty', '--message', `version ${version.number}`)
    const commit = (await git('rev-parse', 'HEAD')).trim()
    versions.push({ ...version, commit, build: await layBuild(folder, say) })
  }
  return {
    folder,
    versions,
    release: async ({ commit }) => void (await git('branch', '--force', 'main', commit)),
  }
}

/** The last commit, and over it whatever in this checkout is not committed. */
export async function copyCheckout(to: string): Promise<void> {
  await runIn(repositoryRoot, 'git', ['clone', '--quiet', '--shared', '.', to])
  await runIn(to, 'git', ['checkout', '--quiet', '-B', 'next'])
  const list = async (...which: string[]) =>
    (await runIn(repositoryRoot, 'git', ['ls-files', '-z', ...which]))
      .split('\0')
      .filter((path) => path !== '')
  for (const path of await list('--deleted')) rmSync(join(to, path))
  for (const path of await list('--modified', '--others', '--exclude-standard')) {
    const from = join(repositoryRoot, path)
    if (!existsSync(from)) continue
    mkdirSync(dirname(join(to, path)), { recursive: true })
    cpSync(from, join(to, path))
  }
}
