import fc from 'fast-check'
import { expect, test } from 'vitest'
import { followMoney, parseMoney, typeMoney } from './parse-money.ts'

const limits = { leastCents: 100, mostCents: 10_000_000 }

test.each([
  ['25', 2_500],
  ['25.5', 2_550],
  ['25.50', 2_550],
  ['25.', 2_500],
  ['$1,250.50', 125_050],
  [' $ 800 ', 80_000],
  ['1250.05 USD', 125_005],
  ['100,000', 10_000_000],
  ['0007', 700],
  ['1.1', 110],
])('%s is %i cents', (typed, cents) => {
  expect(parseMoney(typed, limits)).toEqual({ cents })
})

test.each([
  ['', 'missing'],
  [' $ ', 'missing'],
  ['abc', 'unreadable'],
  ['.', 'unreadable'],
  ['-5', 'unreadable'],
  ['1.005', 'unreadable'],
  ['1,25', 'unreadable'],
  ['1.250,50', 'unreadable'],
  ['12,34,567', 'unreadable'],
  ['1e3', 'unreadable'],
  ['0.99', 'tooSmall'],
  ['.5', 'tooSmall'],
  ['100000.01', 'tooLarge'],
  ['9'.repeat(400), 'tooLarge'],
])('“%s” is refused as %s', (typed, fault) => {
  expect(parseMoney(typed, limits)).toEqual({ fault })
})

test('every amount reads back as it was typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 10_000_000 }), (cents) => {
      expect(parseMoney(typeMoney(cents), limits)).toEqual({ cents })
    }),
  )
})

test('an amount that came from typing leaves the field as it was typed', () => {
  expect(followMoney('1,250.5', 125_050, limits)).toBe('1,250.5')
  expect(followMoney('12x', undefined, limits)).toBe('12x')
})

test('an amount that the form came to hold otherwise replaces what was typed', () => {
  expect(followMoney('25', 79_000, limits)).toBe('790')
  expect(followMoney('12x', 79_050, limits)).toBe('790.50')
  expect(followMoney('25', undefined, limits)).toBe('')
})
