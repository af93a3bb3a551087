import { expect, test } from 'vitest'
import { admin } from '../texts.en.ts'
import { findDrawFaults } from './draw-form-faults.ts'

const words = admin.randomizer.create
const now = new Date('2026-11-22T12:00:00Z')
const good = { name: 'Weekly draw', start: '2026-11-23T12:00', capacity: '6' }

test('a whole draw has no faults', () => {
  expect(findDrawFaults(good, words, now)).toEqual({})
})

test('an empty form is told everything at once', () => {
  expect(findDrawFaults({ name: ' ', start: '', capacity: '' }, words, now)).toEqual({
    name: 'Slot name is required',
    start: 'Start time is required',
    capacity: 'Capacity must be at least 1',
  })
})

test('a start that is no time is invalid, not missing', () => {
  expect(findDrawFaults({ ...good, start: '2026-02-30T12:00' }, words, now)).toEqual({
    start: 'Start time is invalid',
  })
})

test.each(['0', '-1', '1.5', 'six', '00'])('a capacity of %s is refused', (capacity) => {
  expect(findDrawFaults({ ...good, capacity }, words, now)).toEqual({
    capacity: 'Capacity must be at least 1',
  })
})

test('a start within the hour is refused before it is sent: the list could not be public for an hour', () => {
  // Noon in New York is five in the afternoon, UTC.
  const fault = { start: words.startTooSoon }
  expect(findDrawFaults(good, words, new Date('2026-11-23T16:00:01Z'))).toEqual(fault)
  expect(findDrawFaults(good, words, new Date('2026-11-23T18:00:00Z'))).toEqual(fault)
  expect(findDrawFaults(good, words, new Date('2026-11-23T16:00:00Z'))).toEqual({})
})
