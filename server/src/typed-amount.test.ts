import { expect, test } from 'vitest'
import { readTypedAmount } from './typed-amount.ts'

test('an amount is read as people type it, in whole cents', () => {
  for (const [typed, cents] of [
    ['12', 1_200],
    ['$12.5', 1_250],
    ['$ 1,250.05', 125_005],
    ['0.1', 10],
    ['999999999', 99_999_999_900],
  ] as const)
    expect(readTypedAmount(typed), typed).toBe(cents)
})

test('what is no amount is none', () => {
  for (const typed of ['', '$', '12.345', '1,2', '-12', '#12', '1e3', '12 dollars', '1234567890'])
    expect(readTypedAmount(typed), typed).toBeUndefined()
})
