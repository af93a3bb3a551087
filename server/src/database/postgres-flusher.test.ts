import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startPostgresCluster } from '../../../scripts/postgres-cluster.ts'
import { testDatabaseUrl } from '../test/test-database.ts'
import { createDatabase, type Engine } from './database.ts'
import { openPostgres } from './postgres-engine.ts'

const onPostgres = test.runIf(process.env.TEST_DATABASE === 'postgres')

/** `around` stands between the commit and the wait for the disk. */
async function buildDatabase({ around, url }: { around?: () => Promise<void>; url?: string } = {}) {
  const engine = openPostgres({
    url: url ?? (await testDatabaseUrl()) ?? '',
    onConnectionError: () => undefined,
  })
  const prepareFlush: Engine['prepareFlush'] = async () => {
    const flush = await engine.prepareFlush()
    return async () => (await around?.(), flush())
  }
  const database = createDatabase({ ...engine, prepareFlush })
  onTestFinished(() => database.close())
  await database.script(
    'create table bills (id int primary key, paid int not null); insert into bills values (1, 0)',
  )
  const pay = () => database.transactionOfMany((tx) => sql`update bills set paid = paid + 1`.execute(tx))
  const readPaid = async () => {
    const { rows } = await database.read((tx) => sql<{ paid: number }>`select paid from bills`.execute(tx))
    return rows[0]?.paid
  }
  return { database, pay, readPaid }
}

onPostgres('while one waits for the disk the next goes on with the same row', async () => {
  let tellFlushed = () => undefined as void
  const flushed = new Promise<void>((tell) => (tellFlushed = tell))
  const { pay, readPaid } = await buildDatabase({ around: () => flushed })
  const order: string[] = []
  const paying = Promise.all([pay(), pay(), pay()]).then(() => order.push('paid'))
  await vi.waitFor(async () => expect(await readPaid()).toBe(3), { timeout: 10_000, interval: 1 })
  order.push('flushed')
  tellFlushed()
  await paying
  expect(order).toEqual(['flushed', 'paid'])
})

onPostgres('work of many returns when its commit is on disk', async () => {
  const { database } = await buildDatabase()
  for (let turn = 0; turn < 20; turn += 1) {
    const written = await database.transactionOfMany(async (tx) => {
      await sql`update bills set paid = paid + 1`.execute(tx)
      const { rows } = await sql<{ at: string; commit: string }>`
        select pg_current_wal_insert_lsn()::text as at, current_setting('synchronous_commit') as commit`.execute(
        tx,
      )
      return rows[0]
    })
    expect(written?.commit).toBe('off')
    const { rows } = await database.read((tx) =>
      sql<{ is_on_disk: boolean; commit: string }>`
        select pg_current_wal_flush_lsn() > ${written?.at}::pg_lsn as is_on_disk,
          current_setting('synchronous_commit') as commit`.execute(tx),
    )
    expect(rows).toEqual([{ is_on_disk: true, commit: 'on' }])
  }
})

onPostgres('what comes after work of many, on the same session, waits for the disk by itself', async () => {
  const { database, pay } = await buildDatabase()
  const readSession = async (work: 'transaction' | 'transactionOfMany') =>
    database[work](async (tx) => {
      const { rows } = await sql<{ pid: number; commit: string }>`
        select pg_backend_pid() as pid, current_setting('synchronous_commit') as commit`.execute(tx)
      return rows[0]
    })
  await pay()
  const many = await readSession('transactionOfMany')
  expect(await readSession('transaction')).toEqual({ pid: many?.pid, commit: 'on' })
})

/** A server that acknowledges a commit when it is on disk, and that takes its time to write what nobody waits for. */
async function buildCluster() {
  const cluster = await startPostgresCluster({ durable: true })
  onTestFinished(() => cluster.stop())
  const owner = createDatabase(openPostgres({ url: cluster.url, onConnectionError: () => undefined }))
  await owner.script("alter system set wal_writer_delay = '10s'")
  await owner.close()
  await cluster.restart('fast')
  return cluster
}

onPostgres(
  'a commit that a crash took away counts as failed, although the server is back before anybody asks',
  { timeout: 120_000 },
  async () => {
    const cluster = await buildCluster()
    let crash: (() => Promise<void>) | undefined = () => cluster.restart('immediate')
    const { pay, readPaid } = await buildDatabase({ url: cluster.url, around: async () => crash?.() })
    await expect(pay()).rejects.toThrow(/terminated|not queryable/)
    crash = undefined
    expect(await readPaid()).toBe(0)
    await pay()
    expect(await readPaid()).toBe(1)
  },
)

onPostgres('after a session that ended the next commit waits on a new one', async () => {
  const { database, pay, readPaid } = await buildDatabase()
  await pay()
  // Of this database alone: other tests have theirs in the same cluster.
  await database.script(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where query ~ 'emit_message' and pid <> pg_backend_pid() and datname = current_database()`,
  )
  await vi.waitFor(() => pay(), { timeout: 10_000 })
  expect(await readPaid()).toBeGreaterThanOrEqual(2)
})
