/** A word of a folded text and where it stands; an apostrophe inside, and a possessive, are left out. */
export type Word = { text: string; start: number; end: number }

const word = /\p{L}+(?:'\p{L}+)*/gu

/** The words of a folded text. */
export function readWords(folded: string): Word[] {
  return [...folded.matchAll(word)].map(({ 0: found, index }) => {
    const named = found.endsWith("'s") ? found.slice(0, -2) : found
    return { text: named.replaceAll("'", ''), start: index, end: index + named.length }
  })
}
