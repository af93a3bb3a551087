import type { Language } from '@tower/contract/language.ts'
import { createFindPrivate } from '@tower/contract/learning/storybooks/private/find-private.ts'
import { expect, test } from 'vitest'
import { englishReadWeeks } from '../../../../test/learning/storybooks/read-weeks.en.ts'
import { spanishReadWeeks } from '../../../../test/learning/storybooks/read-weeks.es.ts'
import { checkStory } from './check/check-story.ts'
import { findEnding } from './compose/find-ending.ts'
import { readNotes } from './notes/read-notes.ts'
import { bookWords } from './passages/book-words.ts'
import type { StoryInput } from './story.ts'
import { writeStory } from './write-story.ts'

const weeks = { en: englishReadWeeks, es: spanishReadWeeks }
const endingOf = (notes: string, language: Language) =>
  findEnding(readNotes({ notes, language }).facts, language)

test('of sixty sets of notes the ones that end sad or asleep are known, and no other', () => {
  const ends = (['en', 'es'] as const).flatMap((language) =>
    weeks[language].flatMap(({ title, notes }) => {
      const ending = endingOf(notes, language)
      return ending === 'glad' ? [] : [[title, ending]]
    }),
  )
  expect(ends).toEqual([
    ['Snow!', 'heavy'],
    ['Aquarium Trip', 'sleepy'],
    ['Last Days of Elementary', 'heavy'],
    ['¡Nieve!', 'heavy'],
    ['Paseo al acuario', 'sleepy'],
    ['Los últimos días de primaria', 'heavy'],
  ])
})

test.each([
  ['en', 'We built a fort. Then it collapsed.', 'heavy'],
  ['en', 'We built a fort. Then it collapsed and we laughed.', 'glad'],
  ['en', 'The fort collapsed. We built it again.', 'glad'],
  ['en', 'We watched the eggs. Three never hatched.', 'heavy'],
  ['en', 'We hiked all day. We were so tired.', 'sleepy'],
  ['en', 'The hamster was lost. It was asleep in a mitten!', 'glad'],
  ['es', 'Hicimos un fuerte. Se derrumbó.', 'heavy'],
  ['es', 'Caminamos mucho. Llegamos muy cansados.', 'sleepy'],
  ['es', 'Practicamos mucho. Una señora lloró de alegría.', 'glad'],
] as const)('notes in %s, “%s”, end %s', (language, notes, ending) => {
  expect(endingOf(notes, language)).toBe(ending)
})

/** The week of that title, as its teacher asked for its book. */
const asInput = (language: Language, title: string): StoryInput => {
  const at = weeks[language].findIndex((week) => week.title === title)
  const week = weeks[language][at]
  if (!week) throw new Error(`no week is called ${title}`)
  const { notes, grade: gradeLevel, reading } = week
  return { title, gradeLevel, reading, language, notes, photos: [], seed: 900 + at }
}
const tinyInput = (language: Language, notes: string): StoryInput => ({
  ...{ title: '', gradeLevel: 'K', reading: 'read-alone', language, notes, photos: [], seed: 3 },
})

test.each([
  ['en', asInput('en', 'Snow!'), 'heavy'],
  ['es', asInput('es', '¡Nieve!'), 'heavy'],
  ['en', asInput('en', 'Aquarium Trip'), 'sleepy'],
  ['es', asInput('es', 'Paseo al acuario'), 'sleepy'],
  ['en', tinyInput('en', 'We made a snowman. The snowman melted.'), 'heavy'],
  ['es', tinyInput('es', 'Hicimos un muñeco. El muñeco se derritió.'), 'heavy'],
  ['en', tinyInput('en', 'We went to the zoo. We all fell asleep.'), 'sleepy'],
  ['es', tinyInput('es', 'Fuimos al zoológico. Nos quedamos dormidos.'), 'sleepy'],
] as const)(
  'a book in %s of a week that ended so keeps every rule, and nobody cheers or sings at its end',
  (language, input, ending) => {
    const { softEnds, reactions } = bookWords[language]
    const { pages, tiny } = softEnds[ending]
    const told = writeStory(input)
    const report = checkStory(told, input)
    expect(report.faults).toEqual([])
    const texts = told.pages.map(({ text }) => text)
    const endings = input.reading === 'read-alone' ? tiny.endings : pages.endings
    expect(endings.map((each) => each.split(' // ')[1])).toContain(texts[11])
    const end = texts.slice(8).join(' ')
    for (const glad of [report.refrain.line, ...(reactions.joy ?? []), ...(reactions.trouble ?? [])])
      expect(end).not.toContain(glad)
  },
)

test('of the notes of sixty weeks nothing is asked about that is no name', () => {
  const known = /^(?:Dave|Jayden|Jaiden|Emma|Luis|Marcus|Marcos|Aaliyah|Ortega)/
  for (const language of ['en', 'es'] as const) {
    const find = createFindPrivate({ students: [], asksNames: true, language })
    for (const { notes } of weeks[language])
      for (const { kind, start, end } of find(notes))
        if (kind === 'name') expect(notes.slice(start, end)).toMatch(known)
  }
})
