import { Refusal } from '../../../refusal.ts'
import { clearBytes } from './clear-bytes.ts'
import { clearMessages } from './clear-messages.ts'

/** How the units of coded pictures are told apart: what their first bytes are, which of them hold messages, and which show something. */
export type UnitKind = {
  headBytes: number
  typeOf: (head: number) => number
  messages: ReadonlySet<number>
  stays: ReadonlySet<number>
}

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, nth) => first + nth)

/** Rec. ITU-T H.264, table 7-1. */
export const avcUnits: UnitKind = {
  headBytes: 1,
  typeOf: (head) => head & 31,
  messages: new Set([6]),
  stays: new Set([...from(1, 5), ...from(7, 11), ...from(13, 16), ...from(19, 21)]),
}

/** Rec. ITU-T H.265, table 7-1. The last two are how Dolby Vision is shown. */
export const hevcUnits: UnitKind = {
  headBytes: 2,
  typeOf: (head) => (head >> 1) & 63,
  messages: new Set([39, 40]),
  stays: new Set([...from(0, 9), ...from(16, 21), ...from(32, 37), 62, 63]),
}

/**
 * Clears what is written beside the pictures of a sample: messages of users and of the camera, and units that show nothing. The lengths
 * stay. Where they lie the film is refused: what a length leaps over, a player might read. Answers whether anything changed.
 */
export function clearUnits(sample: Buffer, kind: UnitKind, lengthBytes: number): boolean {
  let isChanged = false
  let at = 0
  while (at + lengthBytes <= sample.length) {
    const length = sample.readUIntBE(at, lengthBytes)
    at += lengthBytes
    if (length > sample.length - at) throw new Refusal('files.unreadable')
    if (clearUnit(sample.subarray(at, at + length), kind)) isChanged = true
    at += length
  }
  return clearBytes(sample.subarray(at), 0) || isChanged
}

/** Clears one unit, as it stands in a sample or in what is said once of all. */
export function clearUnit(unit: Buffer, { headBytes, typeOf, messages, stays }: UnitKind): boolean {
  if (unit.length < headBytes) return clearBytes(unit, 0)
  const type = typeOf(unit[0]!)
  if (messages.has(type)) return clearMessages(unit, headBytes)
  return stays.has(type) ? false : clearBytes(unit.subarray(headBytes))
}
