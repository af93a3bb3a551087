import { expect, test } from 'vitest'
import { drawName } from './draw-name.ts'

const weekly = { slot_name: 'Draw of November 24, 2026', slot_starts: '2026-11-24T17:00:00Z' }

test('a draw of the schedule is named by its day in the language of the page', () => {
  expect(drawName(weekly, 'Sorteo del {day}', 'es')).toBe('Sorteo del 24 nov 2026')
  expect(drawName(weekly, 'Draw of {day}', 'en')).toBe('Draw of November 24, 2026')
})

test('a name that staff gave stays as it is', () => {
  const named = { ...weekly, slot_name: 'Draw of the harvest' }
  expect(drawName(named, 'Sorteo del {day}', 'es')).toBe('Draw of the harvest')
})
