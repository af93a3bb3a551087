import { freezeMinutes } from '@tower/contract/matching/draws.ts'
import { expect, test } from 'vitest'
import { freezeTime, plannedRun } from './freeze-time.ts'

test('the list of a draw is fixed as long before its start as the contract says', () => {
  const starts = new Date('2026-11-16T17:00:00Z')
  expect(starts.getTime() - freezeTime(starts.toISOString()).getTime()).toBe(freezeMinutes * 60_000)
})

test('a draw whose list was fixed late runs an hour after that, any other at its start', () => {
  const slot_starts = '2026-11-23T17:00:00Z'
  const runs = (frozen_at: string | null) => plannedRun({ slot_starts, frozen_at }).toISOString()
  expect(runs(null)).toBe('2026-11-23T17:00:00.000Z')
  expect(runs('2026-11-23T15:59:05Z')).toBe('2026-11-23T17:00:00.000Z')
  expect(runs('2026-11-25T09:00:00Z')).toBe('2026-11-25T10:00:00.000Z')
})
