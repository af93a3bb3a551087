import { nomineeSorts, nomineeStates } from '@tower/contract/matching/nominees.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Tx } from '../../../database/database.ts'
import { belowScan, costRows } from '../../../test/cost-rows.ts'
import { costsOf } from '../../../test/pages-read.ts'
import { testServices } from '../../../test/test-services.ts'
import { keepNominees } from './keep-nominees.ts'
import { countNominees, listNomineeRows, type NomineeFilters } from './nominees.queries.ts'
import { parseNomineeSearch } from './parse-nominee-search.ts'

const ballots = costRows(60_000)
const classrooms = ballots / 10
const named = classrooms

/** Classrooms, half of them with an address, their ballots, and teachers whom nobody linked. */
async function fill(tx: Tx): Promise<void> {
  // No triggers and no foreign keys: what is measured is reading. What the triggers would write is written at the end.
  await sql`set local session_replication_role = replica`.execute(tx)
  const id = (number: ReturnType<typeof sql>) =>
    sql`('00000000-0000-4000-8000-' || lpad((${number})::text, 12, '0'))::uuid`
  await sql`
    insert into classrooms (id, name, school, teacher_email)
    select ${id(sql`n`)}, 'Room ' || n, 'School ' || n % 900, case when n % 2 = 0 then 'teacher' || n || '@school.edu' end
    from generate_series(1, ${classrooms}::int) n`.execute(tx)
  await sql`
    insert into classroom_nominations (classroom_id, nominator_hash, created_at)
    select ${id(sql`n::bigint * n % ${sql.lit(classrooms)} + 1`)}, md5(n::text),
      '2026-01-01'::timestamptz + n * interval '1 minute'
    from generate_series(1, ${ballots}::int) n`.execute(tx)
  await sql`
    insert into teacher_nominations (nominator_name, nominator_email, teacher_name, school, reason)
    select 'Sam Poe', 'sam' || n || '@x.org', 'Teacher ' || n % 9000, 'School ' || n % 900, 'They read every day.'
    from generate_series(1, ${named}::int) n`.execute(tx)
  await sql`
    insert into nominee_changes (unit_id)
    select distinct classroom_id from classroom_nominations union all select id from teacher_nominations`.execute(
    tx,
  )
}

const all: NomineeFilters = { words: undefined, state: undefined }
const filters: Record<string, NomineeFilters> = {
  all,
  ...Object.fromEntries(nomineeStates.map((state) => [state, { ...all, state }])),
  address: { ...all, words: parseNomineeSearch('teacher700@school.edu') },
  school: { ...all, words: parseNomineeSearch('School 77') },
  nobody: { ...all, words: parseNomineeSearch('nobody here') },
}

test(
  'a page of nominees reads some two hundred pages of the database at most, however many ballots there are',
  { timeout: 600_000 },
  async () => {
    const services = await testServices()
    const { database } = services
    await database.transaction(fill)
    await keepNominees(services)
    // As the database's own cleaning leaves it: counting row by row left the places of lower counts behind.
    await database.script('vacuum analyze nominees')
    await database.script('analyze nominee_state')
    const read: Record<string, number> = {}
    const scanned: number[] = []
    for (const [what, filter] of Object.entries(filters))
      for (const sort of nomineeSorts)
        for (const offset of [0, 980]) {
          const work = async (watched: Tx) => {
            await listNomineeRows(watched, filter, { sort, limit: 20, offset })
            await countNominees(watched, filter)
          }
          const costs = await database.transaction((tx) => costsOf(tx, work))
          read[`${what} ${sort} from ${offset}`] = costs.reduce((sum, { pages }) => sum + pages, 0)
          scanned.push(...costs.map(({ rows }) => rows))
        }
    const most = (isMeant: (name: string) => boolean) =>
      Math.max(...Object.entries(read).flatMap(([name, pages]) => (isMeant(name) ? pages : [])))
    const isFirst = (name: string) => name.endsWith('from 0')
    const isSearch = (name: string) => name.startsWith('school')
    const said = JSON.stringify(read, null, 1)
    expect(
      most((name) => isFirst(name) && !isSearch(name)),
      said,
    ).toBeLessThanOrEqual(200)
    // A word of many: a thousand and one are put in order at most, and the fiftieth page passes a thousand rows of an
    // index. Each row may lie on a page of its own.
    expect(
      most(() => true),
      said,
    ).toBeLessThanOrEqual(2_200)
    expect(Math.max(...scanned)).toBeLessThanOrEqual(belowScan(classrooms + named))
  },
)
