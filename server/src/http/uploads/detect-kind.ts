import type { FileKind } from '@tower/contract/oversight/files.ts'

/** Readers of PDFs find the head of one within so many bytes (ISO 32000-1, annex H). */
const pdfHeadWithin = 1_024

/** So many of a file's first bytes say what it is. */
export const bytesToTell = pdfHeadWithin + 8
/** All but a PDF says it sooner. */
const bytesOfOthers = 64

const at = (head: Buffer, start: number, text: string) =>
  head.subarray(start, start + text.length).equals(Buffer.from(text, 'latin1'))

/** What a file is by its first bytes; its name and what its sender calls it say nothing. Undefined for all else. */
export function detectKind(head: Buffer): FileKind | undefined {
  if (at(head, 0, '\xff\xd8\xff')) return 'jpeg'
  if (at(head, 0, '\x89PNG\r\n\x1a\n')) return 'png'
  if (at(head, 0, 'GIF87a') || at(head, 0, 'GIF89a')) return 'gif'
  if (at(head, 0, 'RIFF') && at(head, 8, 'WEBP')) return 'webp'
  if (at(head, 4, 'ftyp')) return detectFilm(head)
  const isMatroska = at(head, 0, '\x1a\x45\xdf\xa3')
  if (isMatroska && head.subarray(0, bytesOfOthers).includes('webm', 0, 'latin1')) return 'webm'
  return isPdf(head) ? 'pdf' : undefined
}

/** Scanners, printers and portals put marks, empty lines or heads of their own before a PDF; no program and no page is taken for one. */
function isPdf(head: Buffer): boolean {
  const text = head.toString('latin1')
  const start = /%PDF-[12]\./.exec(text)?.index ?? -1
  const before = text.slice(0, Math.max(start, 0)).replace(/^\xef\xbb\xbf/, '')
  return (
    start >= 0 && start <= pdfHeadWithin && /^[\s\x1b\x20-\x7e]*$/.test(before) && !beginsOther.test(before)
  )
}

/** Pages, scripts, programs and archives. */
const beginsOther = /^\s*(?:<|#!|MZ|PK|\{\\rtf)/

/** The brands of films that cameras, phones and browsers write, as their own or as one they are compatible with. */
const mp4Brands = new Set([
  ...['isom', 'iso2', 'iso3', 'iso4', 'iso5', 'iso6', 'iso7', 'iso8', 'iso9', 'mp41', 'mp42', 'mp71'],
  ...['avc1', 'hvc1', 'av01', 'dby1', 'M4V ', 'M4VH', 'M4VP', 'MSNV', 'XAVC', 'dash', 'cmfc', 'cmf2', 'f4v '],
  ...['3gp4', '3gp5', '3gp6', '3gp7', '3g2a', '3g2b', '3g2c'],
])
/** Still pictures come in the same box, and some name a brand of films as well. */
const stillBrands = new Set([
  ...[
    'mif1',
    'mif2',
    'msf1',
    'heic',
    'heix',
    'heim',
    'heis',
    'hevc',
    'hevx',
    'avif',
    'avis',
    'crx ',
    'jpeg',
    'jp2 ',
  ],
])

/** By its own brand, or by any that it is compatible with (ISO/IEC 14496-12, 4.3). */
function detectFilm(head: Buffer): FileKind | undefined {
  const end = Math.min(head.length, head.readUInt32BE(0))
  const brands = [head.toString('latin1', 8, 12)]
  for (let start = 16; start + 4 <= end; start += 4) brands.push(head.toString('latin1', start, start + 4))
  if (brands.some((brand) => stillBrands.has(brand))) return undefined
  if (brands[0] === 'qt  ') return 'mov'
  if (brands.some((brand) => mp4Brands.has(brand))) return 'mp4'
  return brands.includes('qt  ') ? 'mov' : undefined
}
