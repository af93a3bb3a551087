import { expect, test } from 'vitest'
import { dayOf } from './day-of.ts'

const evening = new Date('2026-12-01T01:30:00Z')

test('the day is the one that the browser says, where it can be that day somewhere', () => {
  expect(dayOf('2026-11-30', evening)).toBe('2026-11-30')
  expect(dayOf('2026-12-02', evening)).toBe('2026-12-02')
})

test('without one, an evening at school is not yet the next day', () => {
  expect(dayOf(undefined, evening)).toBe('2026-11-30')
  expect(dayOf('2027-05-05', evening)).toBe('2026-11-30')
  expect(dayOf('no day', new Date('2026-12-01T15:00:00Z'))).toBe('2026-12-01')
})
