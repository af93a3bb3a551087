/** Bytes of leaves that have no table, by their version. */
const fixed: Readonly<Record<string, readonly [number, number]>> = {
  ...{ mvhd: [100, 112], tkhd: [84, 96], mdhd: [24, 36], mehd: [8, 12], tfdt: [8, 12], cslg: [24, 44] },
  ...{ vmhd: [12, 12], smhd: [8, 8], trex: [24, 24], mfhd: [8, 8] },
}

/** Tables that say how many entries they have behind their first four bytes: how long one is. */
const entryBytes: Readonly<Record<string, number>> = {
  ...{ stts: 8, ctts: 8, stss: 4, stsc: 12, stco: 4, co64: 8 },
}

/** How much of a leaf is read to know how long it is. */
export const leafHeadBytes = 40

/**
 * How many bytes a leaf takes by what it says itself (ISO/IEC 14496-12), as its first bytes tell; whatever lies behind them is read by
 * nobody. Undefined where it says nothing of the kind.
 */
export function leafLength(type: string, head: Buffer): number | undefined {
  const version = head[0] === 1 ? 1 : 0
  const numberAt = (at: number) => (at + 4 <= head.length ? head.readUInt32BE(at) : 0)
  if (Object.hasOwn(fixed, type)) return fixed[type]![version]
  if (Object.hasOwn(entryBytes, type)) return 8 + numberAt(4) * entryBytes[type]!
  if (type === 'elst') return 8 + numberAt(4) * (version === 1 ? 20 : 12)
  if (type === 'stsz') return 12 + (numberAt(4) === 0 ? 4 * numberAt(8) : 0)
  if (type === 'stz2') return 12 + Math.ceil((numberAt(8) * (head[7] ?? 0)) / 8)
  return type === 'sidx' ? indexLength(version, head) : byFlags(type, numberAt)
}

/** Of where pieces lie: the count of its entries stands before them. */
function indexLength(version: 0 | 1, head: Buffer): number {
  const first = version === 1 ? 32 : 24
  return first + 12 * (first <= head.length ? head.readUInt16BE(first - 2) : 0)
}

/** What a piece says of itself: its flags say which fields are there. */
function byFlags(type: string, numberAt: (at: number) => number): number | undefined {
  const flags = numberAt(0) & 0xff_ff_ff
  const has = (...all: readonly number[]) => all.filter((flag) => (flags & flag) !== 0).length
  if (type === 'tfhd') return 8 + 8 * has(0x1) + 4 * has(0x2, 0x8, 0x10, 0x20)
  if (type === 'trun') return 8 + 4 * has(0x1, 0x4) + 4 * numberAt(4) * has(0x100, 0x200, 0x400, 0x800)
  return undefined
}

/** Fields of a leaf that mean nothing, or what only a program for cutting asks for: from and until. */
export function unusedFields(type: string, head: Buffer): readonly (readonly [number, number])[] {
  if (type !== 'mvhd') return []
  const later = head[0] === 1 ? 12 : 0
  return [
    [26 + later, 36 + later],
    [72 + later, 96 + later],
  ]
}
