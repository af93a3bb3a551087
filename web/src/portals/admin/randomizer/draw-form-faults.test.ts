import { expect, test } from 'vitest'
import { admin } from '../../../texts/en/admin.ts'
import { findDrawFaults } from './draw-form-faults.ts'

const words = admin.randomizer.create
const good = { name: 'Weekly draw', start: '2026-11-23T12:00', capacity: '6' }

test('a whole draw has no faults', () => {
  expect(findDrawFaults(good, words)).toEqual({})
})

test('an empty form is told everything at once', () => {
  expect(findDrawFaults({ name: ' ', start: '', capacity: '' }, words)).toEqual({
    name: 'Slot name is required',
    start: 'Start time is required',
    capacity: 'Capacity must be at least 1',
  })
})

test('a start that is no time is invalid, not missing', () => {
  expect(findDrawFaults({ ...good, start: '2026-02-30T12:00' }, words)).toEqual({
    start: 'Start time is invalid',
  })
})

test.each(['0', '-1', '1.5', 'six', '00'])('a capacity of %s is refused', (capacity) => {
  expect(findDrawFaults({ ...good, capacity }, words)).toEqual({ capacity: 'Capacity must be at least 1' })
})
