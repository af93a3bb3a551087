// On PGlite too: lending a database has a way for each engine.
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import type { Database } from '../database/database.ts'
import { testDatabase } from './test-database.ts'

/** Every table and all its rows, and where each sequence stands. */
async function readAll(database: Database): Promise<Record<string, unknown>> {
  const rowsOf = (text: string) =>
    database.read(async (tx) => (await sql.raw<Record<string, unknown>>(text).execute(tx)).rows)
  const tables = await rowsOf(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  )
  const all: Record<string, unknown> = {
    sequences: await rowsOf('select sequencename, last_value from pg_sequences order by 1'),
  }
  for (const { name } of tables) all[String(name)] = await rowsOf(`select * from ${String(name)} as t`)
  return all
}

/** Closes one database and asks for the next, which is the same one whenever it can be lent again. */
async function closeAndLend(database: Database): Promise<Database> {
  await database.close()
  return testDatabase()
}

test('a database that an earlier test has used holds what the migrations left, and nothing else', async () => {
  const used = await testDatabase({ keep: true })
  const before = await readAll(used)
  await used.transaction(async (tx) => {
    await sql`insert into live_events (topic) values ('test')`.execute(tx)
    await sql`update programs set name = 'Another name'`.execute(tx)
    await sql`delete from pools`.execute(tx)
    await sql`update audit_head set seq = 7`.execute(tx)
  })
  expect(await readAll(used)).not.toEqual(before)
  expect(await readAll(await closeAndLend(used))).toEqual(before)
})

test('rows that no one may delete are gone from the next test, where again no one may delete them', async () => {
  const used = await testDatabase({ keep: true })
  const before = await readAll(used)
  await expectHistoryToStay(used)
  const next = await closeAndLend(used)
  expect(await readAll(next)).toEqual(before)
  await expectHistoryToStay(next)
})

async function expectHistoryToStay(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    await sql`insert into users (email) values ('sponsor@tower.test')`.execute(tx)
    await sql`insert into role_history (user_id, reason) select id, 'test' from users`.execute(tx)
  })
  await expect(database.transaction((tx) => sql`delete from role_history`.execute(tx))).rejects.toThrow()
}

test('what a test left running is refused once its database is given back', async () => {
  const used = await testDatabase({ keep: true })
  await used.close()
  await expect(used.read((tx) => sql`select 1`.execute(tx))).rejects.toThrow('closed')
  await expect(used.script('select 1')).rejects.toThrow('closed')
})

test.each([
  'create table left_behind (id int)',
  'alter table programs add column left_behind int',
  'alter table rate_limits rename to away',
  'alter table programs drop constraint programs_pkey cascade',
  'alter table audit_log disable trigger user',
])('a schema that a test has changed does not reach the next: %s', async (change) => {
  const used = await testDatabase({ keep: true })
  const before = await readSchema(used)
  await used.script(change)
  expect(await readSchema(used)).not.toEqual(before)
  expect(await readSchema(await closeAndLend(used))).toEqual(before)
})

test('a setting of a session ends with its test', async () => {
  const used = await testDatabase({ keep: true })
  await used.script("set timezone to 'America/New_York'; set statement_timeout to 1")
  const next = await closeAndLend(used)
  const { rows } = await next.read((tx) =>
    sql<{ zone: string; timeout: string }>`
      select current_setting('timezone') as zone, current_setting('statement_timeout') as timeout`.execute(
      tx,
    ),
  )
  expect(rows).toEqual([{ zone: 'UTC', timeout: '0' }])
})

const onPostgres = process.env.TEST_DATABASE === 'postgres'

/** Which session a borrower writes with; it has one. */
async function sessionOf(database: Database): Promise<unknown> {
  const { rows } = await database.transaction((tx) =>
    sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx),
  )
  return rows[0]?.pid
}

