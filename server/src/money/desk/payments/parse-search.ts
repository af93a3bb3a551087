import { plainWords } from '@tower/contract/fold-letters.ts'
import { readTypedAmount } from '../../../typed-amount.ts'

/** Whom staff typed into a search. An empty one looks for nobody. */
export type GiverWords = {
  /** The beginning of an address. */
  address?: string
  /** Plain words of a name, each from its beginning. */
  nameWords?: string[]
}

/** What staff typed into the search of payments, by what it can mean. An empty one looks for nothing. */
export type PaymentSearch = GiverWords & {
  paymentId?: string
  /** The provider's name of a payment, refund, dispute or session. */
  providerId?: string
  receiptNumber?: number
  /** What was paid, the covered fee included. */
  paidCents?: number
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const providerName = /^(pi|py|ch|re|pyr|dp|du|cs)_\w+$/
const bareNumber = /^#?\s*(\d{1,12})$/

/** Reads a search: a bare number is a receipt or an amount, `#12` a receipt, `$12` an amount, a word an address or a name. */
export function parseSearch(typed: string): PaymentSearch {
  const text = typed.trim()
  if (text === '') return {}
  if (uuid.test(text)) return { paymentId: text.toLowerCase() }
  if (providerName.test(text)) return { providerId: text }
  const number = bareNumber.exec(text)
  const cents = text.startsWith('#') ? undefined : readTypedAmount(text)
  if (number || cents !== undefined)
    return {
      ...(number && { receiptNumber: Number(number[1]) }),
      ...(cents !== undefined && { paidCents: cents }),
    }
  return parseGiver(text)
}

/** Reads a search for givers alone: whatever it looks like, it is an address or words of a name. */
export function parseGiver(typed: string): GiverWords {
  const words = typed.trim().toLowerCase()
  if (words === '') return {}
  const nameWords = plainWords(words)
  const isName = !words.includes('@') && nameWords.length > 0
  // What can be neither is nobody's address, and finds nobody.
  const isAddress = !isName || !/\s/.test(words)
  return { ...(isAddress && { address: words }), ...(isName && { nameWords }) }
}
