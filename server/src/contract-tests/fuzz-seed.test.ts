import { expect, test } from 'vitest'
import { chooseFuzzSeed } from './fuzz-seed.ts'

test('a commit always draws the same seed, and another commit another', () => {
  expect(chooseFuzzSeed('', 'a1b2')).toBe(chooseFuzzSeed('', 'a1b2'))
  expect(chooseFuzzSeed('', 'a1b2')).not.toBe(chooseFuzzSeed('', 'a1b3'))
  expect(Number.isInteger(chooseFuzzSeed(''))).toBe(true)
})

test('a seed that is asked for is used, and one that is no number is refused', () => {
  expect(chooseFuzzSeed('-12345', 'a1b2')).toBe(-12_345)
  expect(() => chooseFuzzSeed('often', 'a1b2')).toThrow('FUZZ_SEED=often is no whole number')
})
