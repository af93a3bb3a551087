import { expect, test } from 'vitest'
import { parseDrawForm, type DrawForm } from './draw-form.ts'

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

const badStarts = [
  ...['tomorrow', '1764608400', '2026-13-01T00:00Z', '2026-02-30T00:00Z', '2026-12-01T25:00Z'],
  ...['2026-12-01T17:00+99:00', '0001-01-01T00:00Z'],
]
const badCapacities = [0, -1, 1.5, '1.5', '1e3', '', 'many', null, undefined, NaN, true, [5], { n: 5 }]
const faults: { fault: Partial<DrawForm>; sentence: string }[] = [
  { fault: { slotName: null }, sentence: 'Slot name is required' },
  { fault: { slotName: '   ' }, sentence: 'Slot name is required' },
  { fault: { slotStarts: undefined }, sentence: 'Start time is required' },
  { fault: { slotStarts: ' ' }, sentence: 'Start time is required' },
  ...badStarts.map((slotStarts) => ({ fault: { slotStarts }, sentence: 'Start time is invalid' })),
  ...badCapacities.map((capacity) => ({ fault: { capacity }, sentence: 'Capacity must be at least 1' })),
  { fault: { capacity: 1e9 + 1 }, sentence: 'Capacity must be at most 1,000,000,000' },
  { fault: { slotName: '', slotStarts: '', capacity: 0 }, sentence: 'Slot name is required' },
]

test.each(faults)('$fault is refused: $sentence', ({ fault, sentence }) => {
  expect(() => parseDrawForm({ ...good, ...fault })).toThrow(sentence)
})
