import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { nominateClassroom } from '../matching/nominations/nominate-classroom.ts'
import { nominatorPepper, sealNominatorHash } from '../matching/nominations/nominator-pepper.ts'
import { testServices, type TestServices } from '../test/test-services.ts'
import { importNominationsCommand } from './import-nominations.ts'

async function importFile(services: TestServices, content: string, ...options: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'tower-import-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'nominations.csv')
  writeFileSync(file, content)
  let said = ''
  const output = { write: (text: string) => void (said += text), isTerminal: false }
  const code = await importNominationsCommand([file, ...options], services, output)
  return { code, said }
}

async function withClassrooms(): Promise<{ services: TestServices; ourId: string }> {
  const services = await testServices()
  const [classroom] = await services.database.transaction((tx) =>
    tx
      .insertInto('classrooms')
      .values([
        { name: 'Room 12', import_key: 'C-1' },
        { name: 'Maker Corner', import_key: 'C-2' },
      ])
      .returning('id')
      .execute(),
  )
  return { services, ourId: classroom?.id ?? '' }
}

const ballots = ({ database }: TestServices) =>
  database.read((tx) => tx.selectFrom('classroom_nominations').selectAll().orderBy('created_at').execute())

const sheet = [
  'When?,Date,Why,Nominator,Nominator Email,Classroom ID',
  'x,2026-09-01,"They read, every day",Ana,Ana@Example.com ,C-1',
  'x,9/2/2026 14:30,,Bo,+1 (937) 555-0123,C-2',
  'x,,,Ana,ana@example.com,C-2',
].join('\r\n')

test('ballots of a list count for their classrooms, and the second import changes nothing', async () => {
  const { services } = await withClassrooms()
  expect((await importFile(services, sheet)).said).toContain('Imported 3 rows: 3 created')
  const before = await ballots(services)
  expect(before).toMatchObject([
    { created_at: new Date('2026-09-01T00:00:00Z'), reason: 'They read, every day' },
    { created_at: new Date('2026-09-02T14:30:00Z'), reason: null },
    { created_at: services.clock.now() },
  ])
  services.clock.advance(60_000)
  expect((await importFile(services, sheet)).said).toContain(
    'nothing changed: 0 created, 0 updated, 3 unchanged',
  )
  expect(await ballots(services)).toEqual(before)
})

test('no contact of a nominator reaches the database', async () => {
  const { services } = await withClassrooms()
  await importFile(services, sheet)
  const dump = await services.database.read(async (tx) =>
    JSON.stringify([
      await tx.selectFrom('classroom_nominations').selectAll().execute(),
      await tx.selectFrom('audit_log').selectAll().execute(),
      await tx.selectFrom('admin_notifications').selectAll().execute(),
    ]),
  )
  const plain = createHash('sha256').update('ana@example.com').digest('hex')
  for (const secret of ['ana@example.com', 'Ana@Example.com', '555-0123', plain])
    expect(dump).not.toContain(secret)
})

test('the same nominator counts once, whether by the form, by the list or twice in the list', async () => {
  const { services, ourId } = await withClassrooms()
  const nominatorHash = createHash('sha256').update('ana@example.com').digest('hex')
  await nominateClassroom(services, {
    classroomId: ourId,
    nominatorHash,
    reason: 'By the form.',
    address: '198.51.100.7',
  })
  const { said } = await importFile(
    services,
    `classroom,nominator,reason\n${ourId.toUpperCase()},ANA@example.com,first\nC-1,ana@example.com,second\nC-1,bo@example.com,\n`,
  )
  expect(said).toContain('1 created, 1 updated, 0 unchanged')
  expect(said).toContain('line 3 replaces line 2')
  expect(await ballots(services)).toMatchObject([{ reason: 'By the form.' }, { reason: null }])
})

test('rows for unknown classrooms, without nominators or with broken dates keep everything out', async () => {
  const { services } = await withClassrooms()
  const bad = await importFile(
    services,
    'classroom,nominator,date\nC-1,a@b.org,\nC-9,a@b.org,\nc-1,a@b.org,\n',
  )
  expect([bad.code, bad.said]).toEqual([
    1,
    expect.stringContaining('line 3: no classroom has the id “C-9”') as string,
  ])
  expect(bad.said).toContain('line 4: no classroom has the id “c-1”')
  const worse = await importFile(
    services,
    'classroom,nominator,date\nC-1,,\nC-1,someone,\nC-1,a@b.org,2026-02-30\n,a@b.org,\n',
  )
  expect(worse.said).toContain('line 2: no nominator is given')
  expect(worse.said).toContain('line 3: the nominator is neither an e-mail address nor a phone number')
  expect(worse.said).toContain('line 4: “2026-02-30” is not a date')
  expect(worse.said).toContain('line 5: no classroom is given')
  expect(await ballots(services)).toEqual([])
})

test('a dry run counts and keeps nothing', async () => {
  const { services } = await withClassrooms()
  expect((await importFile(services, sheet, '--dry-run')).said).toContain(
    'Dry run, nothing was kept: 3 created',
  )
  expect(await ballots(services)).toEqual([])
})

// One session can't race with itself: only PostgreSQL shows this.
describe.runIf(process.env.TEST_DATABASE_URL)('at the same moment', () => {
  test('two imports of one list count every ballot once', async () => {
    const { services } = await withClassrooms()
    const list = `classroom,nominator\n${Array.from({ length: 3000 }, (_, number) => `C-${(number % 2) + 1},n${number}@example.com`).join('\n')}\n`
    const reversed = `classroom,nominator\n${list.trim().split('\n').slice(1).reverse().join('\n')}\n`
    const answers = await Promise.all([importFile(services, list), importFile(services, reversed)])
    expect(answers.map(({ code }) => code)).toEqual([0, 0])
    expect(await ballots(services)).toHaveLength(3000)
  })

  test('a ballot that somebody casts by the form while a list is imported stops no import, and counts in full', async () => {
    const { services, ourId } = await withClassrooms()
    const nominator_hash = sealNominatorHash(
      createHash('sha256').update('ana@example.com').digest('hex'),
      nominatorPepper(services),
    )
    const cast = Promise.withResolvers<undefined>()
    const mayCommit = Promise.withResolvers<undefined>()
    const byForm = services.database.transaction(async (tx) => {
      await tx.insertInto('classroom_nominations').values({ classroom_id: ourId, nominator_hash }).execute()
      cast.resolve(undefined)
      await mayCommit.promise
    })
    await cast.promise
    const importing = importFile(services, 'classroom,nominator\nC-1,ana@example.com\n')
    await expect.poll(() => waiting(services), { timeout: 20_000 }).toBeGreaterThan(0)
    mayCommit.resolve(undefined)
    await byForm
    expect(await importing).toMatchObject({ code: 0 })
    expect(await ballots(services)).toMatchObject([{ confirmed_how: 'import' }])
  })
})

/** How many statements wait for another's transaction in this test's own database. */
async function waiting({ database }: TestServices): Promise<number> {
  const { rows } = await database.read((tx) =>
    sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(tx),
  )
  return rows[0]!.count
}
