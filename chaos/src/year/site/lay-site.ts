import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import type { Launch } from '../../processes/server-process.ts'
import { layBuild } from '../versions/kept-builds.ts'
import { linkPackages } from '../versions/link-packages.ts'
import type { Version } from '../versions/make-versions.ts'
import { runIn, tryIn } from '../versions/run-in.ts'
import { fillSettings, readUnit } from './read-unit.ts'

/** What a server of the charity has in its folders, laid out as the guide says. */
export type LaidSite = {
  /** The checkout. */
  folder: string
  /** What a unit starts, with which settings. */
  readLaunch(unit: string, instance?: string): { launch: Launch; environment: Record<string, string> }
  /** A command of the product, as `deploy/tower.sh` runs it; with other settings for this once, and what is typed. */
  tower(
    args: readonly string[],
    how?: { environment?: Record<string, string>; typed?: string },
  ): Promise<{ exitCode: number; output: string }>
  /** As `systemctl start tower-migrate` does. */
  migrate(): Promise<void>
  /** `git pull` and `npm run build`. */
  pull(): Promise<void>
  /** `git checkout` of a former commit and `npm run build`. */
  goBack(version: Version): Promise<void>
}

export type SiteWanted = {
  /** Where all of its folders are made. */
  place: string
  upstream: string
  settings: Readonly<Record<string, string>>
  ownerUrl: string
  say(line: string): void
}

/** Clones, installs, builds and writes the settings. */
export async function laySite({ place, upstream, settings, ownerUrl, say }: SiteWanted): Promise<LaidSite> {
  const folder = join(place, 'tower')
  const etc = join(place, 'etc')
  for (const path of [etc, join(place, 'lib'), join(place, 'cache')]) mkdirSync(path, { recursive: true })
  await runIn(place, 'git', ['clone', '--quiet', '--branch', 'main', upstream, folder])
  linkPackages(folder)
  const example = readFileSync(join(folder, 'deploy/.env.example'), 'utf8')
  writeFileSync(join(etc, 'tower.env'), fillSettings(example, settings))
  writeFileSync(join(etc, 'owner.env'), `DATABASE_OWNER_URL=${ownerUrl}\n`)
  const moved = (text: string) =>
    text.replaceAll(/\/(opt|etc|var\/lib|var\/cache)\/tower/g, (_, where: string) => placeOf(place, where))
  const readLaunch: LaidSite['readLaunch'] = (name, instance) => {
    const unit = readUnit(
      moved(readFileSync(join(folder, 'deploy/systemd', `${name}.service`), 'utf8')),
      instance,
    )
    const files = unit.environmentFiles.map(
      (path) => parseEnv(readFileSync(path, 'utf8')) as Record<string, string>,
    )
    return {
      launch: { command: unit.command, args: unit.args, folder: unit.folder },
      environment: Object.assign({}, unit.environment, ...files) as Record<string, string>,
    }
  }
  const build = async () => {
    await layBuild(folder, say)
    await runIn(folder, 'npm', ['run', 'build'])
  }
  const site: LaidSite = {
    folder,
    readLaunch,
    async tower(args, how) {
      const script = readFileSync(join(folder, 'deploy/tower.sh'), 'utf8').replace('runuser -u tower -- ', '')
      writeFileSync(join(etc, 'tower.sh'), moved(script))
      return tryIn(folder, 'sh', [join(etc, 'tower.sh'), ...args], how)
    },
    async migrate() {
      const { launch, environment } = readLaunch('tower-migrate')
      await runIn(folder, launch.command, launch.args, { environment })
    },
    async pull() {
      await runIn(folder, 'git', ['checkout', '--quiet', 'main'])
      await runIn(folder, 'git', ['pull', '--quiet'])
      await build()
    },
    async goBack({ commit }) {
      await runIn(folder, 'git', ['checkout', '--quiet', commit])
      await build()
    },
  }
  await build()
  return site
}

/** What moves along to another server besides the backup: builds whose pages somebody may still have open. */
export function copyBuilds(from: LaidSite, to: LaidSite): void {
  cpSync(join(from.folder, 'web/build'), join(to.folder, 'web/build'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !/(lock\.sqlite|unfinished)/.test(path),
    force: true,
  })
}

function placeOf(place: string, where: string): string {
  return join(place, where === 'opt' ? 'tower' : where.replace('var/', ''))
}
