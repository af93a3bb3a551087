import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { findFreePort } from '../../../scripts/free-port.ts'
import { startProcess, temporaryFolder, untilReady } from '../../test/process/build-process.ts'
import { testDatabaseUrl } from '../test/test-database.ts'
import { startUnreliableProxy } from '../test/unreliable-proxy.ts'
import { createDatabase } from './database.ts'
import { openPostgres } from './postgres-engine.ts'

const onPostgres = test.runIf(process.env.TEST_DATABASE === 'postgres')
const slow = { timeout: 600_000 }

async function startServer(environment: Record<string, string> = {}) {
  const url = new URL((await testDatabaseUrl()) ?? '')
  const direct = url.href
  const proxy = await startUnreliableProxy({ host: url.hostname, port: Number(url.port) })
  url.port = String(proxy.port)
  const port = await findFreePort()
  const server = startProcess({
    ...{ PORT: String(port), DATA_DIR: temporaryFolder(), DATABASE_URL: url.href, LOG_LEVEL: 'error' },
    NODE_ENV: 'test',
    ...environment,
  })
  return { proxy, server, port, direct }
}

async function buildServer() {
  const { proxy, server, port, direct } = await startServer()
  await untilReady(port, server)
  const ask = (path: string, given?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, given)
  return { proxy, server, ask, direct }
}

/** Asks again and again until it is told to stop; answers the statuses. */
function keepAsking(ask: () => Promise<Response>) {
  const statuses: number[] = []
  let isOver = false
  const ended = (async () => {
    while (!isOver) {
      const answer = await ask()
      await answer.body?.cancel()
      statuses.push(answer.status)
    }
  })()
  // Told by `stop`, with what the server said: a rejection that nobody waits for yet would fail another test.
  ended.catch(() => undefined)
  return { statuses, stop: async () => ((isOver = true), await ended, statuses) }
}

onPostgres(
  'connections cut while in use refuse what they carried, for a moment; the process lives and nobody gets a 500',
  slow,
  async () => {
    const { proxy, server, ask } = await buildServer()
    const askers = Array.from({ length: 6 }, () => keepAsking(() => ask('/api/draws')))
    let cut = 0
    for (let round = 0; round < 20; round += 1) {
      await sleep(100)
      cut += proxy.cut()
    }
    const stopped = await Promise.allSettled(askers.map((asker) => asker.stop()))
    expect(
      stopped.filter(({ status }) => status === 'rejected'),
      server.output(),
    ).toEqual([])
    const statuses = askers.flatMap((asker) => asker.statuses)
    expect(cut).toBeGreaterThan(20)
    expect(server.child.exitCode).toBeNull()
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
    await vi.waitFor(async () => expect((await ask('/readyz')).status).toBe(200), { timeout: 120_000 })
  },
)

onPostgres(
  'while the database is away visitors hear when to try again, few attempts are made, and then it goes on by itself',
  slow,
  async () => {
    const { proxy, server, ask } = await buildServer()
    proxy.setAway(true)
    const [before, startedAt] = [proxy.asked(), performance.now()]
    await sleep(4_000)
    // A busy machine may sleep for longer, and the attempts are counted against the time that it took.
    const attemptsPerSecond = ((proxy.asked() - before) * 1_000) / (performance.now() - startedAt)
    const refused = await ask('/api/draws')
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true])
    expect((await ask('/readyz')).status).toBe(503)
    expect((await ask('/healthz')).status).toBe(200)
    expect(attemptsPerSecond).toBeLessThan(17)
    proxy.setAway(false)
    await vi.waitFor(async () => expect((await ask('/readyz')).status).toBe(200), { timeout: 120_000 })
    expect((await ask('/api/draws')).status).toBe(200)
    expect(server.child.exitCode).toBeNull()
  },
)

onPostgres('a server told to stop while the database is away ends cleanly', slow, async () => {
  const { proxy, server } = await buildServer()
  proxy.setAway(true)
  await sleep(500)
  server.child.kill('SIGTERM')
  expect(await server.exit, server.output()).toBe(0)
})

onPostgres('nobody is served before all that the start needs has been read', slow, async () => {
  // Without the jobs: only the start itself reads then what it says on the terminal.
  const { proxy, port, server } = await startServer({ ROLE: 'web' })
  const { reached, release } = proxy.holdAt('classroom.teacher_id is not null as confirmed')
  await reached
  await expect(fetch(`http://127.0.0.1:${port}/readyz`), server.output()).rejects.toThrow('fetch failed')
  release()
  await untilReady(port, server)
})

onPostgres('a lock that somebody holds keeps pages and readiness from nobody', slow, async () => {
  const { ask, direct } = await buildServer()
  const holder = new pg.Client({ connectionString: direct })
  await holder.connect()
  onTestFinished(() => holder.end())
  const { rows: classrooms } = await holder.query<{ id: string }>('select id from classrooms limit 1')
  await holder.query('begin')
  await holder.query('lock table classroom_nominations in share row exclusive mode')
  const waiting = Array.from({ length: 30 }, (_, at) =>
    ask('/api/nominate', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ classroom_id: classrooms[0]?.id, nominator_hash: String(at).padStart(64, 'a') }),
    }),
  )
  let answered = 0
  // One that fails is said below, by the wait for all of them.
  for (const answer of waiting)
    answer.then(
      () => (answered += 1),
      () => undefined,
    )
  await vi.waitFor(
    async () => {
      const { rows } = await holder.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock'`)
      expect(rows.length).toBeGreaterThan(4)
    },
    { timeout: 30_000, interval: 100 },
  )
  expect((await ask('/readyz')).status).toBe(200)
  expect((await ask('/api/draws')).status).toBe(200)
  expect(answered).toBe(0)
  await holder.query('rollback')
  const statuses = (await Promise.all(waiting)).map(({ status }) => status)
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
})

onPostgres('a column added to every table under load fails no request', slow, async () => {
  const url = (await testDatabaseUrl()) ?? ''
  const database = createDatabase(openPostgres({ url, onConnectionError: () => undefined }))
  onTestFinished(() => database.close())
  const tables = await database.read((tx) =>
    sql<{ name: string }>`select relname as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`.execute(tx),
  )
  // The first is never planned ahead; the second is, and its shape changes all the same.
  const ask = (name: string) => async () => {
    const table = sql.table(name)
    await database.transaction((tx) =>
      sql`select * from ${table} where ${1}::int = ${1}::int limit ${1}`.execute(tx),
    )
    await database.read((tx) =>
      sql`select (${table}).* from ${table} where ${1}::int = 1 limit 1`.execute(tx),
    )
  }
  const changed = new Set<string>()
  const askers = tables.rows.map(async ({ name }) => {
    const once = ask(name)
    for (let askedSince = 0; askedSince < 3; askedSince += changed.has(name) ? 1 : 0) await once()
  })
  for (const { name } of tables.rows) {
    await database.script(`alter table "${name}" add column added_meanwhile text`)
    changed.add(name)
  }
  await Promise.all(askers)
  expect(changed.size).toBe(tables.rows.length)
})
