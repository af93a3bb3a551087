import { expect, test } from 'vitest'
import type { Language } from '@tower/contract/language.ts'
import { builtInTemplates } from './templates/built-in-templates.ts'
import { writeNote } from './write-note.ts'

const write = (key: string, points: string, language: Language = 'en') => {
  const template = builtInTemplates.find((one) => one.key === key)
  if (template === undefined) throw new Error(`no template ${key}`)
  return writeNote({
    template: { key, title: template.title.en, body: template.body },
    student: { fullName: 'Maya Torres' },
    teacherName: 'Ms. Rivera',
    tone: 'warm',
    language,
    points,
    today: '2026-11-23',
    seed: 5,
  })
}
const body = (key: string, points: string, language: Language = 'en') => write(key, points, language).body

test('what a hurried teacher leaves out is put back: who did it, "the", "a", "please", "at"', () => {
  expect(body('absence', 'misses morning mtg and phonics. bell rings 7:50')).toMatch(
    /Maya misses morning meeting and phonics\. The bell rings at 7:50\./,
  )
  expect(body('absence', 'pls send dr note or call the office 555-0137')).toContain(
    "Please send a doctor's note or call the office at 555-0137.",
  )
  expect(body('behavior', 'disruptive in music, told me other girls are leaving her out')).toMatch(
    /Maya was disruptive in music\. She told me other girls are leaving her out\./,
  )
  expect(body('progress', 'still working on counting past 20')).toContain(
    'Maya is still working on counting past 20.',
  )
})

test('short forms are written out, and a point after one still ends its sentence', () => {
  const note = body('field_trip', '$15 or scholarship avail. slip due 12/9. pack sack lunch w/ name on it')
  expect(note).toContain('The cost is $15, and scholarships are available.')
  expect(note).toContain('Please pack a sack lunch with the name on it.')
  expect(note).toContain('December 9')
})

test('what to watch for is nothing that the child has', () => {
  const note = body('health', 'watch for sore throat, fever, rash')
  expect(note).toContain('Please watch for a sore throat, a fever, or a rash.')
  expect(note).not.toMatch(/Maya had/)
})

test('what hurts is the child’s, in small letters, and in Spanish it hurts the child', () => {
  for (const points of ['head hurts', 'her head hurts', 'a Maya le duele la cabeza']) {
    expect(body('health', points), points).toContain("Maya's head hurts.")
    expect(body('health', points, 'es'), points).toContain('A Maya le duele la cabeza.')
  }
  const hurt = 'tummy hurt after lunch'
  expect(body('health', hurt)).toContain("Maya's stomach hurt after lunch.")
  expect(body('health', hurt, 'es')).toContain('A Maya le dolía el estómago después del almuerzo.')
})

test('what got better is no doing: "reading got better"', () => {
  expect(body('progress', 'reading got better')).toContain("Maya's reading got better.")
  expect(body('progress', 'reading louder now')).not.toContain("Maya's reading")
})

test('what belongs together is not cut: "so much neater", a list after its head, a label and what it names', () => {
  expect(body('praise', 'her handwriting is getting so much neater')).toContain(
    "Maya's handwriting is getting much neater.",
  )
  expect(body('progress', 'knows 18 of 26 letter sounds, all colors & shapes')).toContain(
    'Maya knows 18 of 26 letter sounds, all colors and shapes.',
  )
  expect(body('missing_work', 'missing assignments: science lab, vocab unit 4')).toContain(
    'Missing assignments: science lab, vocabulary unit 4.',
  )
})

test('words of two meanings take the one of school: out of pencils, welcome back, everyone misses her', () => {
  expect(body('supplies', 'out of pencils')).toContain('Maya is out of pencils.')
  expect(body('absence', 'welcome back!', 'es')).toContain('Nos da gusto que Maya esté de regreso.')
  expect(body('absence', 'everyone misses her', 'es')).toContain('Todos extrañan a Maya.')
  expect(body('supplies', 'class party 12/17')).toContain('Our class party is on December 17.')
})

test('a note about the class tells of all of us, and who called home was not the child', () => {
  expect(body('field_trip', 'back by lunch, walking')).toMatch(/We will be back by lunch/)
  expect(body('field_trip', 'walking')).not.toContain('Maya is walking')
  expect(body('health', 'threw up after lunch, called mom')).toMatch(
    /Maya threw up after lunch\. We called home\./,
  )
})

test('a Spanish verb needs nobody before it, and an infinitive is asked for', () => {
  const note = body('behavior', 'se enojó y tiró los libros, hable con ella en casa por favor', 'es')
  expect(note).toContain('Se enojó y tiró los libros.')
  expect(note).toContain('Por favor, hable con Maya en casa.')
  expect(body('end_of_year', 'traer las medallas de la feria', 'es')).toContain(
    'Favor de traer las medallas de la feria.',
  )
})

test('one small word makes no other language: "no swelling" in an English note is English', () => {
  expect(
    write('health', 'nurse checked her, no bumps at all. she is fine now').asks.map(({ kind }) => kind),
  ).not.toContain('translate')
})

test('what was not understood is quoted once in the other language, and never in one long sentence', () => {
  const { body: note, asks } = write(
    'progress',
    'passed her 7s and 8s times tables, built a clay volcano, wrote an awesome opinion piece about zoos',
    'es',
  )
  expect(note.match(/clay volcano/g)).toHaveLength(1)
  expect(asks.filter(({ kind }) => kind === 'translate')).toHaveLength(1)
  for (const sentence of note.split(/(?<=[.»])\s/)) expect(sentence.split(' ').length).toBeLessThanOrEqual(20)
})

test('why something happened is a sentence of its own', () => {
  expect(body('behavior', "hit a friend bc he wouldn't share the ball")).toContain(
    "Maya hit a friend. The reason: he wouldn't share the ball.",
  )
})

test('a weekday fits its date in the school year that is running', () => {
  expect(write('end_of_year', 'party fri 6/4 at 1:30').asks.map(({ kind }) => kind)).not.toContain('weekday')
  expect(write('end_of_year', 'party mon 6/4 at 1:30').asks.map(({ kind }) => kind)).toContain('weekday')
})

test('what was not turned in several times is said so, and what is only missing was not there', () => {
  const turnedIn = 'reading log not turned in twice'
  expect(body('missing_work', turnedIn)).toContain('Maya has not turned in the reading log two times.')
  expect(body('missing_work', turnedIn, 'es')).toContain('Maya no entregó el registro de lectura dos veces.')
  for (const points of ['missing reading log twice', 'faltó el registro de lectura dos veces']) {
    expect(body('missing_work', points)).toMatch(/Maya did not have the reading log (two|2) times\./)
    expect(body('missing_work', points, 'es')).toMatch(/Maya no tuvo el registro de lectura (dos|2) veces\./)
  }
  expect(body('missing_work', 'missing homework 3 times')).toContain('Maya did not have homework 3 times.')
  expect(body('behavior', 'missing recess 2 times')).not.toContain('turned in')
  expect(body('absence', 'missing school 3 times')).toContain('missed class 3 times')
})

test('a classmate of whom something is said keeps it in Spanish, whether a boy or a girl', () => {
  for (const points of ['muy amable con un compañero nuevo', 'muy amable con una compañera nueva'])
    expect(body('praise', points, 'es')).toContain('Maya es muy amable con alguien nuevo de la clase.')
  expect(body('praise', 'helped a new classmate yesterday', 'es')).toContain(
    'Maya ayudó a alguien nuevo de la clase ayer.',
  )
})
