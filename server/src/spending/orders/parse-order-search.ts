import { plainWords } from '@tower/contract/fold-letters.ts'
import { readTypedAmount } from '../../typed-amount.ts'

/** What somebody typed into the search of orders, by what it can mean. An empty one looks for nothing. */
export type OrderSearch = {
  orderId?: string
  number?: number
  totalCents?: number
  /** The number of a parcel, what was ordered, or the beginning of an address; in small letters. */
  words?: string
  /** The same as it was typed: carriers mind the case. */
  tracking?: string
  /** Words of a teacher's name, each from its beginning. */
  nameWords?: string[]
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const bareNumber = /^#?\s*(\d{1,12})$/

/** Reads a search: a bare number is an order, an amount or a parcel, `#12` an order, `$12` an amount, anything else words. */
export function parseOrderSearch(typed: string): OrderSearch {
  const text = typed.trim()
  if (text === '') return {}
  if (uuid.test(text)) return { orderId: text.toLowerCase() }
  const number = bareNumber.exec(text)
  const cents = text.startsWith('#') ? undefined : readTypedAmount(text)
  if (number || cents !== undefined)
    return {
      ...(number && { number: Number(number[1]) }),
      ...(cents !== undefined && { totalCents: cents }),
      ...(/^\d+$/.test(text) && { tracking: text }),
    }
  const words = text.toLowerCase()
  const nameWords = plainWords(words)
  return { words, tracking: text, ...(!words.includes('@') && nameWords.length > 0 && { nameWords }) }
}
