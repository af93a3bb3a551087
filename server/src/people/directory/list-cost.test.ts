// What a page of the directory reads among very many people.
import type { PersonSort } from '@tower/contract/people/directory.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Tx } from '../../database/database.ts'
import { belowScan, bestMs, costRows, tellCost } from '../../test/cost-rows.ts'
import { fillQuickly } from '../../test/fill-quickly.ts'
import { costsOf } from '../../test/pages-read.ts'
import { testServices } from '../../test/test-services.ts'
import { people } from './directory.queries.ts'

const many = costRows()

/** One in a hundred a Maria, one in ten without a name, few of the staff and few disabled, one of a rare name. */
async function fill(tx: Tx): Promise<void> {
  await sql`
    insert into users (email, full_name, role, created_at, disabled_at)
    select 'person' || n || '@school' || n % 5000 || '.example',
      case when n = 70 then 'Zoltan Quetzalcoatl' when n % 10 > 0 then case when n % 100 = 7 then 'María ' else 'Name' || n % 300 || ' ' end
        || initcap(substr(md5((n % 5000)::text), 1, 7)) end,
      case when n % 50000 = 1 then 'admin' when hashint4(n) % 2 = 0 then 'teacher' else 'sponsor' end,
      '2026-01-01'::timestamptz + n * interval '1 second',
      case when n % 20000 = 3 then now() end
    from generate_series(1, ${many}::int) n`.execute(tx)
}

type Asked = Parameters<typeof people.page>[1]
type PeopleFilters = Omit<Asked, 'page' | 'pageSize' | 'sort'>
const nothing: PeopleFilters = { q: undefined, role: undefined, state: undefined }
const firstPage = { page: 1, pageSize: 20 }
const filters: Record<string, PeopleFilters> = {
  all: nothing,
  staff: { ...nothing, role: 'admin' },
  teachers: { ...nothing, role: 'teacher' },
  disabled: { ...nothing, state: 'disabled' },
  'active teachers': { ...nothing, role: 'teacher', state: 'active' },
  'disabled teachers': { ...nothing, role: 'teacher', state: 'disabled' },
  'an address': { ...nothing, q: 'person4711@school4711.example' },
  'the beginning of all addresses': { ...nothing, q: 'person' },
  'a part of addresses': { ...nothing, q: 'school' },
  'a name of one in a hundred': { ...nothing, q: 'maria' },
  'a rare name': { ...nothing, q: 'quetzal' },
  'a rare name among teachers': { ...nothing, q: 'quetzal', role: 'teacher' },
}
const sorts: PersonSort[] = ['-created', 'created', 'email', '-email', 'name', '-name']

test(
  'the first page of the directory, filtered, searched or ordered in any way, reads as little among a million as among few',
  { timeout: 600_000 },
  async () => {
    const { database } = await testServices()
    await database.transaction((tx) => fillQuickly(tx, ['users'], fill))
    const rows: Record<string, number> = {}
    const counts: Record<string, number> = {}
    const scanned: Record<string, number> = {}
    const best: Record<string, number> = {}
    for (const [what, filter] of Object.entries(filters)) {
      for (const sort of sorts) {
        const costs = await database.transaction((tx) =>
          costsOf(tx, (watched) => people.page(watched, { ...filter, ...firstPage, sort })),
        )
        const [list = 0, count = 0] = costs.map(({ pages }) => pages)
        ;[rows[`${what} ${sort}`], counts[`${what} ${sort}`]] = [list, count]
        scanned[`${what} ${sort}`] = Math.max(...costs.map((cost) => cost.rows))
      }
      best[what] = await database.read((tx) =>
        bestMs(() => people.page(tx, { ...filter, ...firstPage, sort: '-created' })),
      )
    }
    tellCost('pages of the directory', rows)
    tellCost('pages of its count', counts)
    tellCost('best milliseconds of both', best)
    // Five hundred at the top, and a thousand and one of each index, each of which may lie on a page of its own.
    expect(Math.max(...Object.values(rows)), JSON.stringify(rows)).toBeLessThanOrEqual(2_700)
    expect(Math.max(...Object.values(counts)), JSON.stringify(counts)).toBeLessThanOrEqual(2_700)
    expect(Math.max(...Object.values(scanned)), JSON.stringify(scanned)).toBeLessThanOrEqual(belowScan(many))
    const unsearched = Object.entries(rows).filter(([what]) =>
      /^(all|staff|teachers|active teachers) /.test(what),
    )
    expect(unsearched.filter(([, pages]) => pages > 120)).toEqual([])
  },
)

test('a part from the middle of an address is found at the top of the list, or anywhere when nobody else is found, and a name without its accents', async () => {
  const { database } = await testServices()
  await database.transaction(async (tx) => {
    await sql`insert into users (email, full_name, created_at)
      select 'person' || n || '@mail.example', case when n = 5 then 'José Núñez' end, '2026-01-01'::timestamptz + n * interval '1 second'
      from generate_series(1, 600) n`.execute(tx)
  })
  const find = async (q: string) =>
    (
      await database.read((tx) => people.page(tx, { ...nothing, q, ...firstPage, sort: '-created' }))
    ).rows.map(({ email }) => email)
  expect(await find('son600@')).toEqual(['person600@mail.example'])
  expect(await find('son5@')).toEqual(['person5@mail.example'])
  expect(await find('nobody here')).toEqual([])
  expect(await find('nunez')).toEqual(['person5@mail.example'])
  expect(await find('person5@')).toEqual(['person5@mail.example'])
})
