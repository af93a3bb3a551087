import { expect, test } from 'vitest'
import { showUtc } from './show-utc.ts'

test('an instant is written in UTC to the minute, whatever offset it was given in', () => {
  expect(showUtc('2026-11-16T12:00:59-05:00')).toBe('2026-11-16 17:00 UTC')
})

test('the day is the day in UTC, also when it is still yesterday in New York', () => {
  expect(showUtc('2026-11-16T23:30:00-05:00')).toBe('2026-11-17 04:30 UTC')
})
