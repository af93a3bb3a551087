// On PGlite too: what types its columns have as rows.
import { Instant } from '@tower/contract/instant.contract.ts'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { testDatabase } from '../test/test-database.ts'
import { rows, setRowChecks } from './rows.ts'

const Gift = z.object({ cents: z.number().int(), given_at: Instant, name: z.string().nullable() })

afterEach(() => setRowChecks(true))

test('rows are what their schema says, as the database gives them', async () => {
  const database = await testDatabase()
  const gifts = rows(Gift)`
    select 12::bigint as cents, '2026-11-02T12:00:00Z'::timestamptz as given_at, null::text as name`
  expect(await database.read(gifts.all)).toEqual([
    { cents: 12, given_at: new Date('2026-11-02T12:00:00Z'), name: null },
  ])
  expect(await database.read(gifts.first)).toMatchObject({ cents: 12 })
})

test('a column that was forgotten in the select, or is of another type, fails where rows are checked', async () => {
  const database = await testDatabase()
  for (const [select, column] of [
    [rows(Gift)`select 12 as cents, now() as given_at`, 'name'],
    [rows(Gift)`select 12 as cents, now()::text as given_at, '' as name`, 'given_at'],
    [rows(Gift)`select '12' as cents, now() as given_at, '' as name`, 'cents'],
    [rows(Gift)`select null::int as cents, now() as given_at, '' as name`, 'cents'],
  ] as const) {
    await expect(database.read(select.all)).rejects.toThrow(
      new RegExp(`not what its schema says: .*\n.*${column}`),
    )
  }
})

test('production does not look at rows', async () => {
  const database = await testDatabase()
  setRowChecks(false)
  expect(await database.read(rows(Gift)`select 12 as cents`.all)).toEqual([{ cents: 12 }])
})

test('values are values, however they look', async () => {
  const database = await testDatabase()
  const Said = z.object({ said: z.string() })
  const hostile = `'; drop table users; --`
  expect(await database.read(rows(Said)`select ${hostile}::text as said`.one)).toEqual({ said: hostile })
  const none = rows(Said)`select '' as said where ${false}`
  expect(await database.read(none.first)).toBeUndefined()
  await expect(database.read(none.one)).rejects.toThrow('answered none')
})
