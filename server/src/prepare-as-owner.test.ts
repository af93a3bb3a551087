import pg from 'pg'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findCommand } from './cli/commands.ts'
import { readConfig } from './config.ts'
import { openServices } from './open-services.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { createLog } from './log.ts'
import { clearExpired } from './jobs/clear-expired.ts'
import { buildDraw, buildClassrooms, buildSlots } from '../test/matching/draws/build-draw.ts'
import { runDraw } from './matching/draws/run-draw.ts'
import type { Actor } from './http/actor.ts'
import { buildGiving, type GivingWorld } from '../test/money/giving/build-giving.ts'
import { returnPayment } from './money/giving/review/return-payment.ts'
import { warnOfOwnTables } from './process/warn-of-own-tables.ts'
import { verifyBooks } from './process/verify-books.ts'
import { buildActor } from '../test/people/identity/build-actor.ts'
import { prepareAsOwner } from './prepare-as-owner.ts'
import { Refusal } from './refusal.ts'
import { sayFailure } from './say-failure.ts'
import { PaymentsRefused } from './payments/payments.ts'
import { testDatabaseUrl } from './test/test-database.ts'
import { createDatabase, type Database } from './database/database.ts'
import { openPostgres } from './database/postgres-engine.ts'
import { migrate } from './database/migrate.ts'
import { numberOf, readMigrations } from './database/read-migrations.ts'
import { countOwnTables } from './database/process-role.ts'

/** A database whose tables belong to one role, and the process's connection as another. */
async function buildTwoRoles(): Promise<{ database: Database; url: string; ownerUrl: string }> {
  const ownerUrl = (await testDatabaseUrl()) ?? ''
  const role = `process_${crypto.randomUUID().slice(0, 8)}`
  const admin = new pg.Client({ connectionString: ownerUrl })
  await admin.connect()
  await admin.query(`create role ${role} login password 'process'`)
  onTestFinished(async () => {
    await admin.query(`drop owned by ${role}`)
    await admin.query(`drop role ${role}`)
    await admin.end()
  })
  const url = new URL(ownerUrl)
  url.username = role
  url.password = 'process'
  await prepareAsOwner({ ownerUrl, processUrl: url.href }, () => undefined)
  // Every start prepares again.
  await prepareAsOwner({ ownerUrl, processUrl: url.href }, () => undefined)
  const database = createDatabase(
    openPostgres({ url: url.href, poolSize: 8, onConnectionError: () => undefined }),
  )
  onTestFinished(() => database.close().catch(() => undefined))
  return { database, url: url.href, ownerUrl }
}

/** Staff return money that nobody asked for; the provider refuses at first, which takes the decision back. */
async function returnTwice({ services, sandbox, deliverAll }: GivingWorld, actor: Actor): Promise<void> {
  await sandbox.giveSavedCard('cus_stranger')
  const charge = { customerRef: 'cus_stranger', amountCents: 700, idempotencyKey: 'b', metadata: {} }
  await services.payments.chargeSavedCard({ ...charge, description: 'Not ours' })
  await deliverAll()
  const { id: paymentId } = await services.database.read((tx) =>
    tx.selectFrom('payments').select('id').where('state', '=', 'unmatched').executeTakeFirstOrThrow(),
  )
  const refusing = {
    ...services.payments,
    refund: () => Promise.reject(new PaymentsRefused('not now', 'declined')),
  }
  const asked = { actor, paymentId, reason: 'Not ours' }
  await expect(returnPayment({ ...services, payments: refusing }, asked)).rejects.toBeInstanceOf(Refusal)
  const reviews = await services.database.read((tx) => tx.selectFrom('payment_reviews').selectAll().execute())
  expect(reviews).toEqual([])
  await returnPayment(services, asked)
  await deliverAll()
}

