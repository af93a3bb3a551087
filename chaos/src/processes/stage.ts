import { setTimeout as sleep } from 'node:timers/promises'
import { createDatabase, type Database } from '@tower/server/database/database.ts'
import { migrate } from '@tower/server/database/migrate.ts'
import { openPostgres } from '@tower/server/database/postgres-engine.ts'
import { startPostgresCluster, type PostgresCluster } from '../../../scripts/postgres-cluster.ts'
import { openMailbox, type Mailbox } from '../world/open-mailbox.ts'
import { openProvider, type Provider } from '../world/open-provider.ts'
import type { Random } from '../world/seeded-random.ts'
import { startFailOverProxy, type FailOverProxy } from './fail-over-proxy.ts'
import { findFreePort } from '../../../scripts/free-port.ts'
import { serverEnvironment } from './server-environment.ts'
import { startServerProcess, type ServerProcess } from './server-process.ts'

/** All that a run plays on: two web processes and a worker behind a proxy, and around them the outside world. */
export type Stage = {
  cluster: PostgresCluster
  /** The servers' database, for whoever looks on; as its owner. */
  database: Database
  databaseName: string
  proxy: FailOverProxy
  provider: Provider
  mailbox: Mailbox
  webs: ServerProcess[]
  worker: ServerProcess
  close(): Promise<void>
}

const databaseName = 'chaos'

/** Sets it up: a durable PostgreSQL of its own, gone without trace with this process. */
export async function openStage(random: Random): Promise<Stage> {
  const cluster = await startPostgresCluster({ durable: true })
  const url = await makeDatabase(cluster)
  const database = connect(url)
  await migrate(database)
  const ports = [await findFreePort(), await findFreePort(), await findFreePort()] as const
  const proxy = await startFailOverProxy(ports.slice(0, 2))
  const provider = await openProvider(proxy.origin, random)
  const mailbox = await openMailbox()
  const start = (name: string, port: number, role: 'web' | 'worker') =>
    startServerProcess(
      name,
      serverEnvironment({
        port,
        origin: proxy.origin,
        providerUrl: provider.url,
        special: { DATABASE_URL: url, ROLE: role, SMTP_URL: mailbox.url },
      }),
    )
  const [first, second, worker] = await Promise.all([
    start('web 1', ports[0], 'web'),
    start('web 2', ports[1], 'web'),
    start('worker', ports[2], 'worker'),
  ])
  const close = async () => {
    await Promise.all([first, second, worker].map((server) => server.kill()))
    proxy.close()
    mailbox.close()
    await provider.close()
    await database.close().catch(() => undefined)
    await cluster.stop()
  }
  return { cluster, database, databaseName, proxy, provider, mailbox, webs: [first, second], worker, close }
}

/** Does it again until it works, as whoever works on a database that is being restarted must. */
export async function untilItWorks<T>(work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + 60_000
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await sleep(100)
    }
  }
}

async function makeDatabase(cluster: PostgresCluster): Promise<string> {
  const admin = connect(cluster.url)
  await admin.script(`create database ${databaseName}`)
  await admin.close()
  const url = new URL(cluster.url)
  url.pathname = `/${databaseName}`
  return url.href
}

function connect(url: string): Database {
  return createDatabase(openPostgres({ url, poolSize: 3, onConnectionError: () => undefined }))
}
