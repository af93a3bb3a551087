import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatUsd, maxGiftCents } from './money.ts'

const usd = { style: 'currency', currency: 'USD' } as const

test('amounts are written as the language of the US writes them', () => {
  const cents = fc.oneof(
    fc.integer({ min: -maxGiftCents, max: maxGiftCents }),
    fc.maxSafeInteger(),
    fc.integer({ min: -2_000, max: 2_000 }).map((dollars) => dollars * 100),
  )
  fc.assert(
    fc.property(cents, fc.boolean(), (amount, always2) => {
      const fractions = amount % 100 === 0 && !always2 ? 0 : 2
      const format = new Intl.NumberFormat('en-US', { ...usd, maximumFractionDigits: fractions })
      expect(formatUsd(amount, { always2 })).toBe(format.format(toDecimal(amount)))
    }),
  )
})

/** Dollars as text, which keeps every digit where a number would not. */
function toDecimal(cents: number): Intl.StringNumericLiteral {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}` as Intl.StringNumericLiteral
}
