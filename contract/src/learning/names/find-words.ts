import type { NameWords } from './name-words.ts'

/** Where in a folded text one word of a name stands, and whose it may be. */
export type FoundWord = {
  start: number
  end: number
  persons: ReadonlySet<number>
  /** Only where it begins with a capital, or is in large letters whole: else it is a word, as the “As” of A.S. Lee. */
  needsCapitals?: 'first' | 'all'
}

const token = /[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu
/** Where words are not told apart by what stands between them, a name is found wherever it stands. */
const isLatin = (word: string) => !/[^\p{Script=Latin}\p{N}']/u.test(word)

/** Finds the words of names in folded texts: each is looked up, so that a long class list costs no more than a short one. */
export function createFindWords(names: readonly NameWords[]): (text: string) => FoundWord[] {
  const forms = new Map<string, Set<number>>()
  const anywhere = new Map<string, Set<number>>()
  const initials = new Map<string, Set<number>>()
  const particles = new Map<string, Set<number>>()
  const add = (to: typeof forms, word: string, person: number) =>
    to.set(word, (to.get(word) ?? new Set()).add(person))
  names.forEach(({ words, phrase, beginning }, person) => {
    if (phrase !== undefined) add(anywhere, phrase, person)
    if (beginning) add(beginning.isInitials ? initials : particles, beginning.word, person)
    for (const word of words.filter((each) => !isLatin(each))) add(anywhere, word, person)
    const latin = words.filter(isLatin).map((word) => word.replaceAll("'", ''))
    for (const word of [...latin, ...runTogether(latin)])
      for (const form of formsOf(word)) add(forms, form, person)
  })
  const findAnywhere = createFindAnywhere(anywhere)
  const findInitials = createFindInitials(initials)
  return (text) =>
    [
      ...findAnywhere(text),
      ...findInitials(text),
      ...[...text.matchAll(token)].flatMap((match) => findInToken(match[0], match.index, forms)),
      ...[...text.matchAll(token)].flatMap((match) => findParticle(match[0], match.index, particles)),
    ].toSorted((one, other) => one.start - other.start)
}

/** The word, its plural, and how the small are called: “Ana”, “Anas”, “Anita”. */
function formsOf(word: string): string[] {
  const stems = new Set([word, word.replace(/[aeo]s?$/, '')].filter((stem) => stem !== ''))
  const small = [...stems].flatMap((stem) => ['ito', 'ita', 'cito', 'cita'].map((ending) => stem + ending))
  return [word, `${word}s`, `${word}es`, ...small, ...small.map((each) => `${each}s`)]
}

/** As in addresses: “anaperez”, “perezana”, “aperez”. */
function runTogether(words: readonly string[]): string[] {
  const pairs = words.flatMap((one) => words.flatMap((other) => (one === other ? [] : [one + other])))
  const [first = '', ...rest] = words
  const tails = rest.map((_, from) => first + rest.slice(from).join(''))
  const initials = rest.map((word) => first.slice(0, 1) + word)
  return [...pairs, ...tails, ...initials]
}

function findInToken(whole: string, start: number, forms: ReadonlyMap<string, Set<number>>): FoundWord[] {
  const possessive = whole.endsWith("'s") ? whole.slice(0, -2) : whole
  for (const part of [possessive, whole]) {
    const persons = forms.get(part.replaceAll("'", ''))
    if (persons) return [{ start, end: start + part.length, persons }]
  }
  // “d'Ana”, “ana2”
  return [...whole.matchAll(/\p{L}+/gu)].flatMap(({ 0: part, index }) => {
    const persons = forms.get(part)
    return persons ? [{ start: start + index, end: start + index + part.length, persons }] : []
  })
}

/** The word by itself or with the possessive: “Don’t” is nobody. */
function findParticle(
  whole: string,
  start: number,
  particles: ReadonlyMap<string, Set<number>>,
): FoundWord[] {
  const word = whole.endsWith("'s") ? whole.slice(0, -2) : whole
  const persons = particles.get(word)
  return persons ? [{ start, end: start + word.length, persons, needsCapitals: 'first' }] : []
}

function createFindAnywhere(words: ReadonlyMap<string, Set<number>>): (text: string) => FoundWord[] {
  if (words.size === 0) return () => []
  const ordered = [...words.keys()].toSorted((one, other) => other.length - one.length)
  const pattern = new RegExp(ordered.map((word) => escape(word).replaceAll(/\s+/g, '\\s+')).join('|'), 'gu')
  return (text) =>
    [...text.matchAll(pattern)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      persons: words.get(match[0].replaceAll(/\s+/g, ' ')) ?? new Set(),
    }))
}

/** “AJ”, “A.J.” and “A. J.” are one. */
function createFindInitials(initials: ReadonlyMap<string, Set<number>>): (text: string) => FoundWord[] {
  if (initials.size === 0) return () => []
  const spelled = [...initials.keys()].map((letters) => [...letters].join(String.raw`\.?\s?`)).join('|')
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${spelled})(?![\p{L}\p{N}])`, 'gu')
  return (text) =>
    [...text.matchAll(pattern)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      persons: initials.get(match[0].replaceAll(/[.\s]/g, '')) ?? new Set(),
      needsCapitals: 'all',
    }))
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')
