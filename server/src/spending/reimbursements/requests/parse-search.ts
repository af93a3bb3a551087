/** What staff typed into the search of reimbursements, by what it can mean. */
export type RequestSearch = {
  number?: number
  totalCents?: number
  /** The beginning of an address. */
  address?: string
  /** Words of a name, the memo or the lines, each from its beginning. */
  words?: string[]
}

const name = /^rb[-\s]?(\d{1,9})$/i
const bareNumber = /^\d{1,9}$/
/** No longer than what a column of cents holds. */
const amount = /^\$?\s*(\d{1,3}(?:,\d{3}){1,3}|\d{1,7})(?:\.(\d{1,2}))?$/

/** Reads a search: `RB-12` is a request, `$12` an amount, a bare number either; all else a person or words. */
export function parseSearch(typed: string): RequestSearch {
  const text = typed.trim()
  if (text === '') return {}
  const named = name.exec(text)
  if (named) return { number: Number(named[1]) }
  const dollars = amount.exec(text)
  if (dollars) return { ...(bareNumber.test(text) && { number: Number(text) }), totalCents: centsOf(dollars) }
  const lower = text.toLowerCase()
  const words = lower.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  return {
    ...(!/\s/.test(lower) && { address: lower }),
    ...(!lower.includes('@') && words.length > 0 && { words }),
  }
}

function centsOf([, whole = '', fraction = '']: RegExpExecArray): number {
  return Number(whole.replaceAll(',', '') + fraction.padEnd(2, '0'))
}
