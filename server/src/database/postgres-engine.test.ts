import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabaseUrl } from '../test/test-database.ts'
import { createDatabase } from './database.ts'
import { openPostgres } from './postgres-engine.ts'

const onPostgres = test.runIf(process.env.TEST_DATABASE === 'postgres')

/** What poolers let through where a connection begins; PgBouncer refuses any other parameter unless it is told to lose it. */
const takenByPoolers = ['user', 'database', 'client_encoding', 'application_name']

/** Stands before PostgreSQL and keeps the names of the parameters that each connection begins with. */
async function startListeningProxy(host: string, port: number) {
  const begun: string[][] = []
  const server = createServer((near) => {
    const far = connect(port, host)
    near.once('data', (packet) => begun.push(namesIn(packet)))
    near.pipe(far).pipe(near)
    for (const side of [near, far]) side.on('error', () => (near.destroy(), far.destroy()))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { begun, port: (server.address() as AddressInfo).port }
}

/** A start-up packet: its length, the version of the protocol, then names and values by turns, each ended by a zero. */
function namesIn(packet: Buffer): string[] {
  const words = packet.subarray(8).toString('utf8').split('\0')
  return words.filter((word, index) => index % 2 === 0 && word !== '')
}

onPostgres(
  'what a connection is set to is said once it is open, so that no pooler refuses or loses it',
  async () => {
    const url = new URL((await testDatabaseUrl()) ?? '')
    const proxy = await startListeningProxy(url.hostname, Number(url.port))
    url.port = String(proxy.port)
    url.hostname = '127.0.0.1'
    const database = createDatabase(
      openPostgres({ url: url.href, lockWaitMs: 1_234, onConnectionError: () => undefined }),
    )
    onTestFinished(() => database.close())
    const read = sql<{ lock: string; idle: string; zone: string; workers: string; jit: string }>`
    select current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle,
      current_setting('timezone') as zone, current_setting('max_parallel_workers_per_gather') as workers, current_setting('jit') as jit`
    const said = { lock: '1234ms', idle: '1min', zone: 'UTC', workers: '0', jit: 'off' }
    expect((await database.read((tx) => read.execute(tx))).rows).toEqual([said])
    expect((await database.transaction((tx) => read.execute(tx))).rows).toEqual([said])
    expect(proxy.begun.length).toBeGreaterThan(1)
    for (const names of proxy.begun) expect(takenByPoolers).toEqual(expect.arrayContaining(names))
  },
)
