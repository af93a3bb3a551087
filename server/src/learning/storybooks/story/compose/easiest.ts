import type { Language } from '@tower/contract/language.ts'
import { wordsOf } from '../check/count-words.ts'
import { countSpanishSyllables } from '../check/spanish-syllables.ts'
import type { PassageWords } from '../passages/passage-words.ts'

/** Roles whose passages go with each other, in their order. */
const paired = ['firstTry', 'afterFirst'] as const

/** For kindergarten in Spanish, where words are long, the passages with the shortest ones. */
export function easiest(words: PassageWords, year: number, language: Language): PassageWords {
  if (year > 0 || language !== 'es') return words
  const entries = Object.entries(words).map(([role, passages]: [string, readonly string[]]) => [
    role,
    easyHalf(passages),
  ])
  return { ...(Object.fromEntries(entries) as PassageWords), ...easyPairs(words) }
}

/** Of passages that answer each other the easiest pairs. */
function easyPairs(words: PassageWords): Pick<PassageWords, (typeof paired)[number]> {
  const [one, other] = paired
  const pairs = words[one].map((first, at) => ({ first, then: words[other][at] ?? '' }))
  const kept = keepEasiest(pairs, ({ first, then }) => `${first} ${then}`)
  return { [one]: kept.map(({ first }) => first), [other]: kept.map(({ then }) => then) } as Pick<
    PassageWords,
    (typeof paired)[number]
  >
}

/** The half of them, and two at least, whose words have the fewest syllables. */
export function easyHalf(passages: readonly string[]): readonly string[] {
  return keepEasiest(passages, (passage) => passage)
}

function keepEasiest<T>(all: readonly T[], textOf: (one: T) => string): readonly T[] {
  const kept = Math.max(2, Math.ceil(all.length / 2))
  return all.toSorted((one, other) => syllablesOf(textOf(one)) - syllablesOf(textOf(other))).slice(0, kept)
}

function syllablesOf(passage: string): number {
  const words = wordsOf(passage.replace(/~[^\]]*\]/g, ''))
  return words.reduce((sum, word) => sum + countSpanishSyllables(word), 0) / Math.max(1, words.length)
}
