import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testDatabaseUrl } from '../test/test-database.ts'
import { createDatabase, type Database } from './database.ts'
import { migrate } from './migrate.ts'
import { numberOf, readMigrations } from './read-migrations.ts'
import { openPostgres } from './postgres-engine.ts'

const onPostgres = test.runIf(process.env.TEST_DATABASE === 'postgres')
const slow = { timeout: 120_000 }
const next = {
  name: '9999-a-column.sql',
  text: 'alter table classrooms add column later text;\n',
  digest: 'next',
}

async function buildUsedDatabase(
  options: { lockWaitMs?: number } = {},
): Promise<{ database: Database; holder: pg.Client }> {
  const url = (await testDatabaseUrl()) ?? ''
  const database = createDatabase(openPostgres({ url, ...options, onConnectionError: () => undefined }))
  const holder = new pg.Client({ connectionString: url })
  await holder.connect()
  onTestFinished(async () => {
    await holder.end()
    await database.close()
  })
  return { database, holder }
}

onPostgres(
  'a migration that finds its table in use keeps nobody from reading it, and is done once the table is free',
  slow,
  async () => {
    const { database, holder } = await buildUsedDatabase()
    await migrate(database)
    // As a long report does: what it reads can't be altered until it ends.
    await holder.query('begin; select id from classrooms')
    const migrated = migrate(database, [...readMigrations(), next])
    const lookFor = (what: string) =>
      vi.waitFor(
        async () => {
          const { rows } = await holder.query(`select 1 from pg_locks where ${what}`)
          expect(rows.length).toBeGreaterThan(0)
        },
        { timeout: 30_000, interval: 20 },
      )
    // It waits now, and whoever reads comes after it: longer than a second nobody is held up.
    await lookFor(`not granted and relation = 'classrooms'::regclass`)
    await database.transaction(async (tx) => {
      await tx.selectFrom('classrooms').select('id').execute()
    })
    expect((await holder.query('select 1 from migrations where name = $1', [next.name])).rowCount).toBe(0)
    await holder.query('rollback')
    await migrated
    expect((await holder.query('select later from classrooms')).rowCount).toBe(0)
  },
)

onPostgres('a process that starts while another migrates waits for as long as that takes', slow, async () => {
  const { database, holder } = await buildUsedDatabase({ lockWaitMs: 50 })
  await holder.query('begin; select pg_advisory_xact_lock(7261001)')
  const migrated = migrate(database, [...readMigrations(), next])
  const hasEnded = vi.fn()
  void migrated.then(hasEnded, hasEnded)
  // By the clock of the database it has waited for much longer than other work waits for a lock.
  const waitsForLong = sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event = 'advisory' and query_start < clock_timestamp() - interval '400 ms'`
  await vi.waitFor(
    async () => {
      const { rows } = await database.read((tx) => waitsForLong.execute(tx))
      expect(rows).toHaveLength(1)
    },
    { timeout: 60_000, interval: 20 },
  )
  expect(hasEnded).not.toHaveBeenCalled()
  await holder.query('rollback')
  await migrated
})

onPostgres(
  'a start that finds all migrations applied runs none of them again, and waits for nobody',
  slow,
  async () => {
    const { database, holder } = await buildUsedDatabase()
    await holder.query('begin; select pg_advisory_xact_lock(7261001)')
    await migrate(database)
    await holder.query('rollback')
    const [first, ...others] = readMigrations()
    if (!first) throw new Error('there is no migration')
    await expect(migrate(database, [{ ...first, digest: 'another' }, ...others])).rejects.toThrow(
      `The migration ${first.name} was changed after it was applied`,
    )
  },
)

onPostgres(
  'a migration that fails half-way is undone, and a sentence says where that leaves the database',
  slow,
  async () => {
    const { database, holder } = await buildUsedDatabase()
    await migrate(database)
    const failing = {
      name: '9998-half.sql',
      digest: 'half',
      text: 'create table half (id int);\nselect 1 / 0;\n',
    }
    await expect(migrate(database, [...readMigrations(), failing, next])).rejects.toThrow(
      'The migration 9998-half.sql failed and was undone: division by zero. The database has all before it, and nothing of it.',
    )
    expect((await holder.query("select to_regclass('half') as half")).rows).toEqual([{ half: null }])
    // Whoever mends it goes on from there.
    const mended = { ...failing, text: 'create table half (id int);\n', runsFrom: '0183' }
    expect(await migrate(database, [...readMigrations(), mended, next])).toBe(readMigrations().length + 2)
    const { rows } = await holder.query(
      "select name, runs_from from migrations where name > '9' order by name",
    )
    expect(rows).toEqual([
      { name: mended.name, runs_from: '0183' },
      { name: next.name, runs_from: null },
    ])
  },
)

onPostgres(
  'a database that another line of versions has migrated is refused before anything is applied',
  slow,
  async () => {
    const { database, holder } = await buildUsedDatabase()
    await migrate(database, [...readMigrations(), { ...next, runsFrom: '0183' }])
    const ours = { name: '9998-ours.sql', digest: 'ours', text: 'create table ours (id int);\n' }
    await expect(migrate(database, [...readMigrations(), ours])).rejects.toThrow(
      'does not run on 9999-a-column.sql',
    )
    expect((await holder.query("select to_regclass('ours') as ours")).rows).toEqual([{ ours: null }])
  },
)

/** Those of before could not say so, and nobody may change them now. */
const undeclaredUpTo = '0188'

test('each migration says in its first line which code runs on it, and none names one that comes after it', () => {
  const said = readMigrations().map(({ name, runsFrom }) => ({ number: numberOf(name), runsFrom }))
  expect(said.filter(({ number, runsFrom }) => number > undeclaredUpTo && runsFrom === undefined)).toEqual([])
  expect(said.filter(({ number, runsFrom }) => runsFrom !== undefined && runsFrom > number)).toEqual([])
  expect(said.some(({ runsFrom }) => runsFrom !== undefined)).toBe(true)
})
