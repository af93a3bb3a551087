import type { Language } from '@tower/contract/language.ts'
import type { Token } from './tokens.ts'

/** A stretch of a fragment that is being read in one language. */
export type Reading = {
  tokens: readonly Token[]
  /** The first token that is not part of the stretch. */
  end: number
  language: Language
  /** The child's names, folded. */
  names: ReadonlySet<string>
  today: string
  templateKey: string
}

/** What was read, and the token after it. */
export type Hit<T> = { value: T; next: number }

export type Bilingual = { en: string; es: string }

export function tokenAt(reading: Reading, at: number): Token | undefined {
  return at < reading.end ? reading.tokens[at] : undefined
}

/** The token after one of these words, or nothing. */
export function skipWord(reading: Reading, at: number, ...words: readonly string[]): number | undefined {
  const token = tokenAt(reading, at)
  return token !== undefined && words.includes(token.word) ? at + 1 : undefined
}

/** Skips one of these words where it stands. */
export function skipIf(reading: Reading, at: number, ...words: readonly string[]): number {
  return skipWord(reading, at, ...words) ?? at
}