test.runIf(onPostgres)(
  'connections at rest serve the next test, which finds nothing of the last in them',
  async () => {
    const used = await testDatabase({ keep: true, poolSize: 2 })
    const session = await sessionOf(used)
    await used.script('select pg_advisory_lock(7); select 1')
    await used.script(
      "listen something; set role pg_monitor; select set_config('tower.left', 'behind', false)",
    )
    await used.close()
    const next = await testDatabase({ poolSize: 2 })
    expect(await sessionOf(next)).toBe(session)
    const { rows } = await next.transaction((tx) =>
      sql`select current_user::text as role, current_setting('tower.left', true) as left_behind,
      (select count(*)::int from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) as locks,
      (select count(*)::int from pg_listening_channels()) as channels`.execute(tx),
    )
    expect(rows).toEqual([{ role: 'postgres', left_behind: '', locks: 0, channels: 0 }])
  },
)

test.runIf(onPostgres).each([
  ['in a transaction', 'begin'],
  ['with a statement prepared by SQL', 'prepare left_behind as select 1'],
])('a connection that a test left %s serves no other', async (_, leave) => {
  const used = await testDatabase({ keep: true, poolSize: 2 })
  const session = await sessionOf(used)
  await used.script(leave)
  await used.close()
  expect(await sessionOf(await testDatabase({ poolSize: 2 }))).not.toBe(session)
})

test.runIf(onPostgres)('work that a test did not wait for ends with its connections', async () => {
  const used = await testDatabase({ keep: true, poolSize: 2 })
  const session = await sessionOf(used)
  const begun = Promise.withResolvers<void>()
  const late = used.transaction(async (tx) => {
    begun.resolve()
    return sql`select pg_sleep(0.1)`.execute(tx)
  })
  await begun.promise
  await used.close()
  await expect(late).resolves.toBeDefined()
  expect(await sessionOf(await testDatabase({ poolSize: 2 }))).not.toBe(session)
})

test.runIf(onPostgres)(
  'what is announced to one test is not heard by the next, which hears its own',
  async () => {
    for (const word of ['first', 'second', 'third']) {
      const database = await testDatabase({ keep: true, poolSize: 2 })
      const heard: string[] = []
      await database.listen('news', (payload) => void heard.push(payload))
      await database.script(`notify news, '${word} of one'`)
      await vi.waitUntil(() => heard.length > 0)
      // Nobody waits for this one.
      await database.script(`notify news, 'late ${word}'`)
      await database.close()
      expect(heard[0]).toBe(`${word} of one`)
      expect(heard.filter((payload) => !payload.includes(word))).toEqual([])
    }
  },
)

test.runIf(onPostgres)('a test that listened leaves its connections to the next', async () => {
  const used = await testDatabase({ keep: true, poolSize: 2 })
  const session = await sessionOf(used)
  await used.listen('news', () => undefined)
  await used.close()
  expect(await sessionOf(await testDatabase({ poolSize: 2 }))).toBe(session)
})

test.runIf(onPostgres)('a test that asks for more connections gets them', async () => {
  const few = await testDatabase({ keep: true, poolSize: 2 })
  const session = await sessionOf(few)
  await few.close()
  const many = await testDatabase({ poolSize: 9 })
  const sessions = await Promise.all(
    Array.from({ length: 6 }, () =>
      many.transaction((tx) =>
        sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.1)`.execute(tx),
      ),
    ),
  )
  const pids = new Set(sessions.map(({ rows }) => rows[0]?.pid))
  expect(pids.size).toBe(6)
  expect(pids).not.toContain(session)
})

test.runIf(onPostgres)('a limit of time for statements ends with the loan that asked for it', async () => {
  const limited = await testDatabase({ keep: true, statementTimeoutMs: 50 })
  const sleep = (database: Database) => database.read((tx) => sql`select pg_sleep(0.2)`.execute(tx))
  await expect(sleep(limited)).rejects.toThrow('statement timeout')
  await expect(sleep(await closeAndLend(limited))).resolves.toBeDefined()
})

function readSchema(database: Database): Promise<unknown> {
  return database.read(
    async (tx) =>
      (
        await sql`
          select relname, attname, atttypid::regtype::text,
            (select jsonb_agg(conname order by conname) from pg_constraint where conrelid = pg_class.oid) as constraints,
            (select jsonb_agg(tgname::text || tgenabled::text order by tgname) from pg_trigger where tgrelid = pg_class.oid and not tgisinternal) as triggers
          from pg_class join pg_attribute on attrelid = pg_class.oid
          where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0
          order by relname, attname`.execute(tx)
      ).rows,
  )
}
