import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../test/test-database.ts'

test('cents are added up exactly, of none there is no sum, and what is too much is an error', async () => {
  const database = await testDatabase()
  const sumOf = (cents: string) =>
    database.read(async (tx) => {
      const { rows } = await sql<{ sum: string | null }>`
        select sum_cents(cents)::text as sum from unnest(${cents}::bigint[]) cents`.execute(tx)
      return rows[0]?.sum
    })
  expect(await sumOf('{9223372036854775000,807,null,-1,1}')).toBe('9223372036854775807')
  expect(await sumOf('{}')).toBeNull()
  await expect(sumOf('{9223372036854775807,1}')).rejects.toThrow('bigint out of range')
})
