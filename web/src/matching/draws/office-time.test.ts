import { expect, test } from 'vitest'
import { fromOfficeTime } from './office-time.ts'

test.each([
  ['2026-11-23T12:00', '2026-11-23T17:00:00.000Z'],
  ['2026-07-06T12:00', '2026-07-06T16:00:00.000Z'],
  ['2026-12-31T23:30', '2027-01-01T04:30:00.000Z'],
  // The clock goes back at 2:00 on November 1, 2026: the first 1:30 is still summer time.
  ['2026-11-01T00:30', '2026-11-01T04:30:00.000Z'],
  ['2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
  ['2026-11-01T03:00', '2026-11-01T08:00:00.000Z'],
  // The clock goes forward at 2:00 on March 8, 2026.
  ['2026-03-08T01:30', '2026-03-08T06:30:00.000Z'],
  ['2026-03-08T02:30', '2026-03-08T07:30:00.000Z'],
  ['2026-03-08T03:30', '2026-03-08T07:30:00.000Z'],
])('%s on the charity’s clock is %s', (typed, instant) => {
  expect(fromOfficeTime(typed)?.toISOString()).toBe(instant)
})

test.each(['', 'soon', '2026-02-30T12:00', '2026-13-01T12:00', '2026-11-23', '2026-11-23T25:00'])(
  '%j is no time',
  (typed) => expect(fromOfficeTime(typed)).toBeUndefined(),
)
