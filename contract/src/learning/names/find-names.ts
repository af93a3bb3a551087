import { foldText, type Folded } from './fold-text.ts'
import { createFindWords, type FoundWord } from './find-words.ts'
import { wordsOfName } from './name-words.ts'

/** Where in a text a name stands, and whose it is: its place among the names, where all of it is one person’s. */
export type FoundName = { start: number; end: number; person: number | undefined }

export type FindNames = (text: string) => FoundName[]

/** Between two words of one name: “Ana María”, “García-López”, “Ana de la Cruz”. */
const within = /^(?:[\s.'-]{1,3})(?:(?:de|del|la|las|los|y|da|do|dos|das|di|van|von|der|den)\s+){0,3}$/

/**
 * Finds names however they are written: whole or one word of it, without accents, in any case, in the plural or the
 * possessive, as a diminutive (“Anita”), run together in an address. Not inside other words: “banana” names nobody.
 */
export function createFindNames(names: readonly string[]): FindNames {
  const known = names.map(wordsOfName)
  const initials = known.map(({ words }) => new Set(words.map((word) => word.slice(0, 1))))
  const findWords = createFindWords(known)
  return (text) => {
    const folded = foldText(text)
    const isMeant = ({ start, end, needsCapitals }: FoundWord) => {
      const typed = text.slice(folded.startOf(start), folded.startOf(end))
      if (needsCapitals === 'all') return !/\p{Ll}/u.test(typed)
      return needsCapitals === undefined || /^\p{Lu}/u.test(typed)
    }
    return joinWords(findWords(folded.text).filter(isMeant), { text, folded, initials })
  }
}

type Where = { text: string; folded: Folded; initials: readonly ReadonlySet<string>[] }

/** Words of one name that follow one another are one name. */
function joinWords(words: readonly FoundWord[], where: Where): FoundName[] {
  const runs: FoundWord[] = []
  for (const word of words) {
    const last = runs.at(-1)
    const persons = last && meet(last.persons, word.persons)
    if (last && persons && persons.size > 0 && within.test(where.folded.text.slice(last.end, word.start)))
      runs[runs.length - 1] = { start: last.start, end: word.end, persons }
    else runs.push(word)
  }
  return runs.map(({ start, end, persons }) => {
    const last = endWithInitial(end, persons, where)
    const [person] = persons
    return { start: where.folded.startOf(start), end: where.folded.startOf(last), person }
  })
}

/** “Ana P.” gives as much away as the name does. */
function endWithInitial(
  end: number,
  persons: ReadonlySet<number>,
  { text, folded, initials }: Where,
): number {
  const match = /^\s(\p{L})(?:\.|(?![\p{L}\p{N}]))/u.exec(folded.text.slice(end, end + 4))
  const letter = match?.[1]
  if (!match || letter === undefined) return end
  const isCapital = /\p{Lu}/u.test(text.slice(folded.startOf(end + 1), folded.startOf(end + 2)))
  const isTheirs = [...persons].some((person) => initials[person]?.has(letter))
  return isCapital && isTheirs ? end + match[0].length : end
}

function meet(one: ReadonlySet<number>, other: ReadonlySet<number>): ReadonlySet<number> {
  return new Set([...one].filter((person) => other.has(person)))
}
