import { plainWords } from '../../classrooms/schools/plain-words.ts'

/** More than anybody types; each word costs a look-up. */
const mostWords = 8
const longestWord = 60

/** Words of an address, a name or a school as a `tsquery`, each the beginning of one. Undefined finds nobody. */
export function parseNomineeSearch(typed: string): string | undefined {
  const words = [...new Set(plainWords(typed).map((word) => word.slice(0, longestWord)))].slice(0, mostWords)
  return words.length === 0 ? undefined : words.map((word) => `'${word}':*`).join(' & ')
}
