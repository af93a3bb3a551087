import { expect, test } from 'vitest'
import { askedDollars, plainDollars, readDollars, writeDollars } from './typed-dollars.ts'

test('a comma before the cents is read where Spanish is spoken and asked about in English, and one before three digits is of thousands in both', () => {
  for (const [typed, en, es, asked] of [
    ['25', 2_500, 2_500, undefined],
    ['25.5', 2_550, 2_550, undefined],
    ['25.', 2_500, 2_500, undefined],
    ['.5', 50, 50, undefined],
    ['25,50', undefined, 2_550, 2_550],
    ['25,5', undefined, 2_550, 2_550],
    ['25,', undefined, 2_500, undefined],
    ['0,50', undefined, 50, 50],
    ['1.250,50', undefined, 125_050, 125_050],
    ['1,250.50', 125_050, 125_050, undefined],
    ['1,000', 100_000, 100_000, undefined],
    ['US$ 1,000,000', 100_000_000, 100_000_000, undefined],
    ['1.000.000', undefined, 100_000_000, undefined],
    [' $ 800 ', 80_000, 80_000, undefined],
    ['1250.05 USD', 125_005, 125_005, undefined],
    ['0,500', undefined, undefined, undefined],
    ['12,34,567', undefined, undefined, undefined],
    ['1,2345', undefined, undefined, undefined],
  ] as const) {
    expect([readDollars(plainDollars(typed, 'en')), readDollars(plainDollars(typed, 'es'))], typed).toEqual([
      en,
      es,
    ])
    expect(askedDollars(typed), typed).toBe(asked)
  }
})

test('parts of a cent are rounded by their digits', () => {
  for (const [typed, cents] of [
    ['12.345', 1_235],
    ['12.344999', 1_234],
    ['0.994', 99],
    ['0.995', 100],
    ['1.005', 101],
    ['0.29', 29],
    ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
  ] as const)
    expect(readDollars(typed), typed).toBe(cents)
  for (const typed of ['', '.', '-5', '1e3', '1.2.3', '1,5', 'ten'])
    expect(readDollars(typed), typed).toBeUndefined()
})

test('whole cents are written as they are typed, and read back', () => {
  expect([2_500, 2_550, 5, 99_999_999].map(writeDollars)).toEqual(['25', '25.50', '0.05', '999999.99'])
  for (const cents of [0, 1, 99, 100, 12_345_678]) expect(readDollars(writeDollars(cents))).toBe(cents)
})
