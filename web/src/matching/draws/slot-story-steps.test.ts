import type { SlotStory } from '@tower/contract/matching/draw-views.contract.ts'
import { expect, test } from 'vitest'
import { storySteps } from './slot-story-steps.ts'

const waiting: SlotStory = {
  number: 7,
  state: 'waiting',
  origin: 'donor',
  gifts: null,
  given_by: null,
  minted_on: '2026-10-01',
  matched_on: null,
  how: null,
  reason: null,
  was_nominated: null,
  draw: null,
  classroom: null,
  spent_cents: null,
  bought: null,
  photos: [],
  books: [],
}
const matched: SlotStory = {
  ...waiting,
  state: 'matched',
  matched_on: '2026-10-05',
  how: 'draw',
  classroom: { name: 'Room 7', school: null, place: null },
  spent_cents: 0,
}
const names = (slot: SlotStory) => storySteps(slot).map(({ name, state }) => `${name} ${state}`)

test('a waiting slot has its classroom still to come', () => {
  expect(names(waiting)).toEqual(['paid done', 'minted done', 'waits now', 'classroom next'])
})

test('a matched slot tells how it found its classroom and what it bought', () => {
  expect(names(matched)).toEqual(['paid done', 'minted done', 'drawn done', 'classroom done', 'bought now'])
  expect(names({ ...matched, how: 'designation', spent_cents: 500 }).slice(2)).toEqual([
    'designation done',
    'classroom done',
    'bought done',
  ])
})

test('of a classroom that is not named no purchases are told, and a slot taken back ends there', () => {
  expect(names({ ...matched, classroom: null, spent_cents: null }).at(-1)).toBe('classroom done')
  expect(names({ ...waiting, state: 'taken_back' })).toEqual(['paid done', 'minted done', 'takenBack done'])
})
