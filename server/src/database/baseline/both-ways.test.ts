import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { flattenJoins } from '../../../test/database/flatten-joins.ts'
import { emptyDatabaseUrl } from '../../../test/process/build-backups.ts'
import { compareCatalogs, readCatalog, readCatalogIn } from '../../../test/database/read-catalog.ts'
import { bookRules } from '../../domains.ts'
import { verifyLedger } from '../../money/ledger/verify-ledger.ts'
import { createDatabase, type Database } from '../database.ts'
import { migrate } from '../migrate.ts'
import { openPostgres } from '../postgres-engine.ts'
import { readMigrations } from '../read-migrations.ts'
import { readBaseline } from './read-baseline.ts'

// One database is made from the first migration on.
vi.setConfig({ testTimeout: 300_000 })

function open(url: string): Database {
  const database = createDatabase(openPostgres({ url, onConnectionError: () => undefined }))
  onTestFinished(() => database.close())
  return database
}

/** What is done to the one database, and which thing is another then. */
const planted = {
  'alter table pools add column later text': 'column pools.later',
  // The same columns in another order.
  'alter table keepsakes drop column active, drop column place, add column active boolean default true not null, add column place integer':
    'column keepsakes.place',
  'alter table programs alter column goal_cents set default 1': 'column programs.goal_cents',
  'alter table mails alter column created_at drop not null': 'column mails.created_at',
  [`comment on column payments.id is 'another'`]: 'column payments.id',
  'alter table rate_limits set (fillfactor = 71)': 'relation rate_limits',
  'grant select on payments to public': 'relation payments',
  [`comment on table donors is 'another'`]: 'relation donors',
  'alter table slots drop constraint slots__held_is_matched, add constraint slots__held_is_matched check (held_cents >= 0)':
    'constraint slots - slots__held_is_matched',
  'drop index admin_notifications__newest': 'index admin_notifications__newest',
  'create or replace function audit_refuse_change() returns trigger language plpgsql as $$ begin return null; end $$':
    'function audit_refuse_change()',
  'revoke execute on function org_day(timestamptz) from public': 'function org_day(timestamp with time zone)',
  'alter table receipts disable trigger receipts__append_only': 'trigger receipts receipts__append_only',
  [`create or replace view public_prospect_goals as select id, prospect_id, 'Goal' as title, description, target_cents, raised_cents, is_active,
    created_at from prospect_goals`]: 'rule public_prospect_goals _RETURN',
  'alter sequence orders_number_seq restart with 7': 'at orders_number_seq',
  'alter sequence slots_number_seq cache 5': 'sequence slots_number_seq',
  [`create type mood as enum ('calm')`]: 'type mood',
  'create schema own': 'schema own',
  'create statistics of_pools on id, name from pools': 'statistics of_pools',
  'create policy nobody on pools using (false)': 'policy pools nobody',
  'alter default privileges grant select on tables to public': 'granted postgres r',
  'create collation calm from "C"': 'number pg_collation',
  'update receipt_counter set last_number = 1': 'row receipt_counter 0',
} as const

test('all migrations one by one and the baseline with those after it make the same database, whichever of two processes begins', async () => {
  const since = new Date()
  const [first, begun] = [open(await emptyDatabaseUrl()), await emptyDatabaseUrl()]
  const [database, other] = [open(begun), open(begun)]
  await Promise.all([
    migrate(database),
    migrate(other),
    migrate(first, readMigrations(), { fromFirst: true }),
  ])
  const before = await readCatalog(first, since)
  expect(before.size).toBeGreaterThan(7_000)
  expect(compareCatalogs(before, await readCatalog(database, since))).toEqual([])
  expect(await countInstants(database)).toBe(1 + readMigrations().length - readBaseline().holds)
  expect(await countInstants(first)).toBe(readMigrations().length)
  expect(await database.transaction((tx) => verifyLedger(tx, bookRules))).toEqual([])

  const changed = database.transaction(async (tx) => {
    for (const statement of Object.keys(planted)) await sql.raw(statement).execute(tx)
    throw new Planted(compareCatalogs(before, await readCatalogIn(tx, since)))
  })
  const { found } = await changed.catch((error: unknown) => {
    if (error instanceof Planted) return error
    throw error
  })
  const names = found.map((line) => line.slice(0, line.indexOf(': ')))
  expect(Object.values(planted).filter((name) => !names.includes(name))).toEqual([])
  expect(compareCatalogs(before, await readCatalog(database, since))).toEqual([])
})

/** Takes back what was planted, with what was found of it. */
class Planted extends Error {
  readonly found: readonly string[]
  constructor(found: readonly string[]) {
    super('planted')
    this.found = found
  }
}

/** In how many transactions its migrations were applied. */
async function countInstants(database: Database): Promise<number> {
  const counted = sql<{
    instants: number
  }>`select count(distinct applied_at)::int as instants from migrations`
  return (await database.read((tx) => counted.execute(tx))).rows[0]?.instants ?? 0
}

test('parentheses that join alike are nothing, and any others are', () => {
  const nested = `CHECK ((((a >= 1) AND (a <= 9)) AND ((b = ')') OR ((c) OR d))))`
  expect(flattenJoins(nested)).toBe(
    flattenJoins(`CHECK (((a >= 1) AND (a <= 9) AND ((b = ')') OR (c) OR d)))`),
  )
  const [one, other] = ['CHECK (((a AND b) OR c))', 'CHECK ((a AND (b OR c)))']
  expect(flattenJoins(one)).not.toBe(flattenJoins(other))
  expect(flattenJoins('(NOT (a AND b) AND c)')).not.toBe(flattenJoins('(NOT a AND b AND c)'))
  expect(flattenJoins('(f(a AND b) AND c)')).not.toBe(flattenJoins('(f a AND b AND c)'))
})
