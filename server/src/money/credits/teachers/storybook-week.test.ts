import { expect, test } from 'vitest'
import { storybookWeekOf } from './storybook-week.ts'

test.each([
  ['the first instant of a Monday', '2026-11-23T00:00:00.000Z', '2026-11-23', '2026-11-30'],
  ['the last of a Sunday', '2026-11-29T23:59:59.999Z', '2026-11-23', '2026-11-30'],
  ['a Sunday evening far west of UTC', '2026-11-29T20:00:00.000-08:00', '2026-11-30', '2026-12-07'],
  ['the days around a new year', '2027-01-01T12:00:00.000Z', '2026-12-28', '2027-01-04'],
])('a week runs Monday to Monday in UTC: %s', (_, at, start, end) => {
  expect(storybookWeekOf(new Date(at))).toEqual({ start, end })
})
