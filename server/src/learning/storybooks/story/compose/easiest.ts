import type { Language } from '@tower/contract/language.ts'
import { wordsOf } from '../check/count-words.ts'
import { countSpanishSyllables } from '../check/spanish-syllables.ts'
import type { PassageWords } from '../passages/passage-words.ts'

/**
 * For kindergarten in Spanish, where words are long, the passages with the shortest ones: of each role two at least, or
 * the one that is easiest where those made no book of the grade.
 */
export function easiest(
  words: PassageWords,
  { year, language, least = 2 }: { year: number; language: Language; least?: 1 | 2 },
): PassageWords {
  if (year > 0 || language !== 'es') return words
  const entries = Object.entries(words).map(([role, passages]: [string, readonly string[]]) => [
    role,
    keepEasiest(passages, (passage) => passage, least),
  ])
  return { ...(Object.fromEntries(entries) as PassageWords), ...easyPairs(words, least) }
}

/** Of passages that answer each other the easiest pairs. */
function easyPairs({ firstTry, afterFirst }: PassageWords, least: number) {
  const pairs = firstTry.map((first, at) => ({ first, then: afterFirst[at] ?? '' }))
  const kept = keepEasiest(pairs, ({ first, then }) => `${first} ${then}`, least)
  return { firstTry: kept.map(({ first }) => first), afterFirst: kept.map(({ then }) => then) }
}

function keepEasiest<T>(all: readonly T[], textOf: (one: T) => string, least: number): readonly T[] {
  const kept = least === 1 ? 1 : Math.max(least, Math.ceil(all.length / 2))
  return all.toSorted((one, other) => syllablesOf(textOf(one)) - syllablesOf(textOf(other))).slice(0, kept)
}

function syllablesOf(passage: string): number {
  const words = wordsOf(passage.replace(/~[^\]]*\]/g, ''))
  return words.reduce((sum, word) => sum + countSpanishSyllables(word), 0) / Math.max(1, words.length)
}
