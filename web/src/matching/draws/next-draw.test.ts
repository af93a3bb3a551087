import type { DrawSummary } from '@tower/contract/matching/draw-views.contract.ts'
import { expect, test } from 'vitest'
import { findNextDraw, listComing, listDue } from './next-draw.ts'

function draw(runs_at: string | null, change: Partial<DrawSummary> = {}): DrawSummary {
  return {
    id: runs_at ?? 'over',
    slot_name: '',
    slot_starts: runs_at ?? '2026-11-16T17:00:00Z',
    capacity: 1,
    state: runs_at === null ? 'completed' : 'scheduled',
    seed_hash: '',
    entries_count: null,
    total_weight: null,
    assigned: 0,
    runs_at,
    completed_at: null,
    ...change,
  }
}

test('the next draw is the soonest one that is still to come', () => {
  const draws = [draw('2026-12-01T17:00:00Z'), draw('2026-11-23T17:00:00Z', { state: 'frozen' }), draw(null)]
  expect(findNextDraw(draws)?.id).toBe('2026-11-23T17:00:00Z')
})

test('a draw whose list was fixed late comes when it runs, not when it should have started', () => {
  const late = draw('2026-11-24T10:00:00Z', { slot_starts: '2026-11-23T17:00:00Z', state: 'frozen' })
  const onTime = draw('2026-11-24T09:00:00Z')
  expect(listComing([late, onTime])).toEqual([onTime, late])
})

test('completed and voided draws are never next', () => {
  expect(findNextDraw([draw(null), draw(null, { state: 'voided' })])).toBeUndefined()
})

test('a draw whose time has come and that has no result is due, and never counted down to', () => {
  const waiting = draw('2026-11-17T11:00:00Z', { state: 'frozen' })
  const draws = [waiting, draw(null), draw('2026-11-23T17:00:00Z')]
  expect(listDue(draws, new Date('2026-11-17T12:00:00Z'))).toEqual([waiting])
  expect(listDue(draws, new Date('2026-11-17T10:00:00Z'))).toEqual([])
})
