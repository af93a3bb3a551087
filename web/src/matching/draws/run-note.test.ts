import { expect, test } from 'vitest'
import { runNote, type RunTimes } from './run-note.ts'
import { draws as en } from './texts.en.ts'
import { draws as es } from './texts.es.ts'

const planned: RunTimes = {
  slot_starts: '2026-11-23T17:00:00Z',
  frozen_at: '2026-11-23T16:00:00Z',
  published_at: '2026-11-23T16:00:05Z',
  completed_at: '2026-11-23T17:00:07Z',
  run_early: false,
}

test('of a draw that was run as announced nothing is said', () => {
  expect(runNote(planned, en.one, 'en')).toBeUndefined()
  expect(runNote({ ...planned, completed_at: null }, en.one, 'en')).toBeUndefined()
})

test('a draw that staff ran on the day before its name says so, and how short its list was public', () => {
  const at = '2026-11-22T09:39:00Z'
  const early = { ...planned, frozen_at: at, published_at: at, completed_at: '2026-11-22T09:39:08Z' }
  const note = runNote({ ...early, run_early: true }, en.one, 'en')
  expect(note).toContain(
    'Staff ran this draw early. It was planned for Nov 23, 2026, 12:00 PM EST and run on Nov 22, 2026, 4:39 AM EST.',
  )
  expect(note).toContain('Its list had been public for less than a minute')
  expect(runNote({ ...early, run_early: true }, es.one, 'es')).toContain('El equipo adelantó este sorteo.')
})

test('minutes of a public list are counted, a whole hour needs no word', () => {
  const early = { ...planned, run_early: true, completed_at: '2026-11-23T16:20:10Z' }
  expect(runNote(early, en.one, 'en')).toContain('public for 20 minutes')
  const noted = { ...early, published_at: '2026-11-23T14:00:00Z' }
  expect(runNote(noted, en.one, 'en')).not.toContain('Its list')
})

test('a draw that completed on a later day, as its number was late, says both days', () => {
  const late = { ...planned, completed_at: '2026-11-24T18:00:00Z' }
  expect(runNote(late, en.one, 'en')).toBe(
    'It was planned for Nov 23, 2026, 12:00 PM EST and run on Nov 24, 2026, 1:00 PM EST.',
  )
})
