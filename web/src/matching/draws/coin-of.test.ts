import { expect, test } from 'vitest'
import { coinOf } from './coin-of.ts'

const frozen_at = '2026-11-23T16:00:00Z'

test('a draw is told to have the coin it has: one to come, drand’s, a demo’s own, or none', () => {
  expect(coinOf({ beacon: null, frozen_at: null })).toBe('coming')
  expect(coinOf({ beacon: { source: 'drand' }, frozen_at })).toBe('drand')
  expect(coinOf({ beacon: { source: 'local' }, frozen_at })).toBe('local')
  expect(coinOf({ beacon: null, frozen_at })).toBe('none')
})
