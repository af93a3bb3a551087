import type { SlotStory } from '@tower/contract/matching/draws.ts'
import { expect, test } from 'vitest'
import { storySteps } from './slot-story-steps.ts'

const waiting: SlotStory = {
  number: 7,
  state: 'waiting',
  origin: 'donor',
  minted_on: '2026-10-01',
  matched_on: null,
  how: null,
  reason: null,
  was_nominated: null,
  draw: null,
  room: null,
  spent_cents: null,
}
const matched: SlotStory = {
  ...waiting,
  state: 'matched',
  matched_on: '2026-10-05',
  how: 'draw',
  room: { name: 'Room 7', school: null, place: null },
  spent_cents: 0,
}
const names = (slot: SlotStory) => storySteps(slot).map(({ name, state }) => `${name} ${state}`)

test('a waiting slot has its room still to come', () => {
  expect(names(waiting)).toEqual(['paid done', 'minted done', 'waits now', 'room next'])
})

test('a matched slot tells how it found its room and what it bought', () => {
  expect(names(matched)).toEqual(['paid done', 'minted done', 'drawn done', 'room done', 'bought now'])
  expect(names({ ...matched, how: 'designation', spent_cents: 500 }).slice(2)).toEqual([
    'designation done',
    'room done',
    'bought done',
  ])
})

test('of a room that is not named no purchases are told, and a slot taken back ends there', () => {
  expect(names({ ...matched, room: null, spent_cents: null }).at(-1)).toBe('room done')
  expect(names({ ...waiting, state: 'taken_back' })).toEqual(['paid done', 'minted done', 'takenBack done'])
})
