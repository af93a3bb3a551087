import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxGiftCents, minGiftCents } from '../money.ts'
import { feeCoverCents } from './fee-cover.ts'

test('covering the fee of $100 costs $3.30', () => {
  expect(feeCoverCents(10_000)).toBe(330)
})

test('without a fee there is nothing to cover', () => {
  expect(feeCoverCents(10_000, { basisPoints: 0, fixedCents: 0 })).toBe(0)
})

test('with the fee covered the whole gift arrives, and one cent less would not do', () => {
  const gift = fc.integer({ min: minGiftCents, max: maxGiftCents })
  const fee = fc.record({
    basisPoints: fc.integer({ min: 0, max: 2_000 }),
    fixedCents: fc.integer({ min: 0, max: 500 }),
  })
  fc.assert(
    fc.property(gift, fee, (giftCents, cardFee) => {
      const gross = giftCents + feeCoverCents(giftCents, cardFee)
      // In ten-thousandths of a cent, so that nothing is rounded.
      const arrives = (charged: number) =>
        charged * (10_000 - cardFee.basisPoints) - cardFee.fixedCents * 10_000 >= giftCents * 10_000
      return arrives(gross) && !arrives(gross - 1)
    }),
  )
})
