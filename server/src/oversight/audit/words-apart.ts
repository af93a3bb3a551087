import { createHash, randomBytes } from 'node:crypto'
import type { AuditRow } from './audit-row.ts'

/**
 * Details in which people write in their own words. The chained row holds a salted hash of them, and the words are kept beside it:
 * the chain proves them while they are there, and holds when they go. Anything else in `details` is a fact of ours.
 */
const wordKeys = new Set(['reason', 'note', 'reference', 'title'])

export type KeptWords = { seq: number; key: string; words: string; salt: string }

type Details = NonNullable<AuditRow['details']>

/** A row as it is chained, and the words to keep beside it. */
export function takeWordsApart<Row extends AuditRow>(
  row: Row,
  seq: number,
): { row: Row; words: KeptWords[] } {
  const words = Object.entries(row.details ?? {}).flatMap(([key, value]): KeptWords[] =>
    wordKeys.has(key) && typeof value === 'string' && value !== ''
      ? [{ seq, key, words: value, salt: randomBytes(16).toString('hex') }]
      : [],
  )
  if (words.length === 0) return { row, words }
  const hashes: Details = Object.fromEntries(words.map((said) => [said.key, wordsHash(said)]))
  return { row: { ...row, details: { ...row.details, ...hashes } }, words }
}

/** What stands in the chained row in place of words. */
export function wordsHash({ key, words, salt }: Omit<KeptWords, 'seq'>): string {
  return `words:${createHash('sha256')
    .update(JSON.stringify([salt, key, words]))
    .digest('hex')}`
}

const hashForm = /^words:[0-9a-f]{64}$/

/** The details of a row whose words are kept apart. */
export function keysApart(details: Details): string[] {
  return Object.entries(details).flatMap(([key, value]) =>
    wordKeys.has(key) && typeof value === 'string' && hashForm.test(value) ? [key] : [],
  )
}
