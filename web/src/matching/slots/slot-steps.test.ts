import { expect, test } from 'vitest'
import { type OwnSlot, slotSteps, stepReached } from './slot-steps.ts'

const slot: OwnSlot = {
  id: 'a',
  number: 4,
  ordinal: 2,
  minted_at: '2026-11-03T12:00:00Z',
  state: 'waiting',
  matched_at: null,
  classroom_name: null,
  school: null,
  place: null,
  how: null,
  draw_id: null,
}
const states = (state: OwnSlot['state']) => slotSteps({ ...slot, state }).map((step) => step.state)

test('a waiting slot stands before its draw', () => {
  expect(states('waiting')).toEqual(['done', 'done', 'now', 'next'])
})

test('a matched slot has come all the way', () => {
  expect(states('matched')).toEqual(['done', 'done', 'done', 'done'])
  expect(stepReached(slotSteps({ ...slot, state: 'matched' }))).toBe(4)
})

test('a slot that was voided or is on hold promises no draw', () => {
  for (const state of ['voided', 'frozen'] as const) {
    expect(states(state)).toEqual(['done', 'done', 'next', 'next'])
    expect(stepReached(slotSteps({ ...slot, state }))).toBe(2)
  }
})
