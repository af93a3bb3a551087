/** A piece of a PDF's syntax. What a string or a number says is nothing to whoever looks for names. */
export type PdfToken = {
  kind: 'name' | 'number' | 'word' | 'open' | 'close' | 'other'
  /** Of names (without the slash, their numbers read), numbers, words and single signs. */
  text: string
  start: number
  end: number
}

const whiteSpace = new Set([0, 9, 10, 12, 13, 32])
const delimiters = new Set([...'()<>[]{}/%'].map((sign) => sign.charCodeAt(0)))
const isRegular = (byte: number | undefined) =>
  byte !== undefined && !whiteSpace.has(byte) && !delimiters.has(byte)
const isLineEnd = (byte: number | undefined) => byte === 10 || byte === 13
const [slash, percent, less, more, round, roundEnd, backslash] = [...'/%<>()\\'].map((sign) =>
  sign.charCodeAt(0),
)

/** The next piece from a place on, as ISO 32000-1, 7.2 and 7.3, cuts them; undefined where nothing follows. */
export function readToken(bytes: Buffer, from: number): PdfToken | undefined {
  const start = skipSpace(bytes, from)
  const first = bytes[start]
  if (first === undefined) return undefined
  if (first === slash) {
    const end = endOfRegular(bytes, start + 1)
    return { kind: 'name', text: readName(bytes.toString('latin1', start + 1, end)), start, end }
  }
  if (first === round) return other(start, endOfString(bytes, start))
  if (first === less) {
    if (bytes[start + 1] === less) return { kind: 'open', text: '', start, end: start + 2 }
    const end = bytes.indexOf('>', start)
    return other(start, end < 0 ? bytes.length : end + 1)
  }
  if (first === more && bytes[start + 1] === more) return { kind: 'close', text: '', start, end: start + 2 }
  if (!isRegular(first)) return other(start, start + 1, String.fromCharCode(first))
  const end = endOfRegular(bytes, start)
  const text = bytes.toString('latin1', start, end)
  return { kind: /^\d+$/.test(text) ? 'number' : 'word', text, start, end }
}

const other = (start: number, end: number, text = ''): PdfToken => ({ kind: 'other', text, start, end })

/** Letters of a name may be written as their numbers: `#53` is an S. */
const readName = (text: string) =>
  text.includes('#')
    ? text.replaceAll(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    : text

function skipSpace(bytes: Buffer, from: number): number {
  let at = from
  for (;;) {
    const byte = bytes[at]
    if (byte === percent) while (at < bytes.length && !isLineEnd(bytes[at])) at++
    else if (byte !== undefined && whiteSpace.has(byte)) at++
    else return at
  }
}

function endOfRegular(bytes: Buffer, from: number): number {
  let at = from
  while (isRegular(bytes[at])) at++
  return at
}

/** Round brackets stand in a string in pairs, or behind a backslash. */
function endOfString(bytes: Buffer, start: number): number {
  let depth = 0
  for (let at = start; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === backslash) at++
    else if (byte === round) depth++
    else if (byte === roundEnd && --depth === 0) return at + 1
  }
  return bytes.length
}
