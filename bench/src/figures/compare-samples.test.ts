import { expect, test } from 'vitest'
import { sameSourceLikelihood } from './compare-samples.ts'

const range = (count: number, shift = 0) => Array.from({ length: count }, (_, at) => at + shift)

test('samples of one thing are likely of one thing, shifted ones are not', () => {
  expect(sameSourceLikelihood(range(200), range(200))).toBe(1)
  expect(sameSourceLikelihood(range(200), range(200, 10))).toBeGreaterThan(0.5)
  expect(sameSourceLikelihood(range(200), range(200, 60))).toBeLessThan(0.001)
})

// D = 0.4 between samples of 20 each; the asymptotic value, as in Numerical Recipes, is 0.0591.
test('the likelihood is the one of the books', () => {
  expect(sameSourceLikelihood(range(20), range(20, 8))).toBeCloseTo(0.0591, 3)
})
