/** What spreadsheet programs save a sheet in, by country and menu entry. */
export type SheetAlphabet = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** So many of a file's first bytes tell its alphabet, beside whether all of it is UTF-8. */
export const bytesToTellAlphabet = 4

/** The alphabet of a sheet; `workbook` for what is none, but the file of a spreadsheet program. */
export function alphabetOf(start: Uint8Array, isUtf8: boolean): SheetAlphabet | 'workbook' {
  const begins = (...bytes: number[]) => bytes.every((byte, nth) => start[nth] === byte)
  if (begins(0x50, 0x4b, 0x03, 0x04) || begins(0xd0, 0xcf, 0x11, 0xe0)) return 'workbook'
  if (begins(0xff, 0xfe)) return 'utf-16le'
  if (begins(0xfe, 0xff)) return 'utf-16be'
  // Without a mark, plain letters of two bytes have an empty one each.
  const empty = Array.from(start.subarray(0, bytesToTellAlphabet), (byte) => byte === 0).join()
  if (empty === 'false,true,false,true') return 'utf-16le'
  if (empty === 'true,false,true,false') return 'utf-16be'
  return isUtf8 ? 'utf-8' : 'windows-1252'
}

/** The text of a whole sheet; undefined of what is no text, as a workbook or a picture is none. */
export function decodeSheet(bytes: Uint8Array): string | undefined {
  const utf8 = decode(bytes, 'utf-8')
  const alphabet = alphabetOf(bytes.subarray(0, bytesToTellAlphabet), utf8 !== undefined)
  if (alphabet === 'workbook') return undefined
  const text = alphabet === 'utf-8' ? utf8 : decode(bytes, alphabet)
  return text?.includes('\0') ? undefined : text
}

function decode(bytes: Uint8Array, alphabet: SheetAlphabet): string | undefined {
  try {
    return new TextDecoder(alphabet, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

export type SheetStart = {
  delimiter: string
  /** The file says itself what stands between its cells. */
  isNamed: boolean
  /** How much stands before the first row. */
  skip: number
}

const named = /^\ufeff?"?sep=([^\r\n"])"?[ \t]*(?:\r\n?|\n)/i

/** What stands between the cells: what a line `sep=;` says, or comma, semicolon (where the comma is the decimal sign) or tab, whichever the header has most of. */
export function readSheetStart(text: string): SheetStart {
  const [line, delimiter] = named.exec(text) ?? []
  if (line !== undefined && delimiter !== undefined) return { delimiter, isNamed: true, skip: line.length }
  const header = /^[^\r\n]*/.exec(text.trimStart())?.[0].replace(/"[^"]*"/g, '') ?? ''
  const count = (sign: string) => header.split(sign).length
  const likely = [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
  return { delimiter: likely, isNamed: false, skip: text.startsWith('\ufeff') ? 1 : 0 }
}

/**
 * Leading zeros are kept from spreadsheets by `="0100"`: the sign before such a cell is taken away. Of a file that comes in pieces
 * `before` is the letter ahead of this one; a sign that a piece ends with belongs to the next.
 */
export function unguardCells(text: string, before = ''): string {
  if (!text.includes('="')) return text
  return `${before}${text}`.replace(/(^|[\n\r,;\t|])=(?=")/g, '$1').slice(before.length)
}

/** A cell as it was meant, also where its guard stands within quotes. */
export function plainCell(cell: string): string {
  return cell
    .trim()
    .replace(/^="([^"]*)"$/, '$1')
    .trim()
}

/** Letters of UTF-8 that were taken for those of Windows: Ã± for ñ, â€™ for ’. */
const mistaken = /Ã[\u0080-\u00bf‚ƒ„…†‡ˆ‰Š‹Œ‘’“”•–—˜™š›œŸŽž¡-¿]|â€[\u0080-\u00bf™œž“”˜¦¢]|Â[ ¡¿«»°·]/

/** Whether letters were lost or mistaken on the way: what nobody wrote so, and no database should keep as somebody's name. */
export function hasBrokenLetters(text: string): boolean {
  return /[\0\ufffd]/.test(text) || mistaken.test(text)
}
