import { listed, type Tongue, type WordLists } from './find-words.ts'

/** How a thing is named in a picture's description, and the words of a page that ask for it. */
export type Named = { name: Record<Tongue, string>; words: WordLists }

/** Reads "a seedling in a pot: seed, seedling, sprout*" in both languages. */
export function named(english: string, spanish: string): Named {
  const [en = '', enWords = ''] = english.split(': ')
  const [es = '', esWords = ''] = spanish.split(': ')
  return { name: { en, es }, words: listed(enWords, esWords) }
}
