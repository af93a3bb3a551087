import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

const at = (text: string) => new Date(text)

test.each([
  ['2026-11-20T16:59:30Z', { days: 3, hours: 0, minutes: 1 }],
  ['2026-11-23T14:30:00Z', { days: 0, hours: 2, minutes: 30 }],
  ['2026-11-23T16:59:59Z', { days: 0, hours: 0, minutes: 1 }],
  ['2026-11-23T17:00:00Z', { days: 0, hours: 0, minutes: 0 }],
  ['2026-11-24T00:00:00Z', { days: 0, hours: 0, minutes: 0 }],
])('at %s the time to 17:00 on November 23 is %j', (now, left) => {
  expect(timeLeft('2026-11-23T17:00:00Z', at(now))).toEqual(left)
})
