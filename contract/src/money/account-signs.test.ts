import { expect, test } from 'vitest'
import { centsAsRead } from './account-signs.ts'

test('money at the bank reads above zero, and so does what it is for', () => {
  expect(centsAsRead('bank', -80_000)).toBe(80_000)
  expect(centsAsRead('slot', 80_000)).toBe(80_000)
})

test('an overdrawn account reads below zero, and an empty one has no sign', () => {
  expect(centsAsRead('refund_reserve', -500)).toBe(-500)
  expect(centsAsRead('bank', 500)).toBe(-500)
  expect(centsAsRead('bank', 0)).toBe(0)
})
