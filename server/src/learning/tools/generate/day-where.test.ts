import { expect, test } from 'vitest'
import { dayWhere } from './day-where.ts'

const evening = new Date('2026-12-01T01:30:00Z')

test('the day is the one that the browser says, where it can be that day somewhere', () => {
  expect(dayWhere('2026-11-30', evening)).toBe('2026-11-30')
  expect(dayWhere('2026-12-01', evening)).toBe('2026-12-01')
})

test('without one, an evening at school is not yet the next day', () => {
  expect(dayWhere(undefined, evening)).toBe('2026-11-30')
  expect(dayWhere('2027-05-05', evening)).toBe('2026-11-30')
  expect(dayWhere('no day', new Date('2026-12-01T15:00:00Z'))).toBe('2026-12-01')
})
