import { fold } from './text/fold.ts'

const addresses =
  /[\w.+-]+@[\w-]+\.[\w.]+|\b(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|org|net|io|edu|test)\b/gi
const numbers = /\d+(?:[.,:]\d+)*/g
const markup = /<\/?[a-z!]|```|\]\(|\{"/i

/**
 * Whether a text that a machine wrote names no number, address or link beyond what it was given, and is plain
 * words. It can't tell whether a sentence is true; it stops invented amounts and places to go.
 */
export function staysWithFacts(written: string, given: readonly string[]): boolean {
  if (markup.test(written) || !/\p{L}{2}/u.test(written)) return false
  const known = fold(given.join('\n'))
  const knownNumbers = new Set(known.match(numbers))
  return (
    (fold(written).match(numbers) ?? []).every((number) => knownNumbers.has(number)) &&
    (fold(written).match(addresses) ?? []).every((address) => known.includes(address))
  )
}
