import { Refusal } from '../../../refusal.ts'

/** AV1 Bitstream & Decoding Process Specification, 6.2.2: what a unit is. */
const units = { delimiter: 2, metadata: 5, padding: 15 } as const
const shown: ReadonlySet<number> = new Set([1, 3, 4, 6, 7, 8])
/** How bright and of which colors the pictures are, and of which layers (6.7.1). Not: what users wrote (4) and the time of day (5). */
const shownMetadata: ReadonlySet<number> = new Set([1, 2, 3])
/** Those are short; longer ones say something else. */
const mostBytes = 255

type Unit = { type: number; from: number; end: number }

/**
 * Turns what is written beside AV1 pictures into padding of the same length: what users and cameras noted, and units that show nothing. Where
 * a length lies the film is refused. Answers whether anything changed.
 */
export function clearAv1Units(bytes: Buffer): boolean {
  let isChanged = false
  for (let at = 0; at < bytes.length;) {
    const unit = readUnit(bytes, at)
    if (!stays(bytes, unit)) {
      bytes[at] = (bytes[at]! & ~0x78) | (units.padding << 3)
      bytes.fill(0, unit.from, unit.end)
      // A unit ends with a one, or a reader takes it for damaged.
      if (unit.end > unit.from) bytes[unit.end - 1] = 0x80
      isChanged = true
    }
    at = unit.end
  }
  return isChanged
}

function stays(bytes: Buffer, { type, from, end }: Unit): boolean {
  if (shown.has(type)) return true
  if (type === units.delimiter) return end === from
  if (type !== units.metadata || end === from || end - from > mostBytes) return false
  return shownMetadata.has(bytes[from]!)
}

function readUnit(bytes: Buffer, at: number): Unit {
  const head = bytes[at]!
  const hasExtension = (head & 4) !== 0
  const hasLength = (head & 2) !== 0
  const begin = at + (hasExtension ? 2 : 1)
  const { value, next } = hasLength ? readLength(bytes, begin) : { value: bytes.length - begin, next: begin }
  const end = next + value
  if (value < 0 || end > bytes.length) throw new Refusal('files.unreadable')
  return { type: (head >> 3) & 15, from: next, end }
}

/** Seven bits in each byte, the lowest first. */
function readLength(bytes: Buffer, from: number): { value: number; next: number } {
  let value = 0
  for (let nth = 0; nth < 8; nth += 1) {
    const byte = bytes[from + nth]
    if (byte === undefined) break
    value += (byte & 127) * 2 ** (7 * nth)
    if (byte < 128) return { value, next: from + nth + 1 }
  }
  throw new Refusal('files.unreadable')
}
