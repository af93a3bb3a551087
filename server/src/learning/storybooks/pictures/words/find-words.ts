export type Tongue = 'en' | 'es'

/** Words of both languages: the whole word and its plural, or all that begin with it where a star ends it. */
export type WordLists = Record<Tongue, readonly string[]>

/** Reads the words of both languages, a comma between them. */
export function listed(english: string, spanish: string): WordLists {
  return { en: splitWords(english), es: splitWords(spanish) }
}

const splitWords = (words: string) => (words === '' ? [] : words.split(', '))

/** A text as its plain words, one space apart: lower case, without accents. */
export function plainWords(text: string): string {
  const words = text
    .slice(0, 4_000)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z]+/g)
  return ` ${(words ?? []).join(' ')} `
}

const small = listed(
  'the, and, was, we, our, with, they, of, to, is, it, are, in, on, his, her',
  'el, la, los, las, y, un, una, de, en, con, que, del, al, se, su, es',
)

/** Which languages a text may be in: one where its small words say so, else both. */
export function tonguesOf(plain: string): readonly Tongue[] {
  const count = (tongue: Tongue) => small[tongue].filter((word) => plain.includes(` ${word} `)).length
  const [english, spanish] = [count('en'), count('es')]
  if (english === spanish) return ['en', 'es']
  return english > spanish ? ['en'] : ['es']
}

/** Where the first of the words stands in the text, or -1. */
export function firstPlace(plain: string, tongues: readonly Tongue[], lists: WordLists): number {
  const places = tongues.flatMap((tongue) => lists[tongue].map((word) => placeOf(plain, word)))
  const found = places.filter((place) => place >= 0)
  return found.length === 0 ? -1 : Math.min(...found)
}

/** The text without these phrases: what is left of it means what it says. */
export function withoutPhrases(plain: string, tongues: readonly Tongue[], phrases: WordLists): string {
  let left = plain
  for (const phrase of tongues.flatMap((tongue) => phrases[tongue]))
    for (const ending of endings) left = left.replaceAll(` ${phrase}${ending} `, ' _ ')
  return left
}

/** How many of the words stand in the text. */
export function countWords(plain: string, tongues: readonly Tongue[], lists: WordLists): number {
  return tongues.reduce(
    (sum, tongue) => sum + lists[tongue].filter((word) => placeOf(plain, word) >= 0).length,
    0,
  )
}

/** The word and its plural. */
const endings = ['', 's', 'es'] as const

function placeOf(plain: string, word: string): number {
  if (word.endsWith('*')) return plain.indexOf(` ${word.slice(0, -1)}`)
  const places = endings.map((ending) => plain.indexOf(` ${word}${ending} `)).filter((place) => place >= 0)
  return places.length === 0 ? -1 : Math.min(...places)
}
