import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../test/test-database.ts'
import { countUpToBound } from './bounded-total.ts'

test('a list is counted exactly up to a thousand rows, and no further', async () => {
  const database = await testDatabase()
  const count = (rows: number) =>
    database.read((tx) => countUpToBound(tx, sql`select from generate_series(1, ${sql.lit(rows)})`))
  expect(await count(0)).toEqual({ total: 0, hasMore: false })
  expect(await count(1_000)).toEqual({ total: 1_000, hasMore: false })
  expect(await count(1_001)).toEqual({ total: 1_000, hasMore: true })
  expect(await count(5_000)).toEqual({ total: 1_000, hasMore: true })
})
