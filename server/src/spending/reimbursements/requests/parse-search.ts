import { plainWords } from '@tower/contract/fold-letters.ts'
import { readTypedAmount } from '../../../typed-amount.ts'

/** What staff typed into the search of reimbursements, by what it can mean. */
export type RequestSearch = {
  number?: number
  totalCents?: number
  /** The beginning of an address. */
  address?: string
  /** Words of the memo or the lines, each from its beginning. */
  words?: string[]
  /** The same as plain words of a name. */
  nameWords?: string[]
}

const name = /^rb[-\s]?(\d{1,9})$/i
const bareNumber = /^\d{1,9}$/

/**
 * Reads a search: `RB-12` is a request, `$12` an amount, a bare number either; all else a person or words. What can be nothing else,
 * such as signs alone, is an address that nobody has: only an empty search shows everything.
 */
export function parseSearch(typed: string): RequestSearch {
  const text = typed.trim()
  if (text === '') return {}
  const named = name.exec(text)
  if (named) return { number: Number(named[1]) }
  const cents = readTypedAmount(text)
  if (cents !== undefined)
    return { ...(bareNumber.test(text) && { number: Number(text) }), totalCents: cents }
  const lower = text.toLowerCase()
  const words = lower.includes('@') ? [] : lower.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  if (words.length === 0) return { address: lower }
  return { ...(!/\s/.test(lower) && { address: lower }), words, nameWords: plainWords(lower) }
}
