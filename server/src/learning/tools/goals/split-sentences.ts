export type Sentence = { words: string; start: number; end: number }

/** The sentences of a text with their places; a point inside a number or after a title ends none. */
export function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = []
  let start = 0
  for (const match of text.matchAll(/[.!?;]+(?=\s|$)|\n+/g)) {
    const end = match.index + match[0].length
    if (/\b(?:Mr|Mrs|Ms|Dr|vs|approx|avg|pts?|min|etc|Sr|Sra)\.$/.test(text.slice(start, end))) continue
    sentences.push({ words: text.slice(start, end), start, end })
    start = end
  }
  if (start < text.length) sentences.push({ words: text.slice(start), start, end: text.length })
  return sentences
}

/** The sentence in which a place of the text lies. */
export function sentenceAt(sentences: readonly Sentence[], place: number): Sentence {
  return sentences.find(({ end }) => place < end) ?? sentences.at(-1) ?? { words: '', start: 0, end: 0 }
}
