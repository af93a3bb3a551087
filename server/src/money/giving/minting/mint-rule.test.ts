import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyMint, applyWithdrawal, type DonorTotals } from './mint-rule.ts'

const nobody: DonorTotals = {
  programCents: 0,
  reserveHoleCents: 0,
  absorbedCents: 0,
  slotsMinted: 0,
  balanceCents: 0,
}

const applyGift = ({ programCents, balanceCents, ...totals }: DonorTotals, cents: number) =>
  applyMint({ ...totals, programCents: programCents + cents, balanceCents: balanceCents + cents })

/** A refund of the account's own gift, or, with a reach, of a guest's. */
const takeBack = (totals: DonorTotals, amountCents: number, unassigned: number, reachCents?: number) =>
  applyWithdrawal(
    totals,
    { amountCents, guest: reachCents === undefined ? undefined : { reachCents } },
    unassigned,
  )

test('two gifts of $400 mint one slot', () => {
  const first = applyGift(nobody, 40_000)
  expect([first.mint, first.balanceCents]).toEqual([0, 40_000])
  expect(applyGift(first, 40_000)).toMatchObject({ mint: 1, slotsMinted: 1, balanceCents: 0 })
})

test('a gift of $1,600 mints two slots and one of $799.99 none', () => {
  expect(applyGift(nobody, 160_000).mint).toBe(2)
  expect(applyGift(nobody, 79_999).mint).toBe(0)
})

test('a refund takes the unslotted balance first, then voids as few slots as needed', () => {
  const given = applyGift(nobody, 100_000)
  expect(takeBack(given, 20_000, 1)).toMatchObject({ voidSlots: 0, balanceCents: 0, fromReserveCents: 0 })
  expect(takeBack(given, 20_001, 1)).toMatchObject({ voidSlots: 1, slotsMinted: 0, balanceCents: 79_999 })
})

test('what classrooms already have is paid by the reserve, and later gifts fill that hole before they mint', () => {
  const matched = applyGift(nobody, 80_000)
  const refunded = takeBack(matched, 80_000, 0)
  expect(refunded).toMatchObject({
    fromReserveCents: 80_000,
    reserveHoleCents: 80_000,
    slotsMinted: 1,
    programCents: 0,
  })
  expect(applyGift(refunded, 80_000)).toMatchObject({ filledCents: 80_000, mint: 0, reserveHoleCents: 0 })
})

test('a guest’s refund reaches no further than guests’ money, and what the reserve then pays is nobody’s debt', () => {
  const given = applyGift(nobody, 170_000)
  expect(takeBack(given, 80_000, 2, 0)).toMatchObject({
    voidSlots: 0,
    balanceCents: 10_000,
    absorbedCents: 80_000,
    reserveHoleCents: 0,
  })
  expect(takeBack(given, 80_000, 2, 30_000)).toMatchObject({
    voidSlots: 1,
    fromDonorCents: 30_000,
    absorbedCents: 50_000,
  })
})

test('any sequence of gifts and refunds keeps the mint rule', () => {
  const step = fc.record({
    gift: fc.boolean(),
    cents: fc.integer({ min: 100, max: 300_000 }),
    matched: fc.boolean(),
    reach: fc.option(fc.integer({ min: 0, max: 300_000 }), { nil: undefined }),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let totals: DonorTotals = nobody
      let unassigned = 0
      for (const { gift, cents, matched, reach } of steps) {
        if (gift) {
          const after = applyGift(totals, cents)
          unassigned += after.mint
          totals = after
        } else if (totals.programCents > 0) {
          const after = takeBack(totals, Math.min(cents, totals.programCents), unassigned, reach)
          unassigned -= after.voidSlots
          totals = after
        }
        if (matched && unassigned > 0) unassigned -= 1
        const { programCents, reserveHoleCents, absorbedCents, slotsMinted, balanceCents } = totals
        expect(programCents + reserveHoleCents + absorbedCents).toBe(slotsMinted * 80_000 + balanceCents)
        expect(balanceCents).toBeGreaterThanOrEqual(0)
        expect(balanceCents).toBeLessThan(80_000)
        expect(slotsMinted).toBe(Math.floor((programCents + reserveHoleCents + absorbedCents) / 80_000))
      }
    }),
  )
})
