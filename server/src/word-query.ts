/** More than anybody types; each word costs a look-up. */
const mostWords = 8
const longestWord = 60
/** Shorter words are looked up whole: of a million people a tenth begins with an `m`. */
const shortestBeginning = 3

/**
 * What was typed as a query of words that begin so; undefined where it has none. Only letters and digits become part of it. The
 * function `plain_words` in the database says the same of what is kept.
 */
export function wordQuery(typed: string): string | undefined {
  const plain = typed.normalize('NFKD').toLowerCase()
  const words = plain.replace(/[\u0300-\u036f'’]/g, '').match(/[a-z0-9]+/g) ?? []
  const asked = [...new Set(words.map((word) => word.slice(0, longestWord)))].slice(0, mostWords)
  if (asked.length === 0) return undefined
  return asked.map((word) => (word.length < shortestBeginning ? `'${word}'` : `'${word}':*`)).join(' & ')
}

/**
 * Words as a query of what begins so in a text that the database took apart itself. It reads the hyphen before a number as the
 * number's sign: of `HP-4500` it keeps `hp` and `-4500`.
 */
export function begunWords(words: readonly string[]): string {
  return words.map((word) => (/^\d/.test(word) ? `(${word}:* | '-${word}':*)` : `${word}:*`)).join(' & ')
}
