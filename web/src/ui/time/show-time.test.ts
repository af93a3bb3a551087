import { beginningOfTime, keepZones } from '@tower/contract/org-zone.ts'
import { afterEach, expect, test } from 'vitest'
import { showTime } from './show-time.ts'

afterEach(() => keepZones())

test('an instant is shown in the zone that counted then, and a day of the calendar as it is, wherever the page is read', () => {
  keepZones([
    [beginningOfTime, 'America/New_York'],
    [Date.parse('2027-06-15T10:00:00Z'), 'Pacific/Honolulu'],
  ])
  expect(showTime('2027-01-01T01:30:00Z', 'dated', 'en')).toBe('Dec 31, 2026, 8:30 PM EST')
  expect(showTime('2028-01-01T09:30:00Z', 'dated', 'en')).toBe('Dec 31, 2027, 11:30 PM HST')
  expect(showTime('2026-12-31', 'date', 'en')).toBe('Dec 31, 2026')
  expect(showTime('2026-12-31', 'date', 'es')).toBe('31 dic 2026')
})
