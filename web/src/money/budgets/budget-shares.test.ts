import { expect, test } from 'vitest'
import { budgetShares } from './budget-shares.ts'

test('the parts of the bar are the shares of what was allocated', () => {
  const shares = budgetShares({
    allocated_cents: 80_000,
    spent_cents: 40_000,
    reserved_cents: 20_000,
    remaining_cents: 20_000,
    held_cents: 5_000,
  })
  expect(shares).toMatchObject({
    spentPercent: 50,
    reservedPercent: 25,
    heldCents: 5_000,
    freeCents: 15_000,
  })
})

test('a budget that is overspent or empty never draws beyond its bar', () => {
  const over = budgetShares({
    allocated_cents: 100,
    spent_cents: 150,
    reserved_cents: 50,
    remaining_cents: -100,
    held_cents: 0,
  })
  expect(over).toMatchObject({ spentPercent: 100, reservedPercent: 0 })
  const empty = budgetShares({
    allocated_cents: 0,
    spent_cents: 0,
    reserved_cents: 0,
    remaining_cents: 0,
    held_cents: 0,
  })
  expect(empty).toMatchObject({ spentPercent: 0, reservedPercent: 0 })
})
