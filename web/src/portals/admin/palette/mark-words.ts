import { foldLetters } from '@tower/contract/fold-letters.ts'

export type MarkedPart = { text: string; isMarked: boolean }

/**
 * A text in parts: those that were typed, whatever accents and capitals either is written with, and what stands between them.
 * Only beginnings of words are marked, as only they are found.
 */
export function markWords(text: string, typed: string): MarkedPart[] {
  const asked = foldLetters(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const parts: MarkedPart[] = []
  for (const word of text.split(/(?<![\p{L}\p{N}\p{M}'’ʻ])(?=[\p{L}\p{N}])/u)) {
    const begun = longest(asked.filter((start) => foldLetters(word).startsWith(start)))
    const length = begun === undefined ? 0 : lengthOf(word, begun)
    add(parts, word.slice(0, length), true)
    add(parts, word.slice(length), false)
  }
  return parts
}

const longest = (starts: readonly string[]) => starts.toSorted((one, other) => other.length - one.length)[0]

/** How many letters of a word say what was typed: an accent may be a letter of its own, and an apostrophe none. */
function lengthOf(word: string, begun: string): number {
  let length = 1
  while (length < word.length && foldLetters(word.slice(0, length)).length < begun.length) length += 1
  while (/^\p{M}/u.test(word.slice(length))) length += 1
  return length
}

function add(parts: MarkedPart[], text: string, isMarked: boolean): void {
  const last = parts.at(-1)
  if (text === '') return
  if (last?.isMarked === isMarked) last.text += text
  else parts.push({ text, isMarked })
}
