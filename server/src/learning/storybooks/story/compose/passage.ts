/** A passage taken apart: what stands in it, and how long a book must be to have it. */
export type Part =
  { kind: 'fact' } | { kind: 'reaction' } | { kind: 'words'; rank: number; simple: string; rich: string }

/** Reads the marks of a passage (see passages/passage-words.ts). */
export function readPassage(passage: string): Part[] {
  return passage
    .replace('{real}', '')
    .split(/ \/ | (?=\*)|^(?=@)|(?<=@) /)
    .flatMap((piece): Part[] => {
      const text = piece.trim()
      if (text === '') return []
      if (text === '@') return [{ kind: 'fact' }]
      if (text === '*') return [{ kind: 'reaction' }]
      const rank = /^\+*/.exec(text)?.[0].length ?? 0
      const words = text.slice(rank)
      return [{ kind: 'words', rank, simple: chooseSide(words, 0), rich: chooseSide(words, 1) }]
    })
}

function chooseSide(text: string, side: 0 | 1): string {
  return text
    .replace(/\[([^[\]~]*)~([^[\]~]*)\]/g, (_, simple: string, rich: string) => (side === 0 ? simple : rich))
    .replace(/\[([^[\]~]*)\]/g, '$1')
}
