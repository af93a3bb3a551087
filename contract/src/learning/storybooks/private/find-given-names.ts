import type { Language } from '../../../language.ts'
import { foldText } from '../../names/fold-text.ts'
import { plainNames } from '../../names/given-names.ts'
import { knownNames } from '../../names/known-names.ts'
import { textAfter } from './around.ts'
import type { NamedChild } from './friend-group.ts'
import { isChild } from './is-child.ts'
import { languageOfLine } from './line-language.ts'
import { isElsewhere } from './name-surroundings.ts'
import { nameFriends } from './name-friends.ts'
import type { PrivatePlace } from './private-place.ts'

const knownPattern = () => new RegExp(String.raw`(?<!\p{L})(?:${knownNames})(?!\p{L})`, 'gu')
const large = /(?<![\p{L}\p{M}\p{N}])\p{Lu}[\p{L}\p{M}]{2,}(?:-\p{L}+)?/gu
/** “Mateo Ruiz”, “Mateo R.” */
const family = /^ \p{Lu}(?:\p{Ll}+(?:-\p{L}+)?|\.)(?![\p{L}\p{M}])/u

/**
 * Finds given names that stand in no class list: a reader could take each for a child. Its teacher replaces it, or says once that it
 * is none: a book's animal, or somebody whom everybody knows.
 */
export function createFindGivenNames(
  keptWords: readonly string[],
): (text: string, usual: Language) => PrivatePlace[] {
  const kept = new Set(keptWords.map((word) => foldText(word.trim()).text))
  return (text, usual) => {
    const known = [...text.matchAll(knownPattern())].map(({ index, 0: name }) => [index, index + name.length])
    const names = [...text.matchAll(large)].flatMap(({ index: start, 0: typed }): NamedChild[] => {
      const word = foldText(typed).text
      const end = start + typed.length
      const isKnown = known.some(([from = 0, to = 0]) => start >= from && end <= to)
      if (!plainNames.has(word) || kept.has(word) || isKnown || isElsewhere({ text, start, end })) return []
      const language = languageOfLine(text, start, usual)
      if (!isChild({ text, start, end, language, isListed: true, isGiven: true })) return []
      const whole = end + (family.exec(textAfter(text, end))?.[0].length ?? 0)
      return [{ start, end: whole, language, person: undefined, givenName: typed, word }]
    })
    // Of several together the first may be kept, then the next.
    return nameFriends(text, names).map((place) => ({
      ...place,
      word: place.word ?? names.find(({ start }) => start >= place.start)?.word ?? '',
    }))
  }
}
