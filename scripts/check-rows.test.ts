import { expect, test } from 'vitest'
import { compareCounts, countUncheckedRows } from './check-rows.ts'

const count = (text: string) => countUncheckedRows('server/src/gifts/gifts.queries.ts', text)

test('a statement that believes in the columns of its row is counted', () => {
  expect(count('await sql<{ count: number }>`select 1`.execute(tx)')).toBe(1)
  expect(count('await sql<GiftRow>`select 1`.execute(tx)')).toBe(1)
  expect(count('type Gift = { id: string }\nconst rowsOf = () => sql<Gift>`select 1`')).toBe(1)
  expect(count('const rowsOf = () => sql<Gift & { found: number }>`select 1`')).toBe(1)
})

test('a part of a statement that is one value, and a statement whose rows are checked, are not', () => {
  expect(count('const isPaid = sql<SqlBool>`paid`')).toBe(0)
  expect(count('const name = sql<string | null>`name`')).toBe(0)
  expect(count("const state = sql<'open' | 'paid'>`state`")).toBe(0)
  expect(count('await sql`update gifts`.execute(tx)')).toBe(0)
  expect(count('await rows(Gift)`select 1`.all(tx)')).toBe(0)
})

test('a file may have as many as are written down and no more, and a new file none', () => {
  const allowed = { 'old.ts': 2, 'less.ts': 3 }
  expect(compareCounts({ 'old.ts': 2, 'less.ts': 1 }, allowed)).toEqual({ faults: [], fewer: ['less.ts'] })
  expect(compareCounts({ 'old.ts': 3, 'less.ts': 3, 'new.ts': 1 }, allowed).faults).toEqual([
    expect.stringContaining('old.ts: 3') as string,
    expect.stringContaining('new.ts: 1 statements say sql<Row> where 0 may') as string,
  ])
})
