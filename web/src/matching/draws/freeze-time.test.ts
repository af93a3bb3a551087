import { freezeMinutes } from '@tower/contract/matching/draws.ts'
import { expect, test } from 'vitest'
import { freezeTime } from './freeze-time.ts'

test('the list of a draw is fixed as long before its start as the contract says', () => {
  const starts = new Date('2026-11-16T17:00:00Z')
  expect(starts.getTime() - freezeTime(starts.toISOString()).getTime()).toBe(freezeMinutes * 60_000)
})
