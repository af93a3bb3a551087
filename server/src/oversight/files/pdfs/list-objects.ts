import type { PdfObject } from './open-object-stream.ts'

/** Between two pieces may stand space and remarks. */
export const gap = String.raw`(?:[\0\s]|%[^\r\n]{0,100}[\r\n])`

const plain = /(\d{1,10})\s{1,4}\d{1,5}\s{0,4}$/
/** With remarks in between. Nobody writes so; to look for it takes time. */
const odd = new RegExp(String.raw`(\d{1,10})${gap}{1,40}\d{1,10}${gap}{0,40}$`)
const mostOdd = 1_000
/** Of a document, those in packed objects included. */
export const mostObjects = 250_000

/**
 * Where objects and heads of tables begin in a document, wherever they lie: what its tables say of places may be a lie.
 * Undefined for more than can be looked at.
 */
export function listObjects(bytes: Buffer): PdfObject[] | undefined {
  const objects: PdfObject[] = []
  let seenOdd = 0
  for (const at of placesOf(bytes, 'obj')) {
    let number = plain.exec(bytes.toString('latin1', Math.max(0, at - 24), at))?.[1]
    if (number === undefined) {
      const before = bytes.toString('latin1', Math.max(0, at - 600), at)
      if (!/[\d\s]$/.test(before) || !before.includes('%')) continue
      if (++seenOdd > mostOdd) return undefined
      number = odd.exec(before)?.[1]
    }
    if (number !== undefined) objects.push({ number: Number(number), start: at + 3 })
    if (objects.length > mostObjects) return undefined
  }
  for (const at of placesOf(bytes, 'trailer')) objects.push({ number: undefined, start: at + 7 })
  return objects.toSorted((one, other) => one.start - other.start)
}

function* placesOf(bytes: Buffer, word: string): Generator<number> {
  for (let at = bytes.indexOf(word); at >= 0; at = bytes.indexOf(word, at + 1)) yield at
}
