import type { FileKind } from '@tower/contract/oversight/files.ts'

/** So many of a file's first bytes say what it is. */
export const bytesToTell = 64

const at = (head: Buffer, start: number, text: string) =>
  head.subarray(start, start + text.length).equals(Buffer.from(text, 'latin1'))

/** What a file is by its first bytes; its name and what its sender calls it say nothing. Undefined for all else. */
export function detectKind(head: Buffer): FileKind | undefined {
  if (at(head, 0, '\xff\xd8\xff')) return 'jpeg'
  if (at(head, 0, '\x89PNG\r\n\x1a\n')) return 'png'
  if (at(head, 0, 'GIF87a') || at(head, 0, 'GIF89a')) return 'gif'
  if (at(head, 0, 'RIFF') && at(head, 8, 'WEBP')) return 'webp'
  if (at(head, 0, '%PDF-1.') || at(head, 0, '%PDF-2.')) return 'pdf'
  if (at(head, 4, 'ftyp')) return detectFilm(head)
  if (at(head, 0, '\x1a\x45\xdf\xa3') && head.includes('webm', 0, 'latin1')) return 'webm'
  return undefined
}

/** The brands that phones and browsers write; still pictures come in the same box and are none of these. */
const mp4Brands = new Set([
  'isom',
  'iso2',
  'iso4',
  'iso5',
  'iso6',
  'mp41',
  'mp42',
  'avc1',
  'M4V ',
  'MSNV',
  'dash',
])

function detectFilm(head: Buffer): FileKind | undefined {
  const brand = head.toString('latin1', 8, 12)
  if (brand === 'qt  ') return 'mov'
  return mp4Brands.has(brand) ? 'mp4' : undefined
}
