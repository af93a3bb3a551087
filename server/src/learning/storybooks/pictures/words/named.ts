import { listed, type Tongue, type WordLists } from './find-words.ts'

/** How a thing is named in a picture's description, and the words of a page that ask for it. */
export type Named = {
  name: Record<Tongue, string>
  words: WordLists
  /** In these the words mean something else: a hot dog is no dog. */
  unless: WordLists | undefined
}

/**
 * Reads "a seedling in a pot: seed, seedling, sprout*" in both languages. **Each word names the thing that is drawn**, or what is never
 * without it: a page that names something else shows what is usual in its place, and nothing wrong.
 */
export function named(english: string, spanish: string, unless?: { en?: string; es?: string }): Named {
  const [en = '', enWords = ''] = english.split(': ')
  const [es = '', esWords = ''] = spanish.split(': ')
  return {
    name: { en, es },
    words: listed(enWords, esWords),
    unless: unless && listed(unless.en ?? '', unless.es ?? ''),
  }
}
