import { cutText } from '@tower/contract/cut-text.ts'
import { plainWords } from '@tower/contract/fold-letters.ts'

/** More than anybody types; a search of a thousand words costs a thousand look-ups. */
const mostWords = 8
/** No name has a longer word, and the database takes none of thousands of letters. */
const longestWord = 60
/** Shorter words are looked up whole: half the list begins with an `s`. */
const shortestBeginning = 3

/** How one word is written on lists and by people; the first spelling stands for all. */
const spellings: readonly (readonly string[])[] = [
  ['elementary', 'elem', 'el', 'es'],
  ['school', 'sch', 'schl'],
  ['high', 'hs'],
  ['middle', 'ms'],
  ['junior', 'jr'],
  ['senior', 'sr'],
  ['saint', 'st'],
  ['mount', 'mt'],
  ['fort', 'ft'],
  ['academy', 'acad'],
]
const spellingsOf = new Map(spellings.flatMap((known) => known.map((word) => [word, known] as const)))

/** What families call a teacher by; it finds nobody. */
const titles = new Set([
  'ms',
  'mr',
  'mrs',
  'miss',
  'mx',
  'dr',
  'sr',
  'sra',
  'srta',
  'prof',
  'maestra',
  'maestro',
])

/** The words of a teacher's name, without the title, unless it is all there is. */
export function teacherWords(name: string): string[] {
  const words = plainWords(name)
  const named = words.filter((word) => !titles.has(word))
  return named.length > 0 ? named : words
}

/** The words of a school or a place, each in one spelling, without those every school has. */
export function schoolWords(name: string): string[] {
  const words = plainWords(name).map((word) => spellingsOf.get(word)?.[0] ?? word)
  const named = words.filter((word) => word !== 'school' && word !== 'the')
  return named.length > 0 ? named : words
}

/**
 * A search for texts that hold all of these words, or words that begin so, however they are spelled. Undefined where there is no
 * word. Only letters and digits come through, so nothing that is typed is read as an operator.
 */
export function searchFor(words: readonly string[]): string | undefined {
  const terms = asked(words).map((word) => {
    const known = spellingsOf.get(word)
    return known ? `(${known.map(beginning).join(' | ')})` : beginning(word)
  })
  return terms.length === 0 ? undefined : terms.join(' & ')
}

export type ListedPlace = { name: string; city: string; state: string; zip: string | null }

/**
 * What a school is found by: its words in one spelling, its state as a word that no name has, and each of its words once more with
 * what kind of school it is, because half the list is elementary.
 */
export function listedWords({ name, city, state, zip }: ListedPlace): string[] {
  const { kinds, names } = byKind([...schoolWords(name), ...schoolWords(city), ...plainWords(zip ?? '')])
  const together = kinds.flatMap((kind) => names.map((word) => ofKind(kind, word)))
  return [...new Set([...kinds, ...names, ...together, state.toLowerCase(), stateWord(state)])]
}

/** The same for schools of the list, whose words are kept in one spelling. */
export function searchListed(words: readonly string[], state = ''): string | undefined {
  const { kinds, names } = byKind(asked(words))
  const [longest, ...others] = names.toSorted((one, other) => other.length - one.length)
  const kindTerms = kinds.map((kind) => (longest === undefined ? kind : `'${ofKind(kind, longest)}':*`))
  const nameTerms = (kinds.length > 0 ? others : names).map(beginning)
  const terms = [...kindTerms, ...nameTerms]
  if (terms.length === 0) return undefined
  const [inState] = plainWords(state)
  return [...terms, ...(inState === undefined ? [] : [`'${stateWord(inState)}'`])].join(' & ')
}

/** Words that tens of thousands of schools have. */
const frequent = new Set(['elementary', 'middle', 'high', 'junior', 'senior', 'academy'])

function byKind(words: readonly string[]) {
  return {
    kinds: words.filter((word) => frequent.has(word)),
    names: words.filter((word) => !frequent.has(word)),
  }
}

const ofKind = (kind: string, word: string) => `${kind}~${word}`

const asked = (words: readonly string[]) =>
  [...new Set(words.map((word) => cutText(word, longestWord)))].slice(0, mostWords)

const beginning = (word: string) => (word.length < shortestBeginning ? word : `${word}:*`)

const stateWord = (state: string) => `=${state.toLowerCase()}`
