import { expect, test } from 'vitest'
import { entryWeight } from './entry-weight.ts'

test.each([
  { distinctNominators: 1, earlierDrawsWithoutWinning: 0, weight: 1 },
  { distinctNominators: 18, earlierDrawsWithoutWinning: 2, weight: 20 },
  { distinctNominators: 25, earlierDrawsWithoutWinning: 10, weight: 35 },
])(
  'a classroom with $distinctNominators nominators and $earlierDrawsWithoutWinning draws behind it weighs $weight',
  ({ weight, ...grounds }) => {
    expect(entryWeight(grounds)).toBe(weight)
  },
)

test('ten thousand nominators weigh no more than twenty-five', () => {
  expect(entryWeight({ distinctNominators: 10_000, earlierDrawsWithoutWinning: 0 })).toBe(25)
})

test('a hundred draws of waiting weigh no more than ten', () => {
  expect(entryWeight({ distinctNominators: 1, earlierDrawsWithoutWinning: 100 })).toBe(11)
})

test('a classroom that no one has nominated has no weight, however long it waited', () => {
  expect(entryWeight({ distinctNominators: 0, earlierDrawsWithoutWinning: 10 })).toBe(0)
})
