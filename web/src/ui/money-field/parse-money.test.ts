import { expect, test } from 'vitest'
import { followMoney, parseMoney } from './parse-money.ts'

const limits = { leastCents: 100, mostCents: 10_000_000 }

test('an amount within the limits is whole cents, and what is wrong with any other has a name', () => {
  for (const [plain, parsed] of [
    ['25.5', { cents: 2_550 }],
    ['12.345', { cents: 1_235 }],
    ['100000', { cents: 10_000_000 }],
    ['0.995', { cents: 100 }],
    [' ', { fault: 'missing' }],
    ['abc', { fault: 'unreadable' }],
    ['-5', { fault: 'unreadable' }],
    ['1,25', { fault: 'unreadable' }],
    ['0.99', { fault: 'tooSmall' }],
    ['100000.01', { fault: 'tooLarge' }],
    ['9'.repeat(400), { fault: 'tooLarge' }],
  ] as const)
    expect(parseMoney(plain, limits), plain).toEqual(parsed)
})

test('an amount that came from typing leaves the field as it was typed', () => {
  expect(followMoney('1250.5', 125_050, limits)).toBe('1250.5')
  expect(followMoney('12x', undefined, limits)).toBe('12x')
})

test('an amount that the form came to hold otherwise replaces what was typed', () => {
  expect(followMoney('25', 79_000, limits)).toBe('790')
  expect(followMoney('12x', 79_050, limits)).toBe('790.50')
  expect(followMoney('25', undefined, limits)).toBe('')
})
