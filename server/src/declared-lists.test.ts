import { payoutList } from '@tower/contract/money/closing-payouts.contract.ts'
import { roleChangeList } from '@tower/contract/oversight/history.contract.ts'
import { peopleList } from '@tower/contract/people/directory.contract.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database, Tx } from './database/database.ts'
import type { List } from './database/lists/list.ts'
import { listedRows } from './http/answer-list.ts'
import { payouts } from './money/closing/payouts/listed-payouts.queries.ts'
import { roleChanges } from './oversight/history/listed-role-changes.queries.ts'
import { people } from './people/directory/directory.queries.ts'
import { testDatabase } from './test/test-database.ts'

/** Each declared list, with its orders. */
const promises = {
  people: (database: Database) => expectWholeList(database, peopleList.spec, people),
  payouts: (database: Database) => expectWholeList(database, payoutList.spec, payouts),
  'changes of role': (database: Database) => expectWholeList(database, roleChangeList.spec, roleChanges),
}

test('pages of every order of each declared list neither overlap nor leave gaps, and its file has their rows', async ({
  task,
}) => {
  task.meta.rows = Object.keys(promises).length
  const database = await testDatabase()
  for (const expectWhole of Object.values(promises)) expect(await expectWhole(database)).toBe(0)
  await database.transaction(fillAlike)
  for (const [name, expectWhole] of Object.entries(promises))
    expect(await expectWhole(database), name).toBe(13)
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
  await sql`insert into payouts (id, amount_cents, currency, status, is_automatic, is_itemized, created_at, arrives_at)
    select 'po_' || n, n / 4 * 100, 'usd', 'paid', true, true,
      '2026-01-01Z'::timestamptz + n / 6 * interval '7 microseconds', '2026-01-02Z' from generate_series(1, 13) n`.execute(
    tx,
  )
}

/** Answers how many rows the list has. */
async function expectWholeList<Row, Filters, Asked>(
  database: Database,
  { sorts }: { sorts: readonly string[] },
  list: List<Row, Filters, Asked>,
): Promise<number> {
  const read = (asked: { page: number; pageSize: number; sort: string | undefined }) =>
    database.read((tx) => list.page(tx, asked as Asked))
  const inFile = await fileOf(database, list)
  for (const sort of sorts.length > 0 ? sorts : [undefined]) {
    const whole = (await read({ page: 1, pageSize: 200, sort })).rows
    const pages = await Promise.all([1, 2, 3, 4].map((page) => read({ page, pageSize: 5, sort })))
    expect(pages.flatMap(({ rows }) => rows)).toEqual(whole)
    expect(pages.map(({ total }) => total)).toEqual(Array(4).fill(whole.length))
    expect(asTexts(inFile), sort).toEqual(asTexts(whole))
  }
  // From each row to the next, as a file of many thousands walks.
  const walked: Row[] = []
  await database.read(async (tx) => {
    let next = await list.after(tx, {} as Filters, { after: undefined, limit: 1 })
    while (next.place && walked.push(...next.rows) <= inFile.length)
      next = await list.after(tx, {} as Filters, { after: next.place, limit: 1 })
  })
  expect(asTexts(walked)).toEqual(asTexts(inFile))
  expect(new Set(asTexts(inFile)).size).toBe(inFile.length)
  return inFile.length
}

async function fileOf<Row, Filters>(database: Database, list: Pick<List<Row, Filters, never>, 'after'>) {
  const found: Row[] = []
  for await (const rows of listedRows({ database }, list, {} as Filters)) found.push(...rows)
  return found
}

/** Pages carry no place, rows of a walk do. */
const asTexts = (rows: readonly unknown[]) =>
  rows.map((row) => JSON.stringify({ ...(row as object), place: undefined })).toSorted()
