import { expect, test } from 'vitest'
import { sharedTowerBeforeGift, towerAfterGift, towerBeforeGift } from './tower-of-gift.ts'

test('a gift of $100 is one block of its own, with seven to go', () => {
  expect(towerBeforeGift(10_000)).toEqual({ cents: 10_000, ownCents: 10_000, slots: 0, towardsCents: 10_000 })
})

test('a gift of $800 is a whole tower and one slot', () => {
  expect(towerBeforeGift(80_000)).toEqual({ cents: 80_000, ownCents: 80_000, slots: 1, towardsCents: 0 })
})

test('a gift of $1,000 is one slot and starts the next tower', () => {
  expect(towerBeforeGift(100_000)).toEqual({
    cents: 20_000,
    ownCents: 20_000,
    slots: 1,
    towardsCents: 20_000,
  })
})

test('after $100 on top of $460 the tower stands at $560, the newest $100 of it marked', () => {
  const tower = towerAfterGift({ giftCents: 10_000, progressCents: 56_000, slotsMinted: 0 })
  expect(tower).toEqual({ cents: 56_000, ownCents: 10_000 })
})

test('a gift that finishes a slot shows the finished tower with the part it added', () => {
  const tower = towerAfterGift({ giftCents: 40_000, progressCents: 10_000, slotsMinted: 1 })
  expect(tower).toEqual({ cents: 80_000, ownCents: 30_000 })
})

test('a slot payment shows one whole tower of its own', () => {
  const tower = towerAfterGift({ giftCents: 80_000, progressCents: 0, slotsMinted: 1 })
  expect(tower).toEqual({ cents: 80_000, ownCents: 80_000 })
})

test('a gift to the shared tower is shown on top of what lies there', () => {
  expect(sharedTowerBeforeGift(3_700, 56_000)).toMatchObject({ cents: 59_700, ownCents: 3_700, slots: 0 })
  expect(sharedTowerBeforeGift(0, 56_000)).toMatchObject({ cents: 56_000, ownCents: 0 })
  expect(sharedTowerBeforeGift(83_700, 56_000)).toMatchObject({ cents: 59_700, ownCents: 3_700, slots: 1 })
  expect(sharedTowerBeforeGift(80_000, 56_000)).toEqual(towerBeforeGift(80_000))
})

test('a gift that reaches the top of the shared tower completes its slot, and what goes over the top starts the next one', () => {
  const full = { cents: 80_000, ownCents: 24_000, slots: 1 }
  expect(sharedTowerBeforeGift(40_000, 56_000)).toEqual({ ...full, towardsCents: 16_000 })
  expect(sharedTowerBeforeGift(24_000, 56_000)).toEqual({ ...full, towardsCents: 0 })
  expect(sharedTowerBeforeGift(120_000, 56_000)).toEqual({ ...full, slots: 2, towardsCents: 16_000 })
})
