import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { pgBouncerProgram, standBefore } from '../../../scripts/pgbouncer.ts'
import { testApp } from '../test/test-app.ts'
import { testDatabaseUrl } from '../test/test-database.ts'
import { createDatabase, type Database } from './database.ts'
import { requireDurability } from './durability.ts'
import { openPostgres } from './postgres-engine.ts'
import { requireSessions } from './require-sessions.ts'

const isLong = process.env.SOAK === 'true'
const onPostgres = test.runIf(process.env.TEST_DATABASE === 'postgres')
/** Where it is installed; the long form installs it. */
const throughPgBouncer = test.runIf(
  process.env.TEST_DATABASE === 'postgres' && (isLong || existsSync(pgBouncerProgram)),
)

async function startPgBouncer(poolMode?: string): Promise<string> {
  const { url, stop } = await standBefore((await testDatabaseUrl()) ?? '', poolMode)
  onTestFinished(stop)
  return url
}

function openAt(url: string): Database {
  const database = createDatabase(
    openPostgres({ url, poolSize: 6, connectWithinMs: 60_000, onConnectionError: () => undefined }),
  )
  onTestFinished(() => database.close().catch(() => undefined))
  return database
}

throughPgBouncer(
  'the site runs through PgBouncer with Debian’s file, which keeps a session for each client',
  { timeout: 120_000 },
  async () => {
    const url = await startPgBouncer()
    const database = openAt(url)
    await expect(requireSessions(database, url)).resolves.toBeUndefined()
    const heard: string[] = []
    await database.listen('poolers', (payload) => void heard.push(payload))
    await database.transactionOfMany((tx) => sql`select pg_notify('poolers', 'told')`.execute(tx))
    await vi.waitFor(() => expect(heard).toEqual(['told']), { timeout: 30_000 })
    const { app } = await testApp({ database, keep: true })
    onTestFinished(() => app.close())
    const asked = Array.from({ length: 12 }, () => app.inject({ url: '/api/draws' }))
    expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200))
  },
)

throughPgBouncer(
  'a pooler that gives each transaction another session is refused at the start, in a sentence',
  { timeout: 120_000 },
  async () => {
    const url = await startPgBouncer('transaction')
    await expect(requireSessions(openAt(url), url)).rejects.toThrow('pool_mode = session')
  },
)

onPostgres('a session that was not told what it should be is refused, with what it lacks', async () => {
  const url = (await testDatabaseUrl()) ?? ''
  const deaf = createDatabase(openPostgres({ url, lockWaitMs: 1_234, onConnectionError: () => undefined }))
  onTestFinished(() => deaf.close())
  await expect(requireSessions(deaf, url)).rejects.toThrow('lock_timeout is 1234, not 8000')
})

/** A pooler takes no settings from whoever connects. */
const straight = test.runIf(process.env.TEST_DATABASE === 'postgres' && process.env.TEST_POOLER === undefined)

straight('storage may be vouched for, but not a commit that nobody waits for', async () => {
  const database = openAt((await testDatabaseUrl()) ?? '')
  // The servers of tests do without either: nothing of theirs has to outlive a crash.
  await expect(requireDurability(database)).rejects.toThrow('DATABASE_STORAGE_VOUCHES=fsync')
  await expect(requireDurability(database, ['fsync'])).rejects.toThrow('full_page_writes = off')
  await expect(requireDurability(database, ['fsync', 'full_page_writes'])).resolves.toBeUndefined()
  const hasty = openAt(`${(await testDatabaseUrl()) ?? ''}?options=-c%20synchronous_commit%3Doff`)
  await expect(requireDurability(hasty, ['fsync', 'full_page_writes'])).rejects.toThrow(
    /synchronous_commit = off: acknowledged payments could be lost\. Turn it on\.$/,
  )
})
