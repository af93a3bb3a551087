import { expect, test } from 'vitest'
import { parseDrawForm } from './draw-form.ts'

const good = { slotName: ' Fall draw ', slotStarts: '2026-12-01T17:00:00Z', capacity: 25 }

test('a filled-in form is read, with the name trimmed', () => {
  expect(parseDrawForm(good)).toEqual({
    slotName: 'Fall draw',
    startsAt: new Date('2026-12-01T17:00:00Z'),
    capacity: 25,
  })
})

test.each([
  ['2026-12-01T17:00:30.750Z', '2026-12-01T17:00:30.000Z'],
  ['2026-12-01T12:00-05:00', '2026-12-01T17:00:00.000Z'],
  ['2026-12-01 17:00:00+00', '2026-12-01T17:00:00.000Z'],
  ['2026-12-01T17:00', '2026-12-01T17:00:00.000Z'],
  ['2026-12-01', '2026-12-01T00:00:00.000Z'],
  ['2028-02-29T00:00:00Z', '2028-02-29T00:00:00.000Z'],
])('the start %s means %s', (slotStarts, instant) => {
  expect(parseDrawForm({ ...good, slotStarts }).startsAt.toISOString()).toBe(instant)
})

test.each([[1], [25], ['25'], [' 25 '], [1e9]])('the capacity %j is read as it is meant', (capacity) => {
  expect(parseDrawForm({ ...good, capacity }).capacity).toBe(Number(capacity))
})

test.each([
  [{ slotName: null }, 'Slot name is required'],
  [{ slotName: '   ' }, 'Slot name is required'],
  [{ slotStarts: undefined }, 'Start time is required'],
  [{ slotStarts: ' ' }, 'Start time is required'],
  ...['tomorrow', '2026-13-01T00:00Z', '2026-02-30T00:00Z', '2026-12-01T25:00Z', '1764608400', '2026-12-01T17:00+99:00', '0001-01-01T00:00Z']
    .map((slotStarts) => [{ slotStarts }, 'Start time is invalid'] as const),
  ...[0, -1, 1.5, '1.5', '1e3', '', 'many', null, undefined, NaN, true, [5], { n: 5 }]
    .map((capacity) => [{ capacity }, 'Capacity must be at least 1'] as const),
  [{ capacity: 1e9 + 1 }, 'Capacity must be at most 1,000,000,000'],
  [{ slotName: '', slotStarts: '', capacity: 0 }, 'Slot name is required'],
])('%j is refused: %s', (fault, sentence) => {
  expect(() => parseDrawForm({ ...good, ...fault })).toThrow(sentence)
})
