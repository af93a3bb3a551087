// On PGlite too: commands open a data folder that a server may hold.
import { exampleProof } from '@tower/contract/matching/tower-draw-example.ts'
import { sql } from 'kysely'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { numberOf, readMigrations } from '../database/read-migrations.ts'
import { testDatabaseUrl } from '../test/test-database.ts'
import { exit, withDatabase, withServices } from './command.ts'
import { findCommand, helpText } from './commands.ts'
import { createSuperadmin } from './create-superadmin.ts'

// A data folder on disk is slow to begin with.
vi.setConfig({ testTimeout: 240_000 })
let folder = ''

// One installation for all of them, as a command opens it: its own data folder, or a database of its own.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tower-cli-'))
  const url = await testDatabaseUrl()
  vi.stubEnv('DATA_DIR', join(folder, 'data'))
  vi.stubEnv('DATABASE_URL', url ?? '')
  vi.stubEnv('LOG_LEVEL', 'silent')
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

async function run(name: string, ...args: string[]): Promise<{ code: number; said: string }> {
  let said = ''
  const output = { write: (text: string) => void (said += text), isTerminal: false }
  const code = await findCommand(name)!.run(args, output)
  return { code, said }
}

test('every command is told by help, and one that takes no argument refuses it', async () => {
  const people = ['set-role', 'disable-person', 'enable-person', 'export-person', 'erase-person']
  const proofs = [
    'verify-ledger',
    'verify-audit',
    'verify-draw',
    'void-draw',
    'reconcile',
    'value-in-dollars',
  ]
  const names = [
    'adopt-secret',
    'backup',
    'restore',
    'move-to-postgres',
    'doctor',
    'migrate',
    'create-superadmin',
    'reset-second-factor',
    'send-test-mail',
    'import',
    ...people,
    ...proofs,
  ]
  for (const name of names) expect(helpText()).toContain(`  ${name}`)
  expect(findCommand('constructor')).toBeUndefined()
  for (const name of ['adopt-secret', 'doctor', 'migrate', 'verify-ledger', 'verify-audit'])
    await expect(run(name, 'surplus')).rejects.toThrow('Usage')
})

// There alone: on PGlite each opening of the folder takes a second, and what is asked is alike.
const onPostgres = test.runIf(process.env.TEST_DATABASE === 'postgres')

onPostgres('no command but migrate sets up a database in which nothing is', async () => {
  const tables = () =>
    withDatabase(
      async ({ database }) =>
        (await database.read((tx) => sql`select 1 from pg_tables where schemaname = 'public'`.execute(tx)))
          .rows,
      'look',
    )
  const script = (text: string) => withDatabase(({ database }) => database.script(text), 'look')
  await script('alter schema public rename to aside; create schema public')
  await expect(run('verify-ledger')).rejects.toThrow(
    'Nothing is set up in the database yet. Run `npm run tower',
  )
  expect((await run('doctor')).said).toContain('✘ opening: Nothing is set up in the database yet.')
  expect(await run('migrate', '--plan')).toMatchObject({
    code: exit.done,
    said: expect.stringMatching(
      /^Nothing is in the database yet: it begins with the baseline, which holds all \d+ migrations up to \d{4}-/,
    ) as string,
  })
  expect(await run('migrate', '--check')).toMatchObject({ code: exit.refused })
  expect(await tables()).toEqual([])
  await script('drop schema public; alter schema aside rename to public')
})

test('a fresh installation is well: migrated, every rule holds, the audit log is whole', async () => {
  expect(await run('migrate')).toMatchObject({ code: exit.done })
  const doctor = await run('doctor')
  // The throw-away server of the tests runs without fsync, and the doctor is right to name it.
  const isThrowAway = process.env.TEST_DATABASE_URL !== undefined
  expect(doctor.said).toContain(isThrowAway ? 'fsync = off' : 'All is well.')
  expect(doctor.said.match(/✘/g) ?? []).toHaveLength(isThrowAway ? 1 : 0)
  expect(doctor.code).toBe(isThrowAway ? exit.refused : exit.done)
  expect(doctor.said).toContain('✔ writing: no provider: what is built in writes')
  expect(await run('verify-ledger')).toMatchObject({
    code: exit.done,
    said: expect.stringMatching(/All \d+ rules hold/) as string,
  })
})

