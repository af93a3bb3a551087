import { countWords, sentencesOf } from './count-words.ts'

const fewestWords = 3
const mostWords = 16
const mostSentences = 4

/** The words that stand on most pages: a sentence, or several in a row. */
export function findRefrain(texts: readonly string[]): { line: string; pages: number } {
  const found = new Map<string, number>()
  for (const run of texts.flatMap(runsOf)) found.set(run, (found.get(run) ?? 0) + 1)
  const ordered = [...found].toSorted(
    ([one, often], [other, seldom]) => seldom - often || other.length - one.length,
  )
  const [line, pages] = ordered[0] ?? ['', 0]
  return { line: pages > 1 ? line : '', pages }
}

/** The sentences of a page and the rows of them that may be a refrain, each once. */
function runsOf(text: string): string[] {
  const sentences = sentencesOf(text)
  const runs = sentences.flatMap((_, from) =>
    Array.from({ length: Math.min(mostSentences, sentences.length - from) }, (__, more) =>
      sentences.slice(from, from + more + 1).join(' '),
    ),
  )
  return [...new Set(runs)].filter((run) => {
    const count = countWords(run)
    return count >= fewestWords && count <= mostWords
  })
}
