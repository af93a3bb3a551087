import { expect, test } from 'vitest'
import { writeBrief } from './write-brief.ts'

const write = (lessonPlan: string, language: 'en' | 'es' = 'en') =>
  writeBrief({ lessonPlan, teacherName: 'Rosa Delgado', forDay: '2026-11-30', language })
const dayOf = (lessonPlan: string) =>
  write(lessonPlan).sections.find(({ title }) => title === 'The day, in order')?.lines ?? []

test('a plan becomes the day in order of the clock, over noon, with minutes', () => {
  expect(dayOf('12:30 Recess\n8:15-9:00 Reading: pages 4-6, aloud\n11:45 Lunch\n1:00-2:15 pm Art')).toEqual([
    '8:15–9:00 (45 min)  Reading',
    '   - pages 4-6, aloud',
    '11:45  Lunch',
    '12:30  Recess',
    '1:00–2:15 pm (75 min)  Art',
    '   In which room? ______________  Who takes them? ______________',
  ])
})

test('an hour without minutes is asked about and not guessed', () => {
  const { asks, brief } = write('Math @ 10')
  expect(brief).toContain('10:__  Math')
  expect(asks).toContain('“Math”: at which minute does it begin (10:__)?')
})

test('a step that only says to read is asked about, with a blank below it', () => {
  const { asks, brief } = write('12:30 Science\n- Read the chapter')
  expect(asks).toContain('Science: Which pages? Aloud or silent? For how long?')
  expect(brief).toMatch(/Read the chapter\n {3}Which pages\? _+ {2}Aloud or silent\? _+ {2}For how long\? _+/)
})

test('times that run backwards or overlap are asked about', () => {
  const { asks } = write('9:00-8:30 Math\n9:00-9:45 Reading\n9:30-10:00 Music')
  expect(asks).toContain('“Math” ends (8:30) before it begins (9:00): which times are right?')
  expect(asks).toContain('“Music” begins at 9:30, before “Reading” ends (9:45): which comes first?')
})

test('a diagnosis is left out and that is said; what the student needs stays', () => {
  const { brief, notes } = write(
    '8:00 Reading\n\nOwen has ADHD and needs breaks. Ana (autism) needs a quiet corner.',
  )
  expect(brief).not.toMatch(/ADHD|autism/)
  expect(brief).toContain('Owen needs breaks.')
  expect(brief).toContain('Ana needs a quiet corner.')
  expect(notes).toHaveLength(1)
})

test('a lesson about a condition is no diagnosis', () => {
  expect(write('9:00 Health: Read the article on diabetes, page 3').brief).toContain('diabetes')
})
