import { fold } from '../../../writer/text/fold.ts'
import type { Hit, Reading } from './reading.ts'
import { readTokens } from './tokens.ts'

/** Words and strings of words with what they mean, found by their first word, the longest first. */
export type WordTable<T> = ReadonlyMap<string, readonly { words: readonly string[]; entry: T }[]>

/** A table of these words; what is written twice means both. */
export function tableOf<T>(rows: Iterable<readonly [string, T]>): WordTable<T> {
  const table = new Map<string, { words: string[]; entry: T }[]>()
  for (const [written, entry] of rows) {
    const words = readTokens(written).map(({ word }) => fold(word))
    const first = words[0]
    if (first === undefined) continue
    const list = table.get(first) ?? []
    list.push({ words, entry })
    table.set(first, list)
  }
  for (const list of table.values()) list.sort((one, other) => other.words.length - one.words.length)
  return table
}

/** All that the table knows of what stands here, the longest first. */
export function lookUp<T>(table: WordTable<T>, reading: Reading, at: number): Hit<T>[] {
  const first = at < reading.end ? reading.tokens[at]?.word : undefined
  if (first === undefined) return []
  return (table.get(first) ?? [])
    .filter(({ words }) => at + words.length <= reading.end)
    .filter(({ words }) => words.every((word, step) => reading.tokens[at + step]?.word === word))
    .map(({ words, entry }) => ({ value: entry, next: at + words.length }))
}
