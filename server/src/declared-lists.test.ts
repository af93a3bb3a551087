import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database, Tx } from './database/database.ts'
import type { List } from './database/lists/list.ts'
import { listedRows } from './http/answer-list.ts'
import { testDatabase } from './test/test-database.ts'

type AnyList = List<unknown, Record<string, never>, unknown>

/** Each list that is declared anywhere, by its name in the code. */
async function findLists(): Promise<[string, AnyList][]> {
  const source = fileURLToPath(new URL('.', import.meta.url))
  const files = globSync('**/*.queries.ts', { cwd: source }).filter((file) =>
    /^import \{ list\b.*\/lists\/list\.ts'$/m.test(readFileSync(`${source}/${file}`, 'utf8')),
  )
  const modules = await Promise.all(
    files.map((file) => import(`${source}/${file}`) as Promise<Record<string, unknown>>),
  )
  return modules.flatMap((module) => Object.entries(module)).filter(isList)
}

function isList(entry: [string, unknown]): entry is [string, AnyList] {
  const [, value] = entry
  return typeof value === 'object' && value !== null && 'sorts' in value && 'after' in value
}

test('pages of every order of each declared list neither overlap nor leave gaps, and its file has their rows', async ({
  task,
}) => {
  const lists = await findLists()
  expect(lists.length).toBeGreaterThan(2)
  task.meta.rows = lists.length
  const database = await testDatabase()
  for (const [name, list] of lists) expect(await expectWholeList(database, list), name).toBe(0)
  await database.transaction(fillAlike)
  for (const [name, list] of lists) expect(await expectWholeList(database, list), name).toBe(13)
})

/** Thirteen rows of each list, many of them alike, every third without what may be missing. */
async function fillAlike(tx: Tx): Promise<void> {
  await sql`insert into users (email, full_name, role, created_at)
    select 'person' || n || '@school.edu', case when n % 3 > 0 then 'Name ' || n % 2 end, 'teacher',
      '2026-01-01Z'::timestamptz + n / 6 * interval '7 microseconds' from generate_series(1, 13) n`.execute(
    tx,
  )
  await sql`insert into role_history (user_id, new_role, reason, changed_at)
    select id, role, 'For a test.', '2026-01-01Z' from users`.execute(tx)
  await sql`insert into approvals (kind, subject_id, digest, what, amount_cents, limit_cents, window_days, teacher_id, state,
      asked_by, asked_at)
    select 'reimbursement', id, '', 'What', 100, 100, 30, case when full_name is not null then id end, 'alone', id, created_at
    from users`.execute(tx)
  await sql`insert into payouts (id, amount_cents, currency, status, is_automatic, is_itemized, created_at, arrives_at)
    select 'po_' || n, n / 4 * 100, 'usd', 'paid', true, true,
      '2026-01-01Z'::timestamptz + n / 6 * interval '7 microseconds', '2026-01-02Z' from generate_series(1, 13) n`.execute(
    tx,
  )
  await sql`insert into mails (dedupe_key, to_email, template, params, created_at)
    select 'm:' || row_number() over (order by id), email, 'receipt', '{}', created_at from users`.execute(tx)
  await sql`insert into mailings (segment, subject_en, text_en, subject_es, text_es, readers, author_id, request_key, created_at, updated_at)
    select 'monthly', 'Subject ' || row_number() over (order by id) % 3, 'Text', '', '',
      case when full_name is not null then 5 end, id, id, created_at, created_at from users`.execute(tx)
  await sql`insert into mail_suppressions (email, reason, said, since)
    select email, 'refused', full_name, created_at from users`.execute(tx)
  await sql`insert into donors (kind, user_id, created_at) select 'person', id, created_at from users`.execute(
    tx,
  )
  await sql`insert into payments (provider_payment_id, donor_id, destination, amount_cents, currency, state, settled_at)
    select 'pi_' || id, id, 'classrooms', 4000 + row_number() over (order by id) % 3, 'usd', 'settled', created_at
    from donors`.execute(tx)
  await sql`insert into classrooms (name, teacher_id, created_at)
    select 'Room ' || row_number() over (order by id) % 3, id, created_at from users`.execute(tx)
  await sql`insert into story_books (teacher_id, classroom_id, title, seed, request_key, created_at, updated_at, submitted_at)
    select teacher_id, id, name, 1, 'one', created_at, created_at, case when name <> 'Room 0' then created_at end
    from classrooms`.execute(tx)
}

/** Answers how many rows the list has. */
async function expectWholeList(database: Database, list: AnyList): Promise<number> {
  const { sorts } = list
  const read = (asked: { page: number; pageSize: number; sort: string | undefined }) =>
    database.read((tx) => list.page(tx, asked))
  const inFile = await fileOf(database, list)
  for (const sort of sorts.length > 0 ? sorts : [undefined]) {
    const whole = (await read({ page: 1, pageSize: 200, sort })).rows
    const pages = await Promise.all([1, 2, 3, 4].map((page) => read({ page, pageSize: 5, sort })))
    expect(pages.flatMap(({ rows }) => rows)).toEqual(whole)
    expect(pages.map(({ total }) => total)).toEqual(Array(4).fill(whole.length))
    expect(asTexts(inFile), sort).toEqual(asTexts(whole))
  }
  // From each row to the next, as a file of many thousands walks.
  const walked: unknown[] = []
  await database.read(async (tx) => {
    let next = await list.after(tx, {}, { after: undefined, limit: 1 })
    while (next.place && walked.push(...next.rows) <= inFile.length)
      next = await list.after(tx, {}, { after: next.place, limit: 1 })
  })
  expect(asTexts(walked)).toEqual(asTexts(inFile))
  expect(new Set(asTexts(inFile)).size).toBe(inFile.length)
  return inFile.length
}

async function fileOf(database: Database, list: AnyList) {
  const found: unknown[] = []
  for await (const rows of listedRows({ database }, list, {})) found.push(...rows)
  return found
}

/** Pages carry no place, rows of a walk do. */
const asTexts = (rows: readonly unknown[]) =>
  rows.map((row) => JSON.stringify({ ...(row as object), place: undefined })).toSorted()
