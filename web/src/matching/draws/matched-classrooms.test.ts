import { expect, test } from 'vitest'
import { showChance } from './matched-classrooms.tsx'

test.each([
  [11, 182, '6.0%'],
  [20, 171, '11.7%'],
  [1, 182_000, '0.00055%'],
  [5, 5, '100.0%'],
  [3, 0, '0.0%'],
])('a classroom of %i points among %i has a chance of %s', (weight, total, words) => {
  expect(showChance(weight, total, 'en')).toBe(words)
})
