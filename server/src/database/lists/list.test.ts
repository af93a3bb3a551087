// On PGlite too: an order's place as text, and nulls in it.
import { Instant } from '@tower/contract/instant.contract.ts'
import { day, text, wholeNumber } from '@tower/contract/list-filters.ts'
import { listOf } from '@tower/contract/list.contract.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { listedRows } from '../../http/answer-list.ts'
import { testDatabase } from '../../test/test-database.ts'
import type { Database } from '../database.ts'
import type { Place } from './list-order.ts'
import { list, type ListDeclaration } from './list.ts'
import { withinPeriod } from './period.ts'

const Gift = z.object({ id: z.number(), name: z.string().nullable(), cents: z.number(), given_at: Instant })
const states = ['small', 'large'] as const
const filters = { q: text(50), state: states, least: wholeNumber(0, 100), from: day, to: day }
const sorts = ['-given', 'given', 'name', '-name', 'amount', '-amount', 'mixed', '-mixed'] as const
const call = (name: string) => ({ name: `gifts.${name}`, path: `/gifts/${name}`, summary: 'Gifts.' })
const calls = listOf(Gift, { access: 'admin', filters, sorts, page: call('list'), file: call('csv') })
type Declaration = ListDeclaration<typeof Gift, typeof filters, (typeof sorts)[number]>

/** Many of one amount, some within one millisecond, every third without a name. */
const someGifts = (many: number) => sql`(
  select n as id, case when n % 3 > 0 then 'Name ' || n % 5 end as name, (n % 7) * 100 as cents,
    '2026-01-01 05:00Z'::timestamptz + (n / 4) * interval '7 microseconds' + (n % 2) * interval '1 day' as given_at
  from generate_series(1, ${sql.lit(many)}) n) gift`

const declared: Declaration = {
  from: someGifts(30),
  columns: { name: sql`upper(name)` },
  key: sql`id`,
  orders: {
    given: [sql`given_at`],
    name: [{ by: sql`name`, nullsLast: true }],
    amount: [sql`cents`],
    mixed: [{ by: sql`name`, nullsLast: true }, { by: sql`cents`, falls: true }, sql`given_at`],
  },
  filters: {
    q: (part) => sql`position(${part.toLowerCase()} in lower(name)) > 0`,
    state: (state) => (state === 'small' ? sql`cents < 300` : sql`cents >= 300`),
    least: (cents) => sql`cents >= ${cents}`,
    ...withinPeriod(sql`given_at`),
  },
}
const gifts = list(calls, declared)
const whole = { page: 1, pageSize: 200 }

test('pages of every order neither overlap nor leave gaps, however many rows are alike', async () => {
  const database = await testDatabase()
  for (const sort of sorts) {
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map((page) => database.read((tx) => gifts.page(tx, { page, pageSize: 7, sort }))),
    )
    const ids = pages.flatMap(({ rows }) => rows.map(({ id }) => id))
    expect(new Set(ids).size, sort).toBe(30)
    expect(ids, sort).toEqual(
      (await database.read((tx) => gifts.page(tx, { ...whole, sort }))).rows.map(({ id }) => id),
    )
    expect(pages.map(({ total, hasMore }) => [total, hasMore])).toEqual(Array(5).fill([30, false]))
  }
})

test('a minus turns an order around, ties included, and who has no name comes last either way', async () => {
  const database = await testDatabase()
  const idsOf = async (sort: (typeof sorts)[number]) =>
    (await database.read((tx) => gifts.page(tx, { ...whole, sort }))).rows.map(({ id }) => id)
  expect(await idsOf('-amount')).toEqual((await idsOf('amount')).toReversed())
  const [up, down] = [await idsOf('name'), await idsOf('-name')]
  expect(down.slice(0, 20)).toEqual(up.slice(0, 20).toReversed())
  expect(down.slice(20)).toEqual(up.slice(20).toReversed())
  expect(up.slice(20).every((id) => id % 3 === 0)).toBe(true)
})

test('the first order of the contract is the usual one, and a page beyond the last is empty', async () => {
  const database = await testDatabase()
  const usual = await database.read((tx) => gifts.page(tx, whole))
  expect(usual).toEqual(await database.read((tx) => gifts.page(tx, { ...whole, sort: '-given' })))
  expect(usual.rows[0]).toEqual({
    id: expect.any(Number) as number,
    name: expect.stringMatching(/^NAME \d$/) as string,
    cents: expect.any(Number) as number,
    given_at: expect.any(Date) as Date,
  })
  expect(await database.read((tx) => gifts.page(tx, { page: 9, pageSize: 7 }))).toEqual({
    rows: [],
    total: 30,
    hasMore: false,
  })
})

test('filters narrow page, total and file alike, and hostile text finds nothing', async () => {
  const database = await testDatabase()
  for (const [narrowed, many] of [
    [{ state: 'large' as const }, 16],
    [{ least: 600 }, 4],
    [{ q: 'NAME 1', state: 'small' as const }, 2],
    [{ from: '2026-01-02' }, 15],
    [{ to: '2026-01-01' }, 15],
    [{ q: '', state: undefined }, 30],
    [{ q: `' or 1=1 --` }, 0],
    [{ q: '%' }, 0],
    [{ password_hash: 'x' }, 30],
  ] as const) {
    const { rows, total } = await database.read((tx) => gifts.page(tx, { ...whole, ...narrowed }))
    expect([rows.length, total], JSON.stringify(narrowed)).toEqual([many, many])
    expect(await fileOf(database, gifts, narrowed)).toHaveLength(many)
  }
})

