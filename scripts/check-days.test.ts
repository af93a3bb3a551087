import { expect, test } from 'vitest'
import { findFaults } from './check-days.ts'

const place = 'server/src/money/somewhere.ts'

test.each([
  'const day = at.toISOString().slice(0, 10)',
  'const year = paid.created_at.slice(0, 4)',
  'const year = at.getUTCFullYear()',
  'const start = new Date(Date.UTC(year, 0, 1))',
  'const month = at.getMonth()',
  "const words = at.toLocaleDateString('en-US')",
  "const words = new Intl.DateTimeFormat('en-US', style)",
  'const noon = new Date(`${day}T12:00:00Z`)',
  "sql`date_trunc('month', settled_at)`",
  "sql`(settled_at at time zone 'UTC')::date`",
  'sql`settled_at::date`',
  'sql`extract(year from settled_at)`',
])('a place that cuts an instant by itself is found: %s', (line) => {
  expect(findFaults(place, line)).toHaveLength(1)
})

test.each([
  'const day = dayOf(at)',
  'sql`org_day(settled_at)::text`',
  'const start = words.slice(0, 4)',
  'sql`given.paid_on >= ${from}::date`',
  "sql`date_trunc('milliseconds', updated_at)`",
])('what cuts nothing, or in the one place, is none: %s', (line) => {
  expect(findFaults(place, line)).toEqual([])
})

test('tests are not asked, and what is excepted names what it still does', () => {
  expect(findFaults('server/src/money/somewhere.test.ts', 'at.getUTCFullYear()')).toEqual([])
  expect(findFaults('server/src/say-day.ts', 'nothing')).toEqual([
    'server/src/say-day.ts: "Intl.DateTimeFormat" is allowed there and is gone',
  ])
})
