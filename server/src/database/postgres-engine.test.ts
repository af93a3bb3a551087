import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabaseUrl } from '../test/test-database.ts'
import { createDatabase } from './database.ts'
import { openPostgres } from './postgres-engine.ts'
import { mostStatements } from './preparing-client.ts'

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

onPostgres('of connections that rest, a few stay open', async () => {
  const url = (await testDatabaseUrl()) ?? ''
  const engine = openPostgres({ url, poolSize: 12, restMs: 50, onConnectionError: () => undefined })
  const database = createDatabase(engine)
  onTestFinished(() => database.close())
  const open = Promise.withResolvers<void>()
  let begun = 0
  const work = () =>
    database.transaction(async (tx) => {
      await sql`select 1`.execute(tx)
      begun += 1
      if (begun === 5) open.resolve()
      await open.promise
    })
  await Promise.all([work(), work(), work(), work(), work()])
  const idle = () => database.pools().find(({ name }) => name === 'work')?.idle
  expect(idle()).toBe(5)
  await expect.poll(idle).toBe(2)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(idle()).toBe(2)
})

onPostgres('the server keeps no more statements than are kept here: those that were used last', async () => {
  const url = (await testDatabaseUrl()) ?? ''
  const database = createDatabase(openPostgres({ url, poolSize: 1, onConnectionError: () => undefined }))
  onTestFinished(() => database.close())
  await database.transaction(async (tx) => {
    const ask = (n: number) => sql`select ${n}::int as ${sql.ref(`kept_${n}`)}`.execute(tx)
    const countKept = async () => {
      const { rows } = await sql<{ kept: number; first: number; once: number }>`
        select count(*)::int as kept, count(*) filter (where statement like '%"kept_0"')::int as first,
          count(*) filter (where statement like '%"once_%')::int as once
        from pg_prepared_statements`.execute(tx)
      return rows[0]
    }
    for (let n = 1; n <= mostStatements + 50; n += 1) {
      for (let time = 0; time < 2; time += 1) await ask(n)
      if (n % 50 === 0) await ask(0)
    }
    for (let n = 0; n < 20; n += 1) await sql`select ${n}::int as ${sql.ref(`once_${n}`)}`.execute(tx)
    expect(await countKept()).toEqual({ kept: mostStatements, first: 1, once: 0 })
  })
})
