// On PGlite too: how its driver reads and sends instants.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { testDatabase } from '../test/test-database.ts'
import { rows } from './rows.ts'

const written = [
  '2026-01-01 00:00:00.000001+00',
  '2026-01-01 00:00:00.123456+00',
  '2026-01-01 00:00:00.12+00',
]

test('an instant that was read is sent back as it was, to the microsecond', async () => {
  const database = await testDatabase()
  for (const text of written) {
    const same = await database.read(async (tx) => {
      const { at } = await rows(z.object({ at: z.date() }))`select ${text}::timestamptz as at`.one(tx)
      expect(at.getTime()).toBe(Math.floor(new Date(text).getTime()))
      return rows(z.object({ one: z.boolean(), listed: z.boolean(), typed: z.string() }))`
        select ${at} = ${text}::timestamptz as one, ${text}::timestamptz = any(${[at]}::timestamptz[]) as listed,
          ${at}::timestamptz::text as typed`.one(tx)
    })
    expect(same).toEqual({ one: true, listed: true, typed: text })
  }
})

test('an instant of the process is sent as ever, and what was read leaves as milliseconds', async () => {
  const database = await testDatabase()
  const at = new Date('2026-01-01T00:00:00.120Z')
  const read = await database.read((tx) =>
    sql<{ at: Date }>`select ${at}::timestamptz + interval '7 us' as at`.execute(tx),
  )
  expect(JSON.stringify(read.rows)).toBe('[{"at":"2026-01-01T00:00:00.120Z"}]')
  expect(read.rows[0]?.at).toEqual(at)
})
