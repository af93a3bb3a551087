import { minPasswordLength } from '@tower/contract/people/identity.ts'

/** Signs that lie beside each other: in the alphabet, in counting, and on keyboards, by row and by column. */
const rows = [
  ...['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjklñ', 'zxcvbnm', 'qwertz', 'azerty'],
  ...['1qaz2wsx3edc4rfv5tgb6yhn7ujm', '!@#$%^&*()', '1q2w3e4r5t6y7u8i9o0p'],
]
const bothWays = rows.flatMap((row) => [row, [...row].toReversed().join('')])
/** Fewer signs in a row are chance. */
const shortestRun = 4
const shortestWord = 3

/**
 * Whether a password is little more than a pattern: a few signs again and again, signs that lie beside each other, or the words
 * of its person and place. What is left of it without those has to be a password by itself, or most of it.
 */
export function isWornPattern(password: string, ownWords: readonly string[]): boolean {
  const letters = [...password.toLowerCase()]
  const once = letters.slice(0, periodOf(letters))
  if (once.length < minPasswordLength) return true
  const covered = once.map(() => false)
  const cover = (from: number, length: number) => covered.fill(true, from, from + length)
  for (let from = 0; from < once.length; from++) {
    const run = longestRun(once, from)
    if (run >= shortestRun) cover(from, run)
    for (const word of ownWords) if (startsAt(once, from, word)) cover(from, [...word].length)
  }
  const left = covered.filter((isCovered) => !isCovered).length
  return left < minPasswordLength && left * 2 < once.length
}

/** After how many signs it begins again; its whole length where it does not. */
function periodOf(letters: readonly string[]): number {
  for (let period = 1; period * 2 <= letters.length; period++)
    if (letters.every((letter, at) => at < period || letter === letters[at - period])) return period
  return letters.length
}

/** How many signs from here lie beside each other, or are the same. */
function longestRun(letters: readonly string[], from: number): number {
  let same = 1
  while (letters[from + same] === letters[from]) same++
  const first = letters[from] ?? ''
  const beside = bothWays.map((row) => {
    const start = row.indexOf(first)
    let length = start < 0 ? 0 : 1
    while (length > 0 && row[start + length] !== undefined && row[start + length] === letters[from + length])
      length++
    return length
  })
  return Math.max(same, ...beside)
}

const startsAt = (letters: readonly string[], from: number, word: string) =>
  letters.slice(from, from + [...word].length).join('') === word

/** The words of names and addresses that a password may not be made of. */
export function wordsOf(texts: readonly (string | null | undefined)[]): string[] {
  const words = texts.flatMap(
    (text) =>
      text
        ?.normalize('NFKC')
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u) ?? [],
  )
  return [...new Set(words)].filter((word) => word.length >= shortestWord)
}