test('a condition with an or widens neither the others nor what holds of every row', async () => {
  const database = await testDatabase()
  const either = list(calls, {
    ...declared,
    where: sql`id <= 10 or id > 25`,
    fileOrder: 'mixed',
    filters: {
      ...declared.filters,
      state: () => sql`id = 1 or id = 20 or id = 30`,
      q: () => sql`id < 30 or true`,
    },
  })
  const narrowed = { q: 'any', state: 'small' as const, least: 0 }
  const { rows, total } = await database.read((tx) => either.page(tx, { ...whole, ...narrowed }))
  expect([rows.map(({ id }) => id).toSorted((a, b) => a - b), total]).toEqual([[1, 30], 2])
  const walked: number[] = []
  await database.read(async (tx) => {
    for (let after: Place | undefined; walked.length < 9;) {
      const next = await either.after(tx, narrowed, { after, limit: 1 })
      walked.push(...next.rows.map(({ id }) => id))
      after = next.place
      if (after === undefined) return
    }
  })
  expect(walked).toEqual([1, 30])
  expect(await database.read((tx) => either.find(tx, sql`id = 20 or id = 21`))).toBeUndefined()
  expect(await database.read((tx) => either.find(tx, sql`id = 21 or id = 26`))).toMatchObject({ id: 26 })
})

test('an order over a value that is null, and was not said to be, fails instead of leaving rows out of the file', async () => {
  const database = await testDatabase()
  const byName = (orders: Declaration['orders']) => list(calls, { ...declared, orders, fileOrder: 'mixed' })
  const unsaid = { by: sql`name` }
  for (const mixed of [
    [unsaid],
    [unsaid, { by: sql`cents`, falls: true }],
    [{ by: sql`cents`, falls: true }, unsaid],
    [{ by: sql`cents`, nullsLast: true }, unsaid],
  ]) {
    const its = byName({ ...declared.orders, mixed })
    const afterNameless = { after: mixed[0] === unsaid ? [null, '100', '3'] : ['100', null, '3'], limit: 5 }
    await expect(database.read((tx) => its.after(tx, {}, afterNameless))).rejects.toThrow('may be null')
  }
})

test('a file has what the pages of its order have, in that order, across its batches', async () => {
  const database = await testDatabase()
  for (const sort of sorts) {
    const many = list(calls, { ...declared, from: someGifts(2_300), fileOrder: sort })
    const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
    const pages = await database.read(async (tx) => {
      const found = []
      for (const page of all) found.push(...(await many.page(tx, { page, pageSize: 200, sort })).rows)
      return found
    })
    expect(
      (await fileOf(database, many, {})).map(({ id }) => id),
      sort,
    ).toEqual(pages.map(({ id }) => id))
  }
})

test('a list counts no further than a thousand, and a file ends where it is told to', async () => {
  const database = await testDatabase()
  const many = list(calls, { ...declared, from: someGifts(2_300) })
  expect(await database.read((tx) => many.page(tx, whole))).toMatchObject({ total: 1_000, hasMore: true })
  const sizes: number[] = []
  for await (const rows of listedRows({ database }, many, {}, { most: 1_500 })) sizes.push(rows.length)
  expect(sizes).toEqual([1_000, 500])
})

test('a search that goes its own way is asked first, and what it leaves is looked for as usual', async () => {
  const database = await testDatabase()
  const searched = list(calls, {
    ...declared,
    search: async (tx, { filters: { q }, columns, matches, order }) => {
      if (q !== 'first') return undefined
      const { rows } = await sql<z.input<typeof Gift>>`
        select ${columns} from ${someGifts(3)} where ${matches({})} order by ${order}`.execute(tx)
      return { rows, total: 3, hasMore: true }
    },
  })
  const find = (q: string) => database.read((tx) => searched.page(tx, { ...whole, q }))
  expect(await find('first')).toMatchObject({ rows: [{}, {}, {}], total: 3, hasMore: true })
  expect(await find('name 2')).toEqual(await database.read((tx) => gifts.page(tx, { ...whole, q: 'name 2' })))
})

test('a column that the row names and the tables do not have fails at the first read', async () => {
  const database = await testDatabase()
  const More = Gift.extend({ currency: z.string() })
  const wider = list({ row: More, spec: calls.spec }, declared)
  await expect(database.read((tx) => wider.page(tx, whole))).rejects.toThrow(
    'column "currency" does not exist',
  )
  const wrong = list(calls, { ...declared, columns: { cents: sql`cents::text` } })
  await expect(database.read((tx) => wrong.page(tx, whole))).rejects.toThrow('not what its schema says')
})

test('an order, a filter or a column that the contract does not know, or knows and nobody says, does not compile', () => {
  const { given: _given, ...orders } = declared.orders
  const { state: _state, ...without } = declared.filters
  // @ts-expect-error: the order by date is missing.
  list(calls, { ...declared, orders })
  // @ts-expect-error: the filter by state is missing.
  list(calls, { ...declared, filters: without })
  // @ts-expect-error: rows have no such column.
  list(calls, { ...declared, columns: { currency: sql`'usd'` } })
  expect(Object.keys(orders)).not.toContain('given')
})

async function fileOf<Row, Filters>(
  database: Database,
  its: Parameters<typeof listedRows<Row, Filters>>[1],
  narrowed: Filters,
): Promise<Row[]> {
  const found: Row[] = []
  for await (const rows of listedRows({ database }, its, narrowed)) found.push(...rows)
  return found
}
