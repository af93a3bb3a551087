import type { Search } from '../../searchable.ts'
import { wordQuery } from '../../word-query.ts'

/** From here on the beginning of an address is looked for. */
const shortestAddress = 2

const printable = /^[!-~]+$/
const bareNumber = /^#?\s*(\d{1,12})$/
const shareCode = /^PT-[A-Z2-9]{6}$/

/** Reads what was typed; undefined where it can mean nothing. Only letters and digits of a word become part of a query. */
export function readSearch(typed: string): Search | undefined {
  const text = typed.trim()
  const number = bareNumber.exec(text)?.[1]
  const code = text.toUpperCase()
  const search: Search = {
    address: printable.test(text) && text.length >= shortestAddress ? text.toLowerCase() : undefined,
    words: text.includes('@') ? undefined : wordQuery(text),
    number: number === undefined ? undefined : Number(number),
    code: shareCode.test(code) ? code : undefined,
  }
  return Object.values(search).every((meaning) => meaning === undefined) ? undefined : search
}
