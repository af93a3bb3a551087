import { languages } from '@tower/contract/language.ts'
import { noteTones } from '@tower/contract/learning/tools.ts'
import { expect, test } from 'vitest'
import { factsOf } from '../../../../test/learning/notes/read-facts.ts'
import { scoreNote } from '../../../../test/learning/notes/score-note.ts'
import { noteReadings } from '../../../../test/learning/readings/note-readings.ts'
import { writeNote } from './write-note.ts'

test('fifty more notes, of points as they are typed on a phone, have ten of ten points in both languages', ({
  task,
}) => {
  const faults = noteReadings.flatMap((one) => {
    const names = one.student.fullName.split(' ')
    const bodies = languages.map((language) => writeNote({ ...one, language }).body)
    const [english = '', spanish = ''] = bodies.map((body) => factsOf(body, names.slice(0, 1)).join())
    return languages.flatMap((language, at) => {
      const score = scoreNote(bodies[at] ?? '', language, names, english === spanish, true)
      return Object.entries(score)
        .filter(([, isGood]) => !isGood)
        .map(([point]) => `${one.student.fullName} (${language}): ${point}`)
    })
  })
  task.meta.rows = noteReadings.length * 2
  expect(faults).toEqual([])
  expect(noteReadings).toHaveLength(50)
  expect(new Set(noteReadings.map(({ template }) => template.key)).size).toBe(12)
  expect(new Set(noteReadings.map(({ tone }) => tone))).toEqual(new Set(noteTones))
})

test('in the language of the family, nine of ten notes need nothing put right by hand', () => {
  const byHand = noteReadings.filter((one) =>
    writeNote(one).asks.some(
      ({ kind }) => kind === 'translate' || kind === 'finish_sentence' || kind === 'shorten_note',
    ),
  )
  expect(byHand.map(({ student }) => student.fullName)).toEqual([])
})

test('no note says half a sentence, and none leaves English short forms or a missing capital in it', () => {
  for (const one of noteReadings) {
    const body = writeNote({ ...one, language: 'en' }).body
    expect(body, one.points).not.toMatch(
      /\b(?:w\/o?|bc|pls|thx|hw|im|yr|mtg|tmrw|thurs|weds|mins|hrs|conf)\b|(?<=[.!?] )\p{Ll}/u,
    )
    expect(body, one.points).not.toMatch(
      /\b(?:getting|made|grew)\.|(?<!\p{L})(?:in|of|the|a|with) is\b|I want to tell you this/u,
    )
  }
})
