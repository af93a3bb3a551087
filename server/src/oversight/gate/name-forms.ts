import { foldText } from '@tower/contract/learning/names/fold-text.ts'
import { isOrdinary } from '@tower/contract/learning/storybooks/private/ordinary-words.ts'
import { initialsWrittenAsWord, wordsOfName } from '@tower/contract/learning/names/name-words.ts'
import { readWords } from './read-words.ts'

/** Two words of a name that follow one another, as somebody would be called. */
export type NamePair = {
  first: string
  last: string
  /** What may stand between the two: further words of the name. */
  between: ReadonlySet<string>
  /** Both are words of the language: then only capitals make a name of them. */
  needsCapitals: boolean
  /** What stands between the two, word for word: of somebody who goes by initials, those after the first. */
  exactly?: readonly string[]
  /** The last name stands first, and a comma may stand between: “Lee, Ana”. */
  isReversed: boolean
}

export type NameForms = {
  pairs: readonly NamePair[]
  /** The name in one word, as in an address of mail, or in a script that leaves no space. */
  whole: readonly string[]
}

/** Whoever's first word this is stands for a child in our demo and tests, and is known by that word alone. */
export const canaryWord = 'zzkanary'
export const isCanary = (word: string) => word.startsWith(canaryWord)

/** Shorter ones are words as often as two names. */
const shortestTogether = 8

/** Second given names that are usual: “Ana María” is half of a school. */
const middleNames = new Set(
  [
    'maria jose carlos luis antonio miguel angel juan manuel jesus isabel fernanda guadalupe alejandra',
    'ann anne marie grace rose lee jean lynn elizabeth james michael john joseph lou mae jo kate jane paul ray',
  ]
    .join(' ')
    .split(' '),
)

/**
 * How a child is called in full: first and last name, whatever stands between them, in either order. A first name alone is
 * borne by too many to tell anybody by, and so are names of a single word.
 */
export function formsOfName(name: string): NameForms {
  const ordered = inOrder(name)
  const words = wordsOfName(ordered)
    .words.filter((word) => /^[\p{L}']+$/u.test(word))
    .map(bare)
  const [first, ...rest] = words
  if (first === undefined) return { pairs: [], whole: [] }
  const begins = formsOfBeginning(ordered, words)
  if (rest.length === 0) return { ...begins, whole: isSpaceless(first) ? [first] : begins.whole }
  const lasts = lastNames(rest)
  const pairs = lasts.flatMap((last) => {
    const between = new Set(rest.filter((word) => word !== last))
    const needsCapitals = isWord(first) && isWord(last)
    return [
      { first, last, between, needsCapitals, isReversed: false },
      { first: last, last: first, between, needsCapitals: true, isReversed: true },
    ]
  })
  const together = lasts.map((last) => first + last)
  return {
    pairs: [...pairs, ...begins.pairs],
    whole: [...together.filter(isLongTogether), ...begins.whole],
  }
}

/**
 * How somebody is called whose first name looks like none: initials, as A.J. Smith, or a word that stands before last names
 * elsewhere, as Van Nguyen. Neither tells anybody by itself, so that only capitals make a name of it.
 */
function formsOfBeginning(ordered: string, words: readonly string[]): NameForms {
  const written = initialsWrittenAsWord(ordered)
  if (written !== undefined) return formsOfInitials([...written], words.slice(1))
  const all = readWords(foldText(ordered).text).map(({ text }) => text)
  const before = all.slice(0, Math.max(0, all.indexOf(words[0] ?? '')))
  if (before.length > 1 && before.every((word) => word.length === 1)) return formsOfInitials(before, words)
  const [first, other] = before
  const [last] = words
  const isName = first !== undefined && other === undefined && words.length === 1 && givenParticles.has(first)
  if (!isName || last === undefined) return { pairs: [], whole: [] }
  const named = { between: new Set<string>(), needsCapitals: true }
  return {
    pairs: [
      { ...named, first, last, isReversed: false },
      { ...named, first: last, last: first, isReversed: true },
    ],
    whole: [],
  }
}

/** Of the words that stand before last names, those that are given names as well. “De la Cruz” is a last name and no more. */
const givenParticles = new Set('van von don dona di do al bin ibn den'.split(' '))

function formsOfInitials(initials: readonly string[], words: readonly string[]): NameForms {
  const together = initials.join('')
  const lasts = words.length > 1 ? lastNames(words) : words
  const pairs = lasts.flatMap((last): NamePair[] => {
    const between = new Set([...initials, ...words].filter((word) => word !== last))
    const named = { first: initials[0] ?? '', last, between, needsCapitals: true, isReversed: false }
    const reversed = { ...named, first: last, isReversed: true }
    return [
      { ...named, exactly: initials.slice(1) },
      { ...named, first: together },
      { ...reversed, last: initials.at(-1) ?? '', exactly: initials.slice(0, -1) },
      { ...reversed, last: together },
    ]
  })
  return { pairs, whole: lasts.map((last) => together + last).filter(isLongTogether) }
}

const isLongTogether = (word: string) => word.length >= shortestTogether

/** On many lists the last name stands first. */
function inOrder(name: string): string {
  const [last = '', ...given] = name.split(',')
  return [...given, last].join(' ')
}

const bare = (word: string) => word.replaceAll("'", '')

/** Whether a folded word is one of the language, besides being a name. */
export const isWord = (word: string) => isOrdinary(word, 'en') || isOrdinary(word, 'es')
/** Chinese, Japanese and Korean names stand in a sentence without spaces. */
const isSpaceless = (word: string) =>
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2,}$/u.test(word)

/** Which of the further words are last names: the last one, and where there are two of them the one before. */
function lastNames(rest: readonly string[]): string[] {
  const [last, before] = rest.toReversed()
  if (last === undefined) return []
  const isLastName = before !== undefined && (rest.length > 2 || !middleNames.has(before))
  return [...new Set(isLastName ? [last, before] : [last])]
}
