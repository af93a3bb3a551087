import { join } from 'node:path'
import { startPostgresCluster, type PostgresCluster } from '../../../../scripts/postgres-cluster.ts'
import { addressFor, makeTowerDatabase, portOf } from '../database/tower-database.ts'
import { copyBuilds, laySite, type LaidSite } from '../site/lay-site.ts'
import { processesOf, runSite } from '../site/run-site.ts'
import type { Year } from '../year.ts'
import { noteLostEvents, untilAnswered } from './until-ready.ts'

/**
 * As the guide moves a site to another server: all that can be is made ready before; then, announced, the processes stop, a
 * last backup is made and restored there, and the name leads there.
 */
export async function moveServer(year: Year): Promise<void> {
  const { nginx, relay, ports, visitors, daily, diary, cluster: former, site: left } = year
  const cluster = await startPostgresCluster({ durable: true })
  await makeTowerDatabase(cluster)
  const laid = await layOther(year, cluster)
  copyBuilds(left, laid)
  await daily.pause()
  const awayAt = Date.now()
  visitors.announce(true)
  year.holdGivers(true)
  await stopAll(year)
  await bringOver(year, laid, cluster)
  relay.leadTo(portOf(cluster))
  year.site = await runSite(laid, ports.second, nginx.certificate)
  year.cluster = cluster
  year.endedServers.push(...processesOf(left))
  nginx.leadTo(ports.second.webs)
  await untilAnswered(`${nginx.origin}/readyz`, 'the moved site')
  diary.announcedMs += Date.now() - awayAt
  visitors.announce(false)
  year.holdGivers(false)
  daily.resume()
  await former.stop()
  await noteLostEvents(year)
  await visitors.sweep()
}

function layOther({ home, upstream, settings, say }: Year, cluster: PostgresCluster): Promise<LaidSite> {
  const port = portOf(cluster)
  return laySite({
    ...{ place: join(home, 'second-server'), upstream: upstream.folder, say },
    settings: { ...settings, DATABASE_URL: addressFor('tower', port) },
    ownerUrl: addressFor('tower_owner', port),
  })
}

async function stopAll({ site, diary }: Year): Promise<void> {
  await Promise.all(
    processesOf(site).map(async (server) => {
      const exitCode = await server.stop()
      if (exitCode !== 0) diary.faults.push(`${server.name} ended with ${exitCode} before the move`)
    }),
  )
}

/** What was left behind would be missed at once, so that nothing goes on after a command that failed. */
async function bringOver(
  { site, backupPlace }: Year,
  laid: LaidSite,
  cluster: PostgresCluster,
): Promise<void> {
  const into = addressFor('tower_owner', portOf(cluster))
  const commands = [
    { on: site, args: ['backup'] },
    { on: laid, args: ['restore', backupPlace, '--into', into] },
  ]
  for (const { on, args } of commands) {
    const { exitCode, output } = await on.tower(args)
    if (exitCode !== 0)
      throw new Error(`${args[0]} for the move ended with ${exitCode}: ${output.trim().slice(-300)}`)
  }
}
