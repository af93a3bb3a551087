import { expect, test } from 'vitest'
import { keepAmountCharacters } from './keep-amount-characters.ts'

test('an amount keeps digits, commas and one dot and drops everything else', () => {
  for (const [typed, kept] of [
    ['$1,600.50', '1,600.50'],
    ['-12e3', '123'],
    ['1.2.3', '1.23'],
    ['25,50 €', '25,50'],
    ['$1.250,50', '1.250,50'],
    ['1.000.000', '1.000.000'],
    ['abc', ''],
  ] as const)
    expect(keepAmountCharacters(typed), typed).toBe(kept)
})
