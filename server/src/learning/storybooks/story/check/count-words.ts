/** The words of a text; a number is one. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*|\d[\d:.,/]*/gu) ?? []
}

export function countWords(text: string): number {
  return wordsOf(text).length
}

const title = /\b(?:Mr|Mrs|Ms|Dr|Sr|Sra|St)\.$/

/** The sentences of a text; an end inside speech that goes on (“Look!” we said) ends none. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let start = 0
  for (const match of text.matchAll(/[.!?…]+[”»"]?(?=\s|$)/gu)) {
    const end = match.index + match[0].length
    const next = /^\s+([“«"—]?[\p{L}\p{N}¿¡])/u.exec(text.slice(end))?.[1]
    const isLower = next !== undefined && /^\p{Ll}/u.test(next)
    if (isLower || title.test(text.slice(start, end))) continue
    sentences.push(text.slice(start, end).trim())
    start = end
  }
  const rest = text.slice(start).trim()
  return rest === '' ? sentences : [...sentences, rest]
}
