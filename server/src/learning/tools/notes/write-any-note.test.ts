import { languages } from '@tower/contract/language.ts'
import { noteTones } from '@tower/contract/learning/tools.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withTemplate } from '../../../../test/learning/notes/note-input.ts'
import { builtInTemplates } from './templates/built-in-templates.ts'
import { writeNote } from './write-note.ts'

describe('whatever is typed', () => {
  const typed = fc.record({
    points: fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc
        .array(
          fc.constantFrom(
            'due',
            'Fri',
            '12/4',
            '13/45',
            ',',
            'missing',
            '3',
            'math',
            '{student}',
            'he',
            'a las',
            '$',
            '99:99',
            'and',
            'y',
            '.',
            '%',
            'page',
            'read',
            'with',
          ),
          { maxLength: 25 },
        )
        .map((words) => words.join(' ')),
    ),
    fullName: fc.oneof(
      fc.string({ maxLength: 40 }),
      fc.constantFrom('Torres, Maya', "D'Angelo O’Neil", '', '{name}', 'James'),
    ),
    key: fc.constantFrom(...builtInTemplates.map(({ key }) => key)),
    tone: fc.constantFrom(...noteTones),
    language: fc.constantFrom(...languages),
    seed: fc.oneof(fc.integer(), fc.double()),
  })

  test('a note never throws, never has a hole, and is the same for the same seed', () => {
    fc.assert(
      fc.property(typed, ({ points, fullName, key, tone, language, seed }) => {
        const made = withTemplate(key, points, { student: { fullName }, tone, language, seed })
        const note = writeNote(made)
        expect(writeNote(made)).toEqual(note)
        expect(`${note.subject}\n${note.body}`).not.toMatch(/[{}\uE000-\uE010]|undefined|NaN/u)
      }),
      { numRuns: 300 },
    )
  })

  test('words that nobody knows are in the note, in either language', () => {
    const word = fc.stringMatching(/^zq[a-z]{3,9}$/)
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 30 }),
        fc.constantFrom(' ', ', ', '; ', '\n', '. ', ' and '),
        fc.constantFrom(...languages),
        (words, joint, language) => {
          const { body } = writeNote(withTemplate('behavior', words.join(joint), { language }))
          expect(words.filter((one) => !body.toLowerCase().includes(one))).toEqual([])
        },
      ),
      { numRuns: 150 },
    )
  })

  test('every number that is typed is in the note, in both languages', () => {
    const point = fc.tuple(
      fc.constantFrom('missing', 'read', 'needs', 'late', 'knows', 'got', 'absent', 'bring', 'practice'),
      fc.integer({ min: 2, max: 999 }),
      fc.constantFrom('pages', 'days', 'times', 'words', 'pencils', 'minutes', 'zorps'),
    )
    fc.assert(
      fc.property(
        fc.array(point, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(...builtInTemplates.map(({ key }) => key)),
        (told, key) => {
          const points = told.map((words) => words.join(' ')).join(', ')
          for (const language of languages) {
            const { body } = writeNote(withTemplate(key, points, { language }))
            expect(told.filter(([, number]) => !body.includes(String(number)))).toEqual([])
          }
        },
      ),
      { numRuns: 150 },
    )
  })
})
