import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgresCluster, type PostgresCluster } from '../../../../scripts/postgres-cluster.ts'
import { ask } from '../../auditor/read-books.ts'
import { portOf, withDatabase } from '../database/tower-database.ts'
import type { Year } from '../year.ts'
import { noteLostEvents, untilReady } from './until-ready.ts'

const synchronousWithinMs = 120_000
/** Gifts are taken with the standby for so many days before the first machine is gone. */
const daysTogether = 2

/** A standby joins as PostgreSQL's guide says, every gift waits for it, and it takes over when the machine of the first one is gone. */
export async function promoteStandby(year: Year): Promise<void> {
  const { cluster, daily, relay, plan } = year
  const standby = await startPostgresCluster({ durable: true, standbyOf: cluster.url })
  await withDatabase(cluster.url, async (admin) => {
    await admin.script(`alter system set synchronous_standby_names = '*'`)
    await admin.script('select pg_reload_conf()')
  })
  await untilSynchronous(cluster)
  await sleep(daysTogether * plan.dayMs)
  await daily.pause()
  try {
    await cluster.stop()
    await withDatabase(standby.url, (admin) => admin.script('select pg_promote()'))
    relay.leadTo(portOf(standby))
    year.cluster = standby
    await untilReady(year)
    await noteLostEvents(year)
  } finally {
    daily.resume()
  }
}

async function untilSynchronous(cluster: PostgresCluster): Promise<void> {
  const deadline = Date.now() + synchronousWithinMs
  const asked = `select sync_state::text as state from pg_stat_replication where sync_state in ('sync', 'quorum')`
  await withDatabase(cluster.url, async (admin) => {
    while ((await ask(admin, asked)).length === 0) {
      if (Date.now() > deadline) throw new Error('no standby became synchronous')
      await sleep(200)
    }
  })
}
