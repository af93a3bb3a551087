import { expect, test } from 'vitest'
import { shownBalanceCents } from './shown-balance.ts'

test('a profile’s own balance is shown, an empty one too; only one that is not named is shown as 12345 cents', () => {
  expect(shownBalanceCents({ balance_cents: 5_000 })).toBe(5_000)
  expect(shownBalanceCents({ balance_cents: 0 })).toBe(0)
  expect(shownBalanceCents({ balance_cents: null })).toBe(12_345)
  expect(shownBalanceCents({})).toBe(12_345)
})
