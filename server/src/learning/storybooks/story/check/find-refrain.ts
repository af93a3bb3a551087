import { countWords, sentencesOf } from './count-words.ts'

/** The words that stand on most pages: a sentence, or several in a row. */
export function findRefrain(texts: readonly string[]): { line: string; pages: number } {
  const found = new Map<string, number>()
  for (const text of texts) {
    const sentences = sentencesOf(text)
    const runs = new Set<string>()
    for (let from = 0; from < sentences.length; from += 1) {
      for (let length = 1; length <= 4 && from + length <= sentences.length; length += 1) {
        const run = sentences.slice(from, from + length).join(' ')
        if (countWords(run) >= 3 && countWords(run) <= 16) runs.add(run)
      }
    }
    for (const run of runs) found.set(run, (found.get(run) ?? 0) + 1)
  }
  const best = [...found].toSorted(
    ([one, often], [other, seldom]) => seldom - often || other.length - one.length,
  )[0]
  return best === undefined || best[1] < 2
    ? { line: '', pages: best?.[1] ?? 0 }
    : { line: best[0], pages: best[1] }
}
