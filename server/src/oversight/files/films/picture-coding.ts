import { Refusal } from '../../../refusal.ts'
import { clearAv1Units } from './av1-units.ts'
import { clearBytes } from './clear-bytes.ts'
import { clearUserData } from './clear-visual-notes.ts'
import { avcUnits, clearUnit, clearUnits, hevcUnits, type UnitKind } from './picture-units.ts'

/** Clears what is written beside the picture of one sample, in place; answers whether anything changed. */
export type ClearSample = (sample: Buffer) => boolean

/** How a kind of coded pictures is cleared: what is said once of all its samples, in place, and then each of them. */
export type PictureCoding = (said: Buffer) => ClearSample

/** Codings with words of their own (H.264, H.265, AV1, MPEG-4 Visual), by the box in which MP4 says it once of all samples. */
export const codings = { avcC: readAvc, hvcC: readHevc, av1C: readAv1, esds: readVisual } as const

/** ISO/IEC 14496-15, 5.3.3.1: heads, sequences, pictures, and what some profiles add. */
function readAvc(said: Buffer): ClearSample {
  const lengthBytes = (byteAt(said, 4) & 3) + 1
  let at = clearSets(said, 6, byteAt(said, 5) & 31)
  at = clearSets(said, at + 1, byteAt(said, at))
  if (highProfiles.has(byteAt(said, 1)) && at + 4 <= said.length)
    at = clearSets(said, at + 4, byteAt(said, at + 3))
  clearBytes(said.subarray(at), 0)
  return (sample) => clearUnits(sample, avcUnits, lengthBytes)
}

const highProfiles: ReadonlySet<number> = new Set([100, 110, 122, 144])

/** So many units, each behind its length; answers where they end. */
function clearSets(said: Buffer, from: number, count: number, kind: UnitKind = avcUnits): number {
  let at = from
  for (let nth = 0; nth < count; nth += 1) {
    const end = at + 2 + ((byteAt(said, at) << 8) | byteAt(said, at + 1))
    if (end > said.length) throw new Refusal('files.unreadable')
    clearUnit(said.subarray(at + 2, end), kind)
    at = end
  }
  return at
}

/** ISO/IEC 14496-15, 8.3.3.1: units by their kind. */
function readHevc(said: Buffer): ClearSample {
  const lengthBytes = (byteAt(said, 21) & 3) + 1
  let at = 23
  for (let nth = byteAt(said, 22); nth > 0; nth -= 1)
    at = clearSets(said, at + 3, (byteAt(said, at + 1) << 8) | byteAt(said, at + 2), hevcUnits)
  clearBytes(said.subarray(at), 0)
  return (sample) => clearUnits(sample, hevcUnits, lengthBytes)
}

/** AV1 Codec ISO Media File Format Binding, 2.3.3: four bytes, and units. */
function readAv1(said: Buffer): ClearSample {
  if (said.length < 4) throw new Refusal('files.unreadable')
  clearAv1Units(said.subarray(4))
  return clearAv1Units
}

function readVisual(said: Buffer): ClearSample {
  clearUserData(said)
  return clearUserData
}

function byteAt(bytes: Buffer, at: number): number {
  const byte = bytes[at]
  if (byte === undefined) throw new Refusal('files.unreadable')
  return byte
}
