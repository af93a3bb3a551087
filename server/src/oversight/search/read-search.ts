import type { Search } from '../../searchable.ts'

/** More than anybody types; each word costs a look-up. */
const mostWords = 8
const longestWord = 60
/** Shorter words are looked up whole: of a million people a tenth begins with an `m`. */
const shortestBeginning = 3
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
    words: text.includes('@') ? undefined : wordsOf(text),
    number: number === undefined ? undefined : Number(number),
    code: shareCode.test(code) ? code : undefined,
  }
  return Object.values(search).every((meaning) => meaning === undefined) ? undefined : search
}

/** The function `plain_words` in the database says the same of what is kept. */
function wordsOf(text: string): string | undefined {
  const plain = text.normalize('NFKD').toLowerCase()
  const words = plain.replace(/[\u0300-\u036f'’]/g, '').match(/[a-z0-9]+/g) ?? []
  const asked = [...new Set(words.map((word) => word.slice(0, longestWord)))].slice(0, mostWords)
  if (asked.length === 0) return undefined
  return asked.map((word) => (word.length < shortestBeginning ? `'${word}'` : `'${word}':*`)).join(' & ')
}
