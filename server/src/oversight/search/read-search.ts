import { plainWords } from '@tower/contract/fold-letters.ts'
import type { FoundKind } from '@tower/contract/oversight/search.ts'
import type { Search } from '../../searchable.ts'
import { readTypedAmount } from '../../typed-amount.ts'
import { wordQuery } from '../../word-query.ts'
import { kindOfWord, verbs } from './kind-words.ts'

/** One of the things that was meant: looked for among everything, or among some kinds. */
export type Meaning = { search: Search; kinds?: readonly FoundKind[] }

/** From here on the beginning of an address is looked for. */
const shortestAddress = 2

const printable = /^[!-~]+$/
const bareNumber = /^#?\s*(\d{1,12})$/
const shareCode = /^PT-[A-Z2-9]{6}$/
const request = /^rb[-\s#]*(\d{1,9})$/i
/** Written so it is an amount and nothing else. */
const amountAlone = /^\$|\.\d\d?$|,\d{3}/

/**
 * Reads what was typed by all that it can mean; nothing where it can mean nothing. “Order 3” is an order; “ticket field trip” is
 * looked for whole and, among tickets, without the word that says so; of “stop monthly” the monthly gifts are what is meant.
 */
export function readMeanings(typed: string): Meaning[] {
  const text = typed.trim()
  const asked = request.exec(text)?.[1]
  if (asked !== undefined) return [{ search: { number: Number(asked) }, kinds: ['reimbursement'] }]
  const { kinds, rest } = splitKind(text)
  const number = bareNumber.exec(rest)?.[1]
  if (kinds && number !== undefined) return [{ search: { number: Number(number), written: number }, kinds }]
  const whole = readSearch(text)
  const meant = rest === text ? undefined : rest === '' ? { isLatest: true } : readSearch(rest)
  return [
    ...(whole ? [{ search: whole }] : []),
    ...(meant ? [kinds ? { search: { ...meant, isOfKind: true }, kinds } : { search: meant }] : []),
  ]
}

/** What was typed without the verb and the kind that it begins with. */
function splitKind(text: string): { kinds: readonly FoundKind[] | undefined; rest: string } {
  const { first: verb, rest: noun } = splitWord(text)
  const isCommand = verbs.has(verb) && noun !== ''
  const named = isCommand ? noun : text
  const { first, rest } = splitWord(named)
  const kinds = kindOfWord(first)
  return kinds ? { kinds, rest } : { kinds: undefined, rest: named }
}

function splitWord(text: string): { first: string; rest: string } {
  const [head = '', ...others] = text.split(/\s+/)
  return { first: plainWords(head)[0] ?? '', rest: others.join(' ') }
}

/** Reads words, a number, an amount, an address or a code; undefined where it is none. Only letters and digits of a word become part of a query. */
export function readSearch(text: string): Search | undefined {
  const cents = text.startsWith('#') ? undefined : readTypedAmount(text)
  if (cents !== undefined && amountAlone.test(text)) return { cents }
  const isOneWord = printable.test(text) && text.length >= shortestAddress
  const search: Search = {
    address: isOneWord ? text.toLowerCase() : undefined,
    words: text.includes('@') ? undefined : wordQuery(text),
    number: readNumber(text),
    cents,
    code: readCode(text),
    written: isOneWord && /[\d_]/.test(text) ? text : undefined,
  }
  return Object.values(search).every((meaning) => meaning === undefined) ? undefined : search
}

function readNumber(text: string): number | undefined {
  const number = bareNumber.exec(text)?.[1]
  return number === undefined ? undefined : Number(number)
}

function readCode(text: string): string | undefined {
  const code = text.toUpperCase()
  return shareCode.test(code) ? code : undefined
}
