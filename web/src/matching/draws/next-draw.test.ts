import type { DrawSummary } from '@tower/contract/matching/draws.ts'
import { expect, test } from 'vitest'
import { findNextDraw } from './next-draw.ts'

const now = new Date('2026-11-17T12:00:00Z')

function draw(slot_starts: string, state: DrawSummary['state'] = 'scheduled'): DrawSummary {
  return {
    id: slot_starts,
    slot_name: '',
    slot_starts,
    capacity: 1,
    state,
    seed_hash: '',
    entries_count: null,
    total_weight: null,
    assigned: 0,
    completed_at: null,
  }
}

test('the next draw is the soonest one that is still to come', () => {
  const draws = [
    draw('2026-12-01T17:00:00Z'),
    draw('2026-11-23T17:00:00Z', 'frozen'),
    draw('2026-11-16T17:00:00Z'),
  ]
  expect(findNextDraw(draws, now)?.id).toBe('2026-11-23T17:00:00Z')
})

test('completed and voided draws are never next', () => {
  const draws = [draw('2026-11-20T17:00:00Z', 'completed'), draw('2026-11-21T17:00:00Z', 'voided')]
  expect(findNextDraw(draws, now)).toBeUndefined()
})
