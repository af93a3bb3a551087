import { expect, test } from 'vitest'
import { spentOfStep } from './athlete-share.ts'

test.each([
  [14_500, 7_000, 1_206],
  [10_000, 10_000, 2_500],
  [9_000, 12_000, 2_500],
  [0, 0, 0],
  [0, 5_000, 0],
  [30_000, 1, 0],
])('of $25, with %i cents in and %i out, %i are said to be spent', (raisedCents, paidCents, said) => {
  expect(spentOfStep({ raisedCents, paidCents })).toBe(said)
})
