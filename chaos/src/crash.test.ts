// On PGlite too: a data folder that was cut off is opened again by it alone.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDatabase, type Database } from '@tower/server/database/database.ts'
import { openPglite } from '@tower/server/database/pglite-engine.ts'
import { openPostgres } from '@tower/server/database/postgres-engine.ts'
import { testDatabaseUrl } from '@tower/server/test/test-database.ts'
import { expect, onTestFinished, test } from 'vitest'
import { auditBooks } from './auditor/audit-books.ts'
import { findFreePort } from '../../scripts/free-port.ts'
import { serverEnvironment } from './processes/server-environment.ts'
import { startServerProcess } from './processes/server-process.ts'
import { makeOrders } from './world/make-orders.ts'
import { openProvider } from './world/open-provider.ts'
import { payOrders, type PaymentsTaken } from './world/pay-orders.ts'
import { seededRandom } from './world/seeded-random.ts'

const seed = Number(process.env.CHAOS_SEED ?? 20_261_116)
const [payments, kills] = [50, 4]

test(
  'a server killed in the middle of payments loses none and counts none twice',
  { timeout: 3_600_000 },
  async () => {
    const random = seededRandom(seed)
    const place = await findPlace()
    const port = await findFreePort()
    const origin = `http://127.0.0.1:${port}`
    const provider = await openProvider(origin, random)
    onTestFinished(() => provider.close())
    const server = await startServerProcess(
      'server',
      serverEnvironment({ port, origin, providerUrl: provider.url, special: place.environment }),
    )
    onTestFinished(() => server.kill())
    const taken: PaymentsTaken = { sent: new Map(), answers: new Map() }
    let killed = 0
    const mayGoOn = () => taken.sent.size / payments <= (killed + 1) / (kills + 1)
    const orders = makeOrders(random, { count: payments, name: `crash-${seed}` })
    const paying = payOrders(orders, { origin, provider, taken, mayGoOn })
    for (; killed < kills; killed += 1) {
      await sleep(20 + random() * 400)
      await server.kill()
      await server.start()
    }
    await paying
    await provider.untilDelivered(1_200_000)
    expect(await server.stop(), 'a graceful stop after all that').toBe(0)
    expect(server.unaskedEnds).toEqual([])

    const database = await place.open()
    onTestFinished(() => database.close())
    const { discrepancies } = await auditBooks(database, taken.sent)
    expect(discrepancies, `seed ${seed}`).toEqual([])
    expect(taken.sent.size).toBe(payments)
  },
)

async function findPlace(): Promise<{ environment: Record<string, string>; open(): Promise<Database> }> {
  const folder = mkdtempSync(join(tmpdir(), 'tower-crash-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const url = await testDatabaseUrl()
  if (url) {
    const open = async () => createDatabase(openPostgres({ url, onConnectionError: () => undefined }))
    return { environment: { DATABASE_URL: url, DATA_DIR: folder }, open }
  }
  return {
    environment: { DATA_DIR: folder },
    open: async () => createDatabase(await openPglite({ dataDir: join(folder, 'database') })),
  }
}
