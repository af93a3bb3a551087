import type { Language } from '../../../language.ts'
import { createFindNames, type FoundName } from '../../names/find-names.ts'
import { foldText } from '../../names/fold-text.ts'
import { knownNames } from '../../names/known-names.ts'
import { wordsOfName } from '../../names/name-words.ts'
import { isChild } from './is-child.ts'
import { isElsewhere } from './name-surroundings.ts'
import { languageOfLine } from './line-language.ts'
import { isOrdinary, keptFormOf } from './ordinary-words.ts'
import type { PrivatePlace } from './private-place.ts'
import type { NamedChild } from './friend-group.ts'
import { nameFriends } from './name-friends.ts'

const knownPattern = () => new RegExp(String.raw`(?<!\p{L})(?:${knownNames})(?!\p{L})`, 'gu')
const token = /[\p{L}\p{M}\p{N}]+(?:['’](?!s(?!\p{L}))[\p{L}\p{M}]+)*/gu

/**
 * Finds children of the class list, however their names are written, where a name is meant and not a word. A word that its
 * teacher keeps is let be where it stands alone: with a further name it is a child.
 */
export function createFindChildren(
  students: readonly string[],
  keptWords: readonly string[],
): (text: string, usual: Language) => PrivatePlace[] {
  if (students.length === 0) return () => []
  const find = createFindNames(students)
  const kept = new Set(keptWords.map(keptFormOf))
  const listed = new Set(students.flatMap((name) => wordsOfName(name).words))
  const given = new Set(students.flatMap((name) => wordsOfName(givenNamesOf(name)).words))
  const beginnings = students.flatMap((name) => wordsOfName(name).beginning ?? [])
  const lists = {
    ...{ listed, given },
    initials: new Set(beginnings.flatMap(({ word, isInitials }) => (isInitials ? word : []))),
    particles: new Set(beginnings.flatMap(({ word, isInitials }) => (isInitials ? [] : word))),
  }
  return (text, usual) => {
    const known = [...text.matchAll(knownPattern())].map((match) => [
      match.index,
      match.index + match[0].length,
    ])
    const isKnown = ({ start, end }: FoundName) =>
      known.some(([from = 0, to = 0]) => start >= from && end <= to)
    const children = find(text).flatMap((name): NamedChild[] => {
      if (isKnown(name)) return []
      const language = languageOfLine(text, name.start, usual)
      const child = cutToName(name, { text, language, ...lists })
      if (!child) return []
      const word = keptFormOf(text.slice(child.start, child.end))
      if (word !== undefined && kept.has(word)) return []
      const fullName = name.person === undefined ? text.slice(child.start, child.end) : students[name.person]
      return [{ ...child, word, language, person: name.person, givenName: givenNamesOf(fullName ?? '') }]
    })
    return nameFriends(text, children)
  }
}

type Lists = {
  text: string
  language: Language
  listed: ReadonlySet<string>
  given: ReadonlySet<string>
  /** By which children are called who have no other first name, run together. */
  initials: ReadonlySet<string>
  /** First names that stand before last names elsewhere: they are always words, too. */
  particles: ReadonlySet<string>
}

/** Of “Ana long” in “Ana long jumps” the name is Ana; of “will young readers” there is none. */
function cutToName(name: FoundName, lists: Lists): { start: number; end: number } | undefined {
  const { text, language, listed } = lists
  if (isInitials(text.slice(name.start, name.end), lists)) return { start: name.start, end: name.end }
  const unbroken = joinUnseen(name, lists)
  if (unbroken) return isOneChild(unbroken, lists) ? { start: name.start, end: name.end } : undefined
  const words = [...text.slice(name.start, name.end).matchAll(token)].map((match) => ({
    start: name.start + match.index,
    end: name.start + match.index + match[0].length,
    plain: foldText(match[0]).text.replaceAll("'", ''),
    isLarge: /^\p{Lu}/u.test(match[0]),
  }))
  const isTold = ({ plain, isLarge }: (typeof words)[number]) =>
    isLarge || (listed.has(plain) && !isOrdinary(plain, language))
  const told = words.slice(words.findIndex(isTold), words.findLastIndex(isTold) + 1)
  // One word in small letters, such as a small form, is judged by itself.
  const [first, ...rest] = told.length > 0 ? told : words.slice(0, words.length === 1 ? 1 : 0)
  if (!first) return undefined
  const last = rest.at(-1) ?? first
  // “Ana P.” ends after its last word.
  const end = last === words.at(-1) ? name.end : last.end
  // Two words of one name, side by side, are a name.
  const isWhole =
    rest.some(({ plain }) => listed.has(plain)) && !isElsewhere({ text, start: first.start, end })
  return isWhole || isOneChild(first, lists) ? { start: first.start, end } : undefined
}

/** A name of one word with signs in it that nobody sees, as where a line may be broken. */
function joinUnseen({ start, end }: FoundName, { text, listed }: Lists): Word | undefined {
  const typed = text.slice(start, end)
  if (!/\p{Cf}/u.test(typed)) return undefined
  const plain = foldText(typed).text.replaceAll("'", '')
  return listed.has(plain) ? { start, end, plain } : undefined
}

/** Large letters: “9 a.m.” is nobody. */
function isInitials(typed: string, { initials }: Lists): boolean {
  const letters = typed.replaceAll(/[.\s]/g, '')
  return /^\p{Lu}+$/u.test(letters) && initials.has(foldText(letters).text)
}

type Word = { start: number; end: number; plain: string }

function isOneChild(
  { start, end, plain }: Word,
  { text, language, listed, given, particles }: Lists,
): boolean {
  if (particles.has(plain) && !listed.has(plain)) {
    const isLarge = /^\p{Lu}/u.test(text.slice(start, end))
    return isLarge && isChild({ text, start, end, language, isListed: true, isGiven: false })
  }
  const small = plain.replace(/(?:c?it[oa]s?|e?s)$/, '')
  const isGiven = given.has(plain) || (small !== '' && [...given].some((word) => word.startsWith(small)))
  return isChild({ text, start, end, language, isListed: listed.has(plain), isGiven })
}

/** Of “Torres, Maya” and “Maya Torres” it is Maya; of “Ana María Pérez López” Ana María. */
function givenNamesOf(fullName: string): string {
  const [family = '', given] = fullName.split(',')
  if (given !== undefined && given.trim() !== '') return given.trim()
  const words = family.trim().split(/\s+/)
  return words.slice(0, words.length > 3 ? 2 : 1).join(' ')
}
