import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDatabase, type Database } from '@tower/server/database/database.ts'
import { migrate } from '@tower/server/database/migrate.ts'
import { openPostgres } from '@tower/server/database/postgres-engine.ts'
import { expect, onTestFinished, test } from 'vitest'
import { startPostgresCluster } from '../../scripts/postgres-cluster.ts'
import { auditBooks } from './auditor/audit-books.ts'
import { findLostEvents } from './auditor/find-lost-events.ts'
import { findFreePort } from '../../scripts/free-port.ts'
import { serverEnvironment } from './processes/server-environment.ts'
import { startServerProcess } from './processes/server-process.ts'
import { collectEvents, type TravelingEvent } from './world/collect-events.ts'
import { makeOrders } from './world/make-orders.ts'
import { openProvider } from './world/open-provider.ts'
import { payOrders, type PaymentsTaken } from './world/pay-orders.ts'
import { seededRandom } from './world/seeded-random.ts'

const onPostgres = test.runIf(process.env.TEST_DATABASE === 'postgres')
const seed = Number(process.env.CHAOS_SEED ?? 20_261_122)
const [payments, crashes, atOnce] = [40, 3, 8]

onPostgres(
  'no event that was answered with 200 is lost when PostgreSQL crashes, and what was refused is taken later',
  { timeout: 600_000 },
  async () => {
    const random = seededRandom(seed)
    const { cluster, url, database } = await openDurableDatabase()
    const port = await findFreePort()
    const origin = `http://127.0.0.1:${port}`
    const collector = await collectEvents()
    const provider = await openProvider(collector.origin, random)
    onTestFinished(async () => (await provider.close(), collector.close()))
    // Without a worker, whose own commits would bring those of the gifts to the disk.
    const special = { DATABASE_URL: url, DATA_DIR: temporaryFolder(), ROLE: 'web' }
    const server = await startServerProcess(
      'server',
      serverEnvironment({ port, origin, providerUrl: provider.url, special }),
    )
    onTestFinished(() => server.kill())
    const taken: PaymentsTaken = { sent: new Map(), answers: new Map() }
    const orders = makeOrders(random, { count: payments, name: `database-crash-${seed}` })
    await payOrders(orders, { origin, provider, taken, mayGoOn: () => true })
    await provider.untilDelivered(120_000)

    const delivery = deliver(`${origin}/webhooks/stripe`, [...collector.events.values()])
    for (let crash = 1; crash <= crashes; crash += 1) {
      await delivery.untilAcknowledged((crash / (crashes + 1)) * collector.events.size)
      const before = [...delivery.acknowledged]
      await cluster.restart('immediate')
      expect(await findLostEvents(database, before), `after crash ${crash}, seed ${seed}`).toEqual([])
    }
    await delivery.ended
    expect(await findLostEvents(database, [...delivery.acknowledged])).toEqual([])
    expect(delivery.acknowledged.size).toBe(collector.events.size)
    expect([...delivery.statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect(server.unaskedEnds).toEqual([])
    const { discrepancies } = await auditBooks(database, taken.sent)
    expect(discrepancies, `seed ${seed}`).toEqual([])
  },
)

/** Durable as in production, but nothing is written to the disk in passing: what nobody waited for is lost. */
async function openDurableDatabase() {
  const cluster = await startPostgresCluster({ durable: true })
  onTestFinished(() => cluster.stop())
  const admin = connect(cluster.url)
  await admin.script("alter system set wal_writer_delay = '10s'")
  await admin.script('create database crash')
  await admin.close()
  await cluster.restart('fast')
  const url = new URL(cluster.url)
  url.pathname = '/crash'
  const database = connect(url.href)
  onTestFinished(() => database.close())
  await migrate(database)
  return { cluster, url: url.href, database }
}

function connect(url: string): Database {
  return createDatabase(openPostgres({ url, poolSize: 3, onConnectionError: () => undefined }))
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tower-database-crash-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Delivers each event until it is acknowledged, several at once; one that was refused waits for the others. */
function deliver(address: string, events: TravelingEvent[]) {
  const waiting = [...events]
  const acknowledged = new Set<string>()
  const statuses = new Set<number>()
  const send = async ({ id, body, signature }: TravelingEvent): Promise<boolean> => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const answer = await fetch(address, { method: 'POST', headers, body: new Uint8Array(body) })
    await answer.arrayBuffer()
    statuses.add(answer.status)
    if (answer.status === 200) acknowledged.add(id)
    return answer.status === 200
  }
  const carry = async (): Promise<void> => {
    for (let event = waiting.shift(); event; event = waiting.shift()) {
      if (await send(event)) continue
      waiting.push(event)
      await sleep(20)
    }
  }
  const untilAcknowledged = async (count: number): Promise<void> => {
    while (acknowledged.size < count) await sleep(1)
  }
  return {
    acknowledged,
    statuses,
    untilAcknowledged,
    ended: Promise.all(Array.from({ length: atOnce }, carry)),
  }
}
