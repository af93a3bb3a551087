import type { Language } from '../../../language.ts'
import { foldText } from '../../names/fold-text.ts'
import { plainNames } from '../../names/given-names.ts'
import { knownNames } from '../../names/known-names.ts'
import { textAfter } from './around.ts'
import type { NamedChild } from './friend-group.ts'
import { isChild } from './is-child.ts'
import { languageOfLine } from './line-language.ts'
import { isElsewhere, type Named } from './name-surroundings.ts'
import { nameFriends } from './name-friends.ts'
import type { PrivatePlace } from './private-place.ts'
import { isUnknownName } from './unknown-names.ts'

const knownPattern = () => new RegExp(String.raw`(?<!\p{L})(?:${knownNames})(?!\p{L})`, 'gu')
const large = /(?<![\p{L}\p{M}\p{N}])\p{Lu}[\p{L}\p{M}]{2,}(?:-\p{L}+)?/gu
/** “Mateo Ruiz”, “Mateo R.” */
const family = /^ \p{Lu}(?:\p{Ll}+(?:-\p{L}+)?|\.)(?![\p{L}\p{M}])/u

/**
 * Finds names that stand in no class list: given names, and large words that are nothing else where a person stands. A reader could take
 * each for a child. Its teacher replaces it, or says once that it is none: a book's animal, or somebody whom everybody knows.
 */
export function createFindGivenNames(
  keptWords: readonly string[],
): (text: string, usual: Language) => PrivatePlace[] {
  const kept = new Set(keptWords.map((word) => foldText(word.trim()).text))
  return (text, usual) => {
    const found = listLarge(text, usual).filter((name) => !kept.has(name.word))
    const unknown = new Set(
      found.filter((name) => !plainNames.has(name.word) && isUnknownName(name)).map(({ word }) => word),
    )
    const names = found.flatMap((name): NamedChild[] => {
      const isGiven = plainNames.has(name.word) && isChild({ ...name, isListed: true, isGiven: true })
      if (!isGiven && !unknown.has(name.word)) return []
      const whole = name.end + (family.exec(textAfter(text, name.end))?.[0].length ?? 0)
      return [{ ...name, end: whole, person: undefined, givenName: name.typed }]
    })
    // Of several together the first may be kept, then the next.
    return nameFriends(text, names).map((place) => ({
      ...place,
      word: place.word ?? names.find(({ start }) => start >= place.start)?.word ?? '',
    }))
  }
}

type Large = Named & { typed: string; word: string }

/** The words that are written large, but for those of places, grown-ups and people whom everybody knows. */
function listLarge(text: string, usual: Language): Large[] {
  const known = [...text.matchAll(knownPattern())].map(({ index, 0: name }) => [index, index + name.length])
  return [...text.matchAll(large)].flatMap(({ index: start, 0: typed }): Large[] => {
    const end = start + typed.length
    const isKnown = known.some(([from = 0, to = 0]) => start >= from && end <= to)
    if (isKnown || isElsewhere({ text, start, end })) return []
    return [
      { text, start, end, typed, word: foldText(typed).text, language: languageOfLine(text, start, usual) },
    ]
  })
}
