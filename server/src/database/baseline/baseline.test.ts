import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { failHalfWay } from '../../../test/database/fail-half-way.ts'
import { columns } from '../columns.generated.ts'
import { createDatabase, type Database } from '../database.ts'
import { migrate } from '../migrate.ts'
import { openPglite } from '../pglite-engine.ts'
import { readMigrations } from '../read-migrations.ts'
import { findBaseline } from './find-baseline.ts'
import { isOf, readBaseline } from './read-baseline.ts'

vi.setConfig({ testTimeout: 240_000 })

const migrations = readMigrations()

async function buildEmpty(): Promise<Database> {
  const database = createDatabase(await openPglite({}))
  onTestFinished(() => database.close())
  return database
}

test('the baseline holds the first of our migrations as they are, and none that was written anew', () => {
  const baseline = readBaseline()
  expect(isOf(baseline, migrations)).toBe(true)
  expect(migrations[baseline.holds - 1]?.name).toBe(baseline.last)
  const another = migrations.map((one, at) => (at === 7 ? { ...one, digest: 'another' } : one))
  expect(isOf(baseline, another)).toBe(false)
  expect(isOf(baseline, migrations.slice(0, baseline.holds - 1))).toBe(false)
  expect(isOf(baseline, [...migrations, { name: '9999-later.sql', text: '', digest: 'later' }])).toBe(true)
})

test('an embedded database begins with the baseline and has every table of this version; one that fails half-way leaves nothing', async () => {
  const database = await buildEmpty()
  await expect(migrate(failHalfWay(database))).rejects.toThrow(
    'The baseline failed and was undone: division by zero. The database is as empty as before.',
  )
  expect(await findBaseline(database, migrations)).toBeDefined()
  expect(await migrate(database)).toBe(migrations.length)
  const applied = sql<{ of_baseline: number }>`
    select count(*)::int as of_baseline from migrations group by applied_at order by min(name) limit 1`
  expect((await database.read((tx) => applied.execute(tx))).rows).toEqual([
    { of_baseline: readBaseline().holds },
  ])
  const found = sql<{ name: string; names: string[] }>`
    select relname as name, array_agg(attname::text order by attnum) as names
    from pg_attribute join pg_class c on c.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and attnum > 0 and not attisdropped
      and relname <> 'migrations' group by relname`
  const { rows } = await database.read((tx) => found.execute(tx))
  expect(Object.fromEntries(rows.map(({ name, names }) => [name, names]))).toEqual(columns)
})

test('only a database in which nothing is begins with the baseline, for a version that has all that it holds', async () => {
  const database = await buildEmpty()
  const begins = async (known = migrations) => (await findBaseline(database, known)) !== undefined
  expect(await begins()).toBe(true)
  expect(await begins(migrations.slice(0, 20))).toBe(false)
  for (const [make, undo] of [
    ['create table notes (id int)', 'drop table notes'],
    ['create function one() returns int language sql as $$ select 1 $$', 'drop function one()'],
    [`create type mood as enum ('calm')`, 'drop type mood'],
    ['create schema own; set search_path = own, public', 'set search_path = public'],
  ] as const) {
    await database.script(make)
    expect(await begins(), make).toBe(false)
    await database.script(undo)
    expect(await begins(), undo).toBe(true)
  }
})
