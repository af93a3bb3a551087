import { expect, test } from 'vitest'
import { type BenchState, joinBenchWords, typeBenchWords } from './join-bench-words.ts'

const words = { title: 'Beans', grade: 'Grade 1', notes: 'We planted beans.' }
const opened: BenchState = { version: 1, base: words, mine: words, conflicts: [] }
const typed = (part: Partial<typeof words>): BenchState => ({ ...opened, mine: { ...words, ...part } })

test('what another window changed is taken where this one did not, and nothing of it is written over', () => {
  const joined = joinBenchWords(typed({ notes: 'We ate them.' }), {
    ...{ version: 2, words: { ...words, title: 'Our beans' } },
  })
  expect(joined).toMatchObject({
    ...{ version: 2, mine: { title: 'Our beans', notes: 'We ate them.' }, conflicts: [] },
  })
})

test('of a text that both changed both are told, until somebody decides or they say the same', () => {
  const theirs = { ...words, notes: 'They sprouted.' }
  const joined = joinBenchWords(typed({ notes: 'We ate them.' }), { version: 2, words: theirs })
  const conflict = { field: 'notes', mine: 'We ate them.', theirs: 'They sprouted.' }
  expect(joined).toMatchObject({ mine: { notes: 'We ate them.' }, conflicts: [conflict] })
  const later = joinBenchWords(joined, { version: 3, words: { ...theirs, title: 'Our beans' } })
  expect(later.conflicts).toEqual([conflict])
  const same = joinBenchWords(later, { version: 4, words: { ...theirs, notes: 'We ate them. ' } })
  expect(same.conflicts).toEqual([])
})

test('what this window sent is no other window’s, whatever is typed while it is written', () => {
  const sent = { ...words, notes: 'We ate them.' }
  const writing = { ...typed({ notes: 'We ate them. Yum.' }), sent }
  const joined = joinBenchWords(writing, { version: 2, words: sent })
  expect(joined).toMatchObject({ mine: { notes: 'We ate them. Yum.' }, conflicts: [] })
  expect(joinBenchWords(joined, { version: 1, words })).toBe(joined)
})

test('a title comes back with its spaces as they are kept, and that is no other window’s', () => {
  const sent = { ...words, title: 'Our  beans' }
  const joined = joinBenchWords(
    { ...typed({ title: 'Our  beans' }), sent },
    {
      ...{ version: 2, words: { ...words, title: 'Our beans' } },
    },
  )
  expect(joined).toMatchObject({ version: 2, conflicts: [] })
})

test('what was sent once and another window writes again later is taken', () => {
  const sent = { ...words, title: 'Our beans' }
  const kept = joinBenchWords({ ...typed({ title: 'Our beans' }), sent }, { version: 2, words: sent })
  const other = joinBenchWords(kept, { version: 3, words: { ...words, title: 'Peas' } })
  expect(other.mine.title).toBe('Peas')
  expect(joinBenchWords(other, { version: 4, words: sent }).mine.title).toBe('Our beans')
})

test('what is typed on while both texts stand there is part of the own one', () => {
  const theirs = { ...words, notes: 'They sprouted.' }
  const both = joinBenchWords(typed({ notes: 'We ate them.' }), { version: 2, words: theirs })
  expect(typeBenchWords(both, { notes: 'We ate them. Yum.' })).toMatchObject({
    mine: { notes: 'We ate them. Yum.' },
    conflicts: [{ field: 'notes', mine: 'We ate them. Yum.', theirs: 'They sprouted.' }],
  })
})
