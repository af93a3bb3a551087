import { clearBytes } from './clear-bytes.ts'
import { type ClearSample, codings } from './picture-coding.ts'
import { avcUnits, clearUnit, hevcUnits, type UnitKind } from './picture-units.ts'

const codingOf: Readonly<Record<string, keyof typeof codings>> = {
  ...{ 'V_MPEG4/ISO/AVC': 'avcC', 'V_MPEGH/ISO/HEVC': 'hvcC', V_AV1: 'av1C' },
  ...{ 'V_MPEG4/ISO/SP': 'esds', 'V_MPEG4/ISO/ASP': 'esds' },
}

/** What a codec without words of its own says once of all its samples is as short as this. */
const mostPlainBytes = 64

/**
 * Clears what a codec says once of all its samples, in place, and answers what clears each of them, where its kind has notes of its own.
 * `undefined` for what it says: it says nothing.
 */
export function readCodec(codec: string, said: Buffer | undefined): ClearSample | undefined {
  if (Object.hasOwn(codingOf, codec)) {
    const kind = codingOf[codec]!
    if (said) return codings[kind](said)
    // Browsers that record H.264 and say nothing of it write where units begin, and not how long they are.
    if (kind === 'avcC') return (sample) => clearBegun(sample, avcUnits)
    if (kind === 'hvcC') return (sample) => clearBegun(sample, hevcUnits)
    return codings[kind](Buffer.alloc(4))
  }
  if (said && codec === 'A_VORBIS') clearVorbis(said)
  else if (said && codec === 'A_FLAC') clearFlac(said)
  else if (said && said.length > mostPlainBytes) clearBytes(said.subarray(mostPlainBytes), 0)
  return undefined
}

const begin = Buffer.from([0, 0, 1])

function clearBegun(sample: Buffer, kind: UnitKind): boolean {
  let isChanged = false
  for (let at = sample.indexOf(begin); at !== -1;) {
    const next = sample.indexOf(begin, at + 3)
    if (clearUnit(sample.subarray(at + 3, next === -1 ? sample.length : next), kind)) isChanged = true
    at = next
  }
  return isChanged
}

/** Three heads behind the lengths of two (Vorbis I, 4.2 and 5.2): the second is words, each behind its length. */
function clearVorbis(said: Buffer): void {
  const lengths: number[] = []
  let at = 1
  while (lengths.length < 2) {
    let length = 0
    for (;;) {
      const byte = said[at++]
      if (byte === undefined) return void clearBytes(said, 0)
      length += byte
      if (byte < 255) break
    }
    lengths.push(length)
  }
  const words = said.subarray(at + lengths[0]!, at + lengths[0]! + lengths[1]!)
  let next = 7
  let left = 1
  for (let nth = 0; nth < left; nth += 1) {
    const from = next + 4
    if (from > words.length) return
    const until = Math.min(words.length, from + words.readUInt32LE(next))
    clearBytes(words.subarray(from, until), 0x20)
    next = until
    // Behind whose program it is stands how many words follow.
    if (nth > 0 || next + 4 > words.length) continue
    left += words.readUInt32LE(next)
    next += 4
  }
  if (next + 1 < words.length) clearBytes(words.subarray(next + 1), 0)
}

/** `fLaC`, and blocks (RFC 9639, 8): the first says how it is written and stays as the last, the others are words and pictures. */
function clearFlac(said: Buffer): void {
  if (said.length < 42) return void clearBytes(said, 0)
  said[4]! |= 0x80
  clearBytes(said.subarray(42), 0)
}
