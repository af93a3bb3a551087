import { promisify } from 'node:util'
import { constants, inflateRaw } from 'node:zlib'
import { readToken } from './pdf-tokens.ts'
import type { ObjectStreamHead } from './read-stream-head.ts'

/** An object of a document: its number, where that is known, and where it begins. */
export type PdfObject = { number: number | undefined; start: number }

const inflate = promisify(inflateRaw)
/** One packing is usual, a second one is odd. */
const mostFilters = 3

/** What may still come out of the packed objects of a document. */
export type StillOpen = { bytes: number; objects: number }

/**
 * The bytes of an object stream and where its objects begin. Undefined for what can't be looked into: packed in a way that
 * no writer packs objects, locked, damaged, or more than may come out of it.
 */
export async function openObjectStream(
  packed: Buffer,
  { filters, count, first }: ObjectStreamHead,
  most: StillOpen,
): Promise<{ bytes: Buffer; objects: PdfObject[] } | undefined> {
  if (filters.length > mostFilters || count > most.objects) return undefined
  let bytes: Buffer | undefined = packed
  for (const filter of filters) bytes = bytes && (await unpack(bytes, filter, most.bytes))
  const objects = bytes && findObjects(bytes, { count, first })
  return bytes && objects && { bytes, objects }
}

async function unpack(bytes: Buffer, filter: string, mostBytes: number): Promise<Buffer | undefined> {
  if (filter === 'ASCIIHexDecode') return unpackHex(bytes, mostBytes)
  return filter === 'FlateDecode' ? inflateAtMost(bytes, mostBytes) : undefined
}

/** Where the data ends they say themselves. Their sum is not looked at, because readers pass over a wrong one. */
async function inflateAtMost(bytes: Buffer, mostBytes: number): Promise<Buffer | undefined> {
  const [method = 0, flags = 0] = bytes
  if (method % 16 !== 8 || (method * 256 + flags) % 31 !== 0 || (flags & 32) !== 0) return undefined
  const how = { maxOutputLength: mostBytes, finishFlush: constants.Z_SYNC_FLUSH }
  return inflate(bytes.subarray(2), how).catch(() => undefined)
}

function unpackHex(bytes: Buffer, mostBytes: number): Buffer | undefined {
  const end = bytes.indexOf('>')
  return end < 0 || end > 2 * mostBytes
    ? undefined
    : Buffer.from(bytes.toString('latin1', 0, end).replaceAll(/\s/g, ''), 'hex')
}

/** The head lists pairs: the number of an object, and how far behind the first one it stands. */
function findObjects(
  bytes: Buffer,
  { count, first }: Pick<ObjectStreamHead, 'count' | 'first'>,
): PdfObject[] | undefined {
  const objects: PdfObject[] = []
  let at = 0
  const readNumber = () => {
    const token = readToken(bytes, at)
    at = token?.end ?? at
    return token?.kind === 'number' ? Number(token.text) : undefined
  }
  for (let pair = 0; pair < count; pair++) {
    const number = readNumber()
    const offset = readNumber()
    if (number === undefined || offset === undefined) return undefined
    objects.push({ number, start: first + offset })
  }
  return objects
}
