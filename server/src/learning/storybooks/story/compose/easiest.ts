import type { Language } from '@tower/contract/language.ts'
import { wordsOf } from '../check/count-words.ts'
import { countSpanishSyllables } from '../check/spanish-syllables.ts'
import type { PassageWords } from '../passages/passage-words.ts'

/** Roles whose passages go with each other, in their order. */
const paired = new Set(['firstTry', 'afterFirst'])

/** For kindergarten in Spanish, where words are long, the passages with the shortest ones. */
export function easiest(words: PassageWords, year: number, language: Language): PassageWords {
  if (year > 0 || language !== 'es') return words
  const entries = Object.entries(words).map(([role, passages]: [string, readonly string[]]) => [
    role,
    paired.has(role) ? passages : easyHalf(passages),
  ])
  return Object.fromEntries(entries) as PassageWords
}

/** The half of them, and two at least, whose words have the fewest syllables. */
export function easyHalf(passages: readonly string[]): readonly string[] {
  const kept = Math.max(2, Math.ceil(passages.length / 2))
  return passages.toSorted((one, other) => syllablesOf(one) - syllablesOf(other)).slice(0, kept)
}

function syllablesOf(passage: string): number {
  const words = wordsOf(passage.replace(/~[^\]]*\]/g, ''))
  return words.reduce((sum, word) => sum + countSpanishSyllables(word), 0) / Math.max(1, words.length)
}
