import { cutText } from '@tower/contract/cut-text.ts'
import { foldLetters, plainWords } from '@tower/contract/fold-letters.ts'
import { type RawBuilder, sql, type SqlBool } from 'kysely'

/** More than anybody types; each word costs a look-up. */
const mostWords = 8
const longestWord = 60
/** Shorter words are looked up whole: of a million people a tenth begins with an `m`. */
const shortestBeginning = 3

/** What was typed as a query of words that begin so; undefined where it has none. */
export function wordQuery(typed: string): string | undefined {
  return nameQuery(plainWords(typed), shortestBeginning)
}

/**
 * Plain words as a query of what begins so, those of fewer letters than `fewest` whole; undefined where there are none. One sign
 * of Chinese or Korean is most of a name, so only words of our own alphabet can be too short.
 */
export function nameQuery(words: readonly string[], fewest = 1): string | undefined {
  const asked = [...new Set(words.map((word) => cutText(word, longestWord)))].slice(0, mostWords)
  if (asked.length === 0) return undefined
  const isWhole = (word: string) => word.length < fewest && /[a-z0-9]/.test(word)
  return asked.map((word) => (isWhole(word) ? `'${word}'` : `'${word}':*`)).join(' & ')
}

/** Whether a text has what was typed anywhere in it, whatever accents, capitals and apostrophes either is written with. */
export function says(said: RawBuilder<unknown>, typed: string): RawBuilder<SqlBool> {
  const part = foldLetters(typed.trim())
  return part === '' ? sql`false` : sql`position(${part} in fold_letters(${said})) > 0`
}

/**
 * Words as a query of what begins so in a text that the database took apart itself. It reads the hyphen before a number as the
 * number's sign: of `HP-4500` it keeps `hp` and `-4500`.
 */
export function begunWords(words: readonly string[]): string {
  return words.map((word) => (/^\d/.test(word) ? `(${word}:* | '-${word}':*)` : `${word}:*`)).join(' & ')
}
