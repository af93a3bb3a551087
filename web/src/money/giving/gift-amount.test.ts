import { expect, test } from 'vitest'
import { findAmountFault } from './gift-amount.ts'

test('a gift is at least $1 and at most what the card form takes', () => {
  expect(findAmountFault(undefined)).toBe('invalid')
  expect(findAmountFault(99)).toBe('tooSmall')
  expect(findAmountFault(100)).toBeUndefined()
  expect(findAmountFault(99_999_999)).toBeUndefined()
  expect(findAmountFault(100_000_000)).toBe('tooLarge')
})