describe.runIf(process.env.TEST_DATABASE_URL)('a process whose role owns nothing', () => {
  test('cannot alter, switch off, empty, rewrite or delete what must stay', async () => {
    const { database } = await buildTwoRoles()
    expect(await database.read(countOwnTables)).toBe(0)
    // On a database that an owner has migrated it starts without the owner's address.
    expect(await migrate(database)).toBe(readMigrations().length)
    // It may read everything: a copy of the database by pg_dump needs no owner.
    const sequences = sql<{
      name: string
    }>`select format('%I.%I', schemaname, sequencename) as name from pg_sequences`
    for (const { name } of (await database.read((tx) => sequences.execute(tx))).rows)
      await database.read((tx) => sql.raw(`select last_value from ${name}`).execute(tx))
    for (const statement of [
      'alter table ledger_postings disable trigger all',
      'alter table payments add column more text',
      'drop trigger receipts__append_only on receipts',
      'set session_replication_role = replica',
      'truncate ledger_postings',
      'truncate sessions',
      'delete from ledger_postings',
      'delete from payments',
      'delete from receipts',
      'delete from audit_log',
      'update ledger_postings set amount_cents = 1',
      "update audit_log set action = 'x'",
      "insert into ledger_moves values ('budget_allocated', -1, 'refund_reserve')",
      'create table another (id int)',
      'create function ledger_refuse_change() returns trigger language plpgsql as $$ begin return new; end $$',
      "update migrations set digest = 'x'",
    ]) {
      const refused = database.transaction((tx) => sql.raw(statement).execute(tx))
      await expect(refused, statement).rejects.toMatchObject({ code: '42501' })
    }
  })

  test('cannot put a temporary table of its own before the eyes of a trigger', async () => {
    const { database } = await buildTwoRoles()
    const world = await buildGiving({ database })
    await world.give({ email: 'ana@example.org' })
    await world.give({ email: 'ben@example.org' })
    const forged = database.transaction(async (tx) => {
      for (const statement of [
        `create temporary table donors as
          select old.id, heir.id as merged_into_id from public.donors old join public.donors heir on heir.id <> old.id`,
        `update public.slots set donor_id = forged.merged_into_id, ordinal = 9 from pg_temp.donors forged
          where forged.id = slots.donor_id and slots.number = 1`,
        'set constraints all immediate',
      ])
        await sql.raw(statement).execute(tx)
    })
    await expect(forged).rejects.toMatchObject({ constraint: 'slots__stay_with_their_donor' })
  })

  test('is not warned at its start, as a process is whose role owns the tables', async () => {
    const { database, ownerUrl } = await buildTwoRoles()
    const owner = createDatabase(openPostgres({ url: ownerUrl, onConnectionError: () => undefined }))
    onTestFinished(() => owner.close())
    const lines: string[] = []
    const log = createLog({ LOG_LEVEL: 'warn' }, { write: (line) => void lines.push(line) })
    await warnOfOwnTables({ database, log })
    expect(lines).toEqual([])
    await warnOfOwnTables({ database: owner, log })
    expect(lines.join('')).toContain('DATABASE_OWNER_URL')
  })

  test('is given its rights by many processes that start at once, and each of them starts', async () => {
    const { url, ownerUrl } = await buildTwoRoles()
    const start = () => prepareAsOwner({ ownerUrl, processUrl: url }, () => undefined)
    const started = await Promise.allSettled(Array.from({ length: 6 }, start))
    expect(started.filter(({ status }) => status === 'rejected')).toEqual([])
  })

  test('opens, and runs commands, with its own address alone; of a database that is behind it says whose turn it is', async () => {
    const { url, ownerUrl } = await buildTwoRoles()
    const folder = mkdtempSync(join(tmpdir(), 'tower-role-'))
    const given = { NODE_ENV: 'test', DATABASE_URL: url, DATA_DIR: folder, LOG_LEVEL: 'silent' }
    for (const [name, value] of Object.entries(given)) vi.stubEnv(name, value)
    const owner = new pg.Client({ connectionString: ownerUrl })
    await owner.connect()
    onTestFinished(async () => {
      vi.unstubAllEnvs()
      rmSync(folder, { recursive: true })
      await owner.end()
    })
    const config = readConfig({ ...given, MIGRATE_AT_START: 'false' })
    const start = async () =>
      (await openServices(config, config.MIGRATE_AT_START ? 'migrate' : 'set-up')).close()
    await start()
    let said = ''
    const output = { write: (text: string) => void (said += text), isTerminal: false }
    for (const name of ['doctor', 'verify-ledger', 'verify-audit', 'reconcile'])
      await findCommand(name)!.run([], output)
    expect(said).toContain('✔ database role: owns no table')
    expect(said).toMatch(/All \d+ rules hold/)
    // One that begins with a table: whoever may not make one is told so before anything else.
    const { name: last, digest } = readMigrations().findLast(
      ({ text }) => /^create table /m.exec(text)?.index === text.search(/^[a-z]/m),
    )!
    await owner.query('delete from migrations where name = $1', [last])
    // Another process is at it at this moment.
    const waits = start()
    await owner.query('insert into migrations (name, digest) values ($1, $2)', [last, digest])
    await waits
    await owner.query('delete from migrations where name = $1', [last])
    await expect(start()).rejects.toThrow(
      `The database lacks 1 of this version's migrations, from ${last} on.`,
    )
    const refused = await findCommand('migrate')!
      .run([], output)
      .catch((error: unknown) => sayFailure(error))
    expect(refused).toContain('the address of its owner')
  })

  test('keeps the rights that a later version gave it, when an earlier one is prepared again', async () => {
    const { url, ownerUrl } = await buildTwoRoles()
    const owner = new pg.Client({ connectionString: ownerUrl })
    await owner.connect()
    onTestFinished(() => owner.end())
    const { username } = new URL(url)
    const last = readMigrations().at(-1)?.name ?? ''
    await owner.query(`insert into migrations values ('9999-later.sql', 'later', now(), '${numberOf(last)}')`)
    await owner.query('create table of_later (id int)')
    await owner.query(`grant delete on of_later to ${username}`)
    await prepareAsOwner({ ownerUrl, processUrl: url }, () => undefined)
    const may = await owner.query(
      `select has_table_privilege('${username}', 'of_later', 'delete') as deletes,
        has_table_privilege('${username}', 'of_later', 'update') as updates`,
    )
    expect(may.rows).toEqual([{ deletes: true, updates: false }])
  })

  test('does all its work: gifts, refunds, decisions of staff, a draw, jobs, sign-in, expiry and the proof of the books', async () => {
    const { database, url } = await buildTwoRoles()
    const world = await buildGiving({ database, environment: { DATABASE_OWNER_URL: url, DATABASE_URL: url } })
    const { services } = world
    const actor = await buildActor(services)
    expect(actor.role).toBe('admin')
    const { bearer } = await world.signIn('sam@example.org')
    const given = await world.give({ bearer, amountCents: 160_000 })
    await world.give({ email: 'ana@example.org', destination: 'project', amountCents: 500_000 })
    await services.payments.refund({ paymentId: given.paymentId, amountCents: 5_000, idempotencyKey: 'a' })
    await world.deliverAll()
    await buildClassrooms(services, [2, 3])
    await buildSlots(services, 1)
    const drawId = await buildDraw(services, { capacity: 1 })
    expect((await runDraw(services, { drawId, actor: null })).assigned).toBe(1)
    await returnTwice(world, actor)
    await clearExpired(services)
    const jobs = await startJobs(services)
    await jobs.stop()
    expect(await verifyBooks(services, { full: true })).toEqual([])
  })
})
