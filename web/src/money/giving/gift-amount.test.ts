import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findAmountFault, keepAmountCharacters, readDollars, writeDollars } from './gift-amount.ts'

test('an amount keeps digits and one dot and drops everything else', () => {
  expect(keepAmountCharacters('$1,600.50')).toBe('1600.50')
  expect(keepAmountCharacters('-12e3')).toBe('123')
  expect(keepAmountCharacters('1.2.3')).toBe('1.23')
  expect(keepAmountCharacters('abc')).toBe('')
})

test('typed dollars become whole cents', () => {
  expect(readDollars('25')).toBe(2_500)
  expect(readDollars('0.99')).toBe(99)
  expect(readDollars('.5')).toBe(50)
  expect(readDollars('19.9')).toBe(1_990)
  expect(readDollars('25.')).toBe(2_500)
})

test('what is no amount of dollars is not read as one', () => {
  for (const typed of ['', '.', 'ten', '-5', '1.234', '1e3', '12345678901'])
    expect(readDollars(typed)).toBeUndefined()
})

test('every amount that is written reads back as the same cents', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999_999 }),
      (cents) => readDollars(writeDollars(cents)) === cents,
    ),
  )
})

test('a gift is at least $1 and at most what the card form takes', () => {
  expect(findAmountFault(undefined)).toBe('invalid')
  expect(findAmountFault(99)).toBe('tooSmall')
  expect(findAmountFault(100)).toBeUndefined()
  expect(findAmountFault(99_999_999)).toBeUndefined()
  expect(findAmountFault(100_000_000)).toBe('tooLarge')
})
