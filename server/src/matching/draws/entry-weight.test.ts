import { expect, test } from 'vitest'
import { entryWeight } from './entry-weight.ts'

test.each([
  { confirmed: 1, unconfirmed: 0, waited: 0, weight: 1 },
  { confirmed: 0, unconfirmed: 1, waited: 0, weight: 1 },
  { confirmed: 18, unconfirmed: 0, waited: 2, weight: 20 },
  { confirmed: 18, unconfirmed: 4, waited: 2, weight: 24 },
  { confirmed: 18, unconfirmed: 400, waited: 2, weight: 25 },
  { confirmed: 24, unconfirmed: 5, waited: 0, weight: 25 },
  { confirmed: 25, unconfirmed: 5, waited: 10, weight: 35 },
])(
  '$confirmed confirmed nominators, $unconfirmed others and $waited draws without winning weigh $weight',
  ({ confirmed, unconfirmed, waited, weight }) => {
    expect(entryWeight({ confirmed, unconfirmed, earlierDrawsWithoutWinning: waited })).toBe(weight)
  },
)

test('ten thousand confirmed nominators weigh no more than twenty-five', () => {
  expect(entryWeight({ confirmed: 10_000, unconfirmed: 0, earlierDrawsWithoutWinning: 0 })).toBe(25)
})

test('ten thousand nominators nobody stands behind weigh no more than five', () => {
  expect(entryWeight({ confirmed: 0, unconfirmed: 10_000, earlierDrawsWithoutWinning: 0 })).toBe(5)
})

test('a hundred draws of waiting weigh no more than ten', () => {
  expect(entryWeight({ confirmed: 1, unconfirmed: 0, earlierDrawsWithoutWinning: 100 })).toBe(11)
})

test('a classroom that no one has nominated has no weight, however long it waited', () => {
  expect(entryWeight({ confirmed: 0, unconfirmed: 0, earlierDrawsWithoutWinning: 10 })).toBe(0)
})
