import { setTimeout as sleep } from 'node:timers/promises'
import { processesOf } from '../site/run-site.ts'
import type { Version } from '../versions/make-versions.ts'
import type { Year } from '../year.ts'

/** So many builds have pages that somebody may still have open when the next is rolled out: the running one and the former. */
const openBuilds = 2

/** As the guide upgrades, under load: pull, build, migrate, then one process after the other. */
export async function upgrade(year: Year, number: number): Promise<void> {
  const { upstream, site, visitors, daily } = year
  const version = findVersion(year, number)
  visitors.closeTabs(openBuilds)
  await upstream.release(version)
  // A command of the coming version does not run on the database of the one before.
  await daily.pause()
  try {
    await site.pull()
    await site.migrate()
  } finally {
    daily.resume()
  }
  await restartInTurn(year)
  await requireVersion(year, version)
  await visitors.sweep()
}

/** When it was wrong: the former commit, whose pages are still there, on the database as it is. */
export async function goBack(year: Year, number: number): Promise<void> {
  const version = findVersion(year, number)
  // A command that reads its files while they are exchanged is of neither version.
  await year.daily.pause()
  try {
    await year.site.goBack(version)
  } finally {
    year.daily.resume()
  }
  await restartInTurn(year)
  await requireVersion(year, version)
  await year.visitors.sweep()
}

function findVersion({ upstream }: Year, number: number): Version {
  const version = upstream.versions.find((one) => one.number === number)
  if (!version) throw new Error(`there is no version ${number}`)
  return version
}

/** `systemctl restart tower-worker tower-web@…`, and the second web process once the first is ready. */
async function restartInTurn({ site, diary }: Year): Promise<void> {
  const restart = async (name: 'web 1' | 'web 2' | 'worker') => {
    const server = processesOf(site).find((one) => one.name === name)
    const exitCode = await server?.stop()
    if (exitCode !== 0) diary.faults.push(`${name} ended with ${exitCode} when it was told to stop`)
    await server?.start()
  }
  await Promise.all([restart('worker'), restart('web 1')])
  await restart('web 2')
}

/** All three say that they are of this commit; whoever asks through nginx meets each of them soon. */
async function requireVersion({ site, diary }: Year, { commit, number }: Version): Promise<void> {
  for (const { name, port } of processesOf(site)) {
    const answer = await fetch(`http://127.0.0.1:${port}/version`)
    const said = (await answer.json()) as { commit: string | null }
    if (said.commit !== commit)
      diary.faults.push(`${name} is not of version ${number}, but of ${said.commit}`)
  }
  await sleep(1_000)
}