onPostgres('a command leaves a database of another version as it is, and says what to do', async () => {
  const [kept] = await withDatabase(async ({ database }) => {
    const last = sql<{ name: string; digest: string }>`
      delete from migrations where name = (select max(name) from migrations) returning name, digest`
    return (await database.transaction((tx) => last.execute(tx))).rows
  })
  if (!kept) throw new Error('there is no migration')
  await expect(run('verify-ledger')).rejects.toThrow(
    `The database lacks 1 of this version's migrations, from ${kept.name} on. Nothing was changed.`,
  )
  const planned = await run('migrate', '--plan')
  expect(planned).toEqual({ code: exit.done, said: `The database lacks 1:\n  ${kept.name}\n` })
  expect(await run('migrate', '--check')).toMatchObject({ code: exit.refused })
  const script = (text: string) => withDatabase(({ database }) => database.script(text), 'look')
  await script(`insert into migrations (name, digest) values ('${kept.name}', '${kept.digest}')`)
  // Of a later version: one that nobody runs on who does not know it, or who knows no more than this code.
  for (const runsFrom of ['null', "'9998'"]) {
    await script(`insert into migrations values ('9999-later.sql', 'later', now(), ${runsFrom})`)
    await expect(run('verify-ledger')).rejects.toThrow(
      'The database is newer than this version, which does not run on 9999-later.sql. Nothing was changed.',
    )
    await expect(run('migrate')).rejects.toThrow('newer than this version')
    await script(`delete from migrations where digest = 'later'`)
  }
})

onPostgres('a version of before runs on a later database that says so, and leaves it as it is', async () => {
  const last = readMigrations().at(-1)?.name ?? ''
  const script = (text: string) => withDatabase(({ database }) => database.script(text), 'look')
  await script(`insert into migrations values ('9999-later.sql', 'later', now(), '${numberOf(last)}')`)
  expect(await run('verify-audit')).toMatchObject({ code: exit.done })
  expect(await run('migrate')).toMatchObject({ code: exit.done })
  expect(await run('migrate', '--check')).toEqual({
    code: exit.done,
    said: `The database has all migrations of this version.\nIt has 1 of a later version, with which this one runs:\n  9999-later.sql\n`,
  })
  await script(`delete from migrations where digest = 'later'`)
})

test('a superadmin gets no password that is short or easy to guess', async () => {
  await withServices(async ({ services }) => {
    const make = (password: string) => createSuperadmin(services, { email: 'first@tower.test', password })
    await expect(make('short')).rejects.toThrow(/^A password has \d+ characters or more\.$/)
    for (const common of ['password123', 'first@tower.test'])
      await expect(make(common)).rejects.toThrow('too easy to guess')
  })
})

test('a superadmin is made once, and given a new password the second time, both in the audit log', async () => {
  const email = 'first@tower.test'
  const made = () =>
    withServices(({ services }) => createSuperadmin(services, { email, password: 'long enough to pass' }))
  expect([await made(), await made()]).toEqual([{ created: true }, { created: false }])
  expect(await run('verify-audit')).toMatchObject({
    code: exit.done,
    said: expect.stringContaining('2 rows') as string,
  })
})

test('a broken balance and a rewritten audit row are named, and the exit code tells', async () => {
  await withServices(({ services }) =>
    services.database.script(`
      insert into ledger_accounts (kind, unit, floor_cents, balance_cents) values ('fund_smbs', 'USD', 0, 12345);
      alter table audit_log disable trigger audit_log__append_only;
      update audit_log set action = 'nothing.happened' where seq = 2;
      alter table audit_log enable trigger audit_log__append_only`),
  )
  const ledger = await run('verify-ledger')
  expect(ledger.code).toBe(exit.refused)
  expect(ledger.said).toMatch(
    /✘ every balance of the house is the sum of its postings\n\s+not so for: [0-9a-f-]{36}/,
  )
  const audit = await run('verify-audit')
  expect(audit.code).toBe(exit.refused)
  expect(audit.said).toContain('broken at number 2')
  const doctor = await run('doctor')
  expect(doctor.code).toBe(exit.refused)
  expect(doctor.said).toMatch(/✘ ledger: .*\n✘ audit log: /)
})

test('a published proof is drawn again from its file, and one changed entry shows', async () => {
  const file = join(folder, 'proof.json')
  const proof = exampleProof
  writeFileSync(file, JSON.stringify(proof))
  expect(await run('verify-draw', file)).toMatchObject({
    code: exit.done,
    said: expect.stringContaining('The proof holds.') as string,
  })
  const [first, ...others] = proof.entries
  writeFileSync(file, JSON.stringify({ ...proof, entries: [{ ...first, weight: 9 }, ...others] }))
  const forged = await run('verify-draw', file)
  expect(forged.code).toBe(exit.refused)
  expect(forged.said).toContain('✘ the entries are those that were committed to')
  writeFileSync(file, '{"nothing": true}')
  await expect(run('verify-draw', file)).rejects.toThrow('This is not the proof of a draw')
  await expect(run('verify-draw', join(folder, 'absent.json'))).rejects.toThrow("can't be read")
})

onPostgres('nothing that signs or seals opens with another SECRET, until that one is adopted', async () => {
  vi.stubEnv('SECRET', 'another secret than in the data folder')
  await expect(withServices(() => Promise.resolve())).rejects.toThrow('npm run tower -- adopt-secret')
  expect(await run('adopt-secret')).toMatchObject({ code: exit.done })
  expect(await withServices(() => Promise.resolve('opened'))).toBe('opened')
  vi.stubEnv('SECRET', '')
  expect(await run('adopt-secret')).toMatchObject({ code: exit.done })
})
