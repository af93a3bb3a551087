import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabaseUrl } from '../test/test-database.ts'
import { createDatabase } from './database.ts'
import { openPostgres } from './postgres-engine.ts'
import { shareFlush } from './share-flush.ts'

const onPostgres = test.runIf(process.env.TEST_DATABASE === 'postgres')

/** A disk that answers when it is told to. */
function buildDisk() {
  const waiting: { answer(): void; fail(error: Error): void }[] = []
  const flush = shareFlush(() => new Promise<void>((answer, fail) => void waiting.push({ answer, fail })))
  return { flush, waiting }
}

const isOver = (promise: Promise<void>) =>
  Promise.race([promise.then(() => true), new Promise<false>((tell) => setImmediate(() => tell(false)))])

test('whoever comes while the disk is busy waits for the next turn, and all of them for the same one', async () => {
  const { flush, waiting } = buildDisk()
  const first = flush()
  const [second, third] = [flush(), flush()]
  waiting[0]?.answer()
  await first
  expect(await isOver(second)).toBe(false)
  expect(waiting).toHaveLength(2)
  waiting[1]?.answer()
  await Promise.all([second, third])
  expect(waiting).toHaveLength(2)
})

test('a disk that fails fails for those who waited for it, and the next try is a new one', async () => {
  const { flush, waiting } = buildDisk()
  const first = flush()
  const second = flush()
  waiting[0]?.fail(new Error('full'))
  await expect(first).rejects.toThrow('full')
  expect(await isOver(second)).toBe(false)
  waiting[1]?.answer()
  await second
  const third = flush()
  waiting[2]?.answer()
  await third
})

async function buildDatabase(flushed?: Promise<void>) {
  const engine = openPostgres({ url: (await testDatabaseUrl()) ?? '', onConnectionError: () => undefined })
  const { flush } = engine
  const database = createDatabase({ ...engine, flush: () => flushed ?? flush() })
  onTestFinished(() => database.close())
  await database.script(
    'create table bills (id int primary key, paid int not null); insert into bills values (1, 0)',
  )
  return database
}

onPostgres('while one waits for the disk the next goes on with the same row', async () => {
  let tellFlushed = () => undefined as void
  const database = await buildDatabase(new Promise<void>((tell) => (tellFlushed = tell)))
  const order: string[] = []
  const pay = () => database.transactionOfMany((tx) => sql`update bills set paid = paid + 1`.execute(tx))
  const paying = Promise.all([pay(), pay(), pay()]).then(() => order.push('paid'))
  for (;;) {
    const { rows } = await database.read((tx) => sql<{ paid: number }>`select paid from bills`.execute(tx))
    if (rows[0]?.paid === 3) break
  }
  order.push('flushed')
  tellFlushed()
  await paying
  expect(order).toEqual(['flushed', 'paid'])
})

onPostgres('work of many returns when its commit is on disk', async () => {
  const database = await buildDatabase()
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
