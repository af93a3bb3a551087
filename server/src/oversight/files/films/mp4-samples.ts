import { Refusal } from '../../../refusal.ts'
import { type Box, listBoxes, readBytes, type Walk } from './mp4-boxes.ts'
import { readFrameBytes } from './mp4-sound.ts'
import type { Range } from './zero.ts'

export type { Range } from './zero.ts'

/** Samples of a track that lie one behind the other, and how long each of them is. */
export type Chunk = Range & { count: number; sizeOf: (nth: number) => number }

/** The same, of the track with this number. */
export type PieceChunk = Chunk & { track: number }

/** Of samples that each have a size of their own: ten times what three minutes at 240 pictures a second have. */
const mostSamples = 1_000_000

/** Where the samples of a track lie, by its tables (ISO/IEC 14496-12, 8.7). */
export async function listSampleChunks(
  walk: Walk,
  trak: Box,
  { isSound }: { isSound: boolean },
): Promise<Chunk[]> {
  const table = await findDown(walk, trak, ['mdia', 'minf', 'stbl'])
  if (!table) throw new Refusal('files.unreadable')
  const boxes = await listBoxes(walk, table.content, table.end)
  const of = (...types: string[]) => boxes.find(({ type }) => types.includes(type))
  const [sizesBox, chunksBox, placesBox] = [of('stsz', 'stz2'), of('stsc'), of('stco', 'co64')]
  // A film that was written while it was filmed has its samples in its pieces.
  if (!sizesBox || !chunksBox || !placesBox) return []
  const sizes = await readSizes(walk, sizesBox, isSound ? of('stsd') : undefined)
  const places = await readPlaces(walk, placesBox)
  const perChunk = await readTable(walk, chunksBox, 12)
  const chunks: Chunk[] = []
  let sample = 0
  for (const [nth, from] of places.entries()) {
    const first = sample
    sample = Math.min(sizes.count, sample + samplesOf(perChunk, nth + 1))
    const until = from + sizes.sum(first, sample)
    chunks.push({ from, until, count: sample - first, sizeOf: (nth) => sizes.sizeOf(first + nth) })
  }
  return chunks
}

/** How many samples a chunk has: as many as the last entry at or before it says. */
function samplesOf(entries: Buffer, chunk: number): number {
  let [low, high] = [0, entries.length / 12]
  while (low < high) {
    const middle = (low + high) >> 1
    if (entries.readUInt32BE(middle * 12) <= chunk) low = middle + 1
    else high = middle
  }
  return low === 0 ? 0 : entries.readUInt32BE((low - 1) * 12 + 4)
}

type Sizes = {
  count: number
  sizeOf: (nth: number) => number
  sum: (first: number, until: number) => number
}

async function readSizes(walk: Walk, box: Box, descriptions: Box | undefined): Promise<Sizes> {
  const head = await readBytes(walk.file, box.content, 12)
  const count = head.readUInt32BE(8)
  const same = box.type === 'stsz' ? head.readUInt32BE(4) : 0
  // Sound that is not compressed has 48,000 a second, all of one size.
  if (same > 0) {
    const size = same === 1 && descriptions ? await readFrameBytes(walk, descriptions) : same
    return { count, sizeOf: () => size, sum: (first, until) => Math.ceil((until - first) * size) }
  }
  if (count > mostSamples) throw new Refusal('files.unreadable')
  const bits = box.type === 'stsz' ? 32 : head[7]!
  if (![4, 8, 16, 32].includes(bits)) throw new Refusal('files.unreadable')
  const bytes = await readBytes(walk.file, box.content + 12, Math.ceil((count * bits) / 8))
  if (box.content + 12 + bytes.length > box.end) throw new Refusal('files.unreadable')
  const sizeOf = (nth: number) => {
    if (bits === 32) return bytes.readUInt32BE(nth * 4)
    if (bits === 16) return bytes.readUInt16BE(nth * 2)
    if (bits === 8) return bytes[nth]!
    return nth % 2 === 0 ? bytes[nth >> 1]! >> 4 : bytes[nth >> 1]! & 15
  }
  const sum = (first: number, until: number) => {
    let total = 0
    for (let nth = first; nth < until; nth += 1) total += sizeOf(nth)
    return total
  }
  return { count, sizeOf, sum }
}

async function readPlaces(walk: Walk, box: Box): Promise<number[]> {
  const width = box.type === 'co64' ? 8 : 4
  const bytes = await readTable(walk, box, width)
  return Array.from({ length: bytes.length / width }, (_, nth) =>
    width === 8 ? Number(bytes.readBigUInt64BE(nth * 8)) : bytes.readUInt32BE(nth * 4),
  )
}

/** The entries of a table that says how many it has. */
async function readTable(walk: Walk, { content, end }: Box, width: number): Promise<Buffer> {
  const count = (await readBytes(walk.file, content + 4, 4)).readUInt32BE(0)
  if (count > mostSamples || content + 8 + count * width > end) throw new Refusal('files.unreadable')
  return readBytes(walk.file, content + 8, count * width)
}

async function findDown(walk: Walk, from: Box, path: readonly string[]): Promise<Box | undefined> {
  let box: Box | undefined = from
  for (const type of path) {
    if (!box) return undefined
    box = (await listBoxes(walk, box.content, box.end)).find((part) => part.type === type)
  }
  return box
}

type Piece = { moof: Box; moov: Box; tracks: ReadonlyMap<number, unknown> }

/** Where the samples of a piece lie that belong to tracks which stay (ISO/IEC 14496-12, 8.8). */
export async function listPieceChunks(walk: Walk, { moof, moov, tracks }: Piece): Promise<PieceChunk[]> {
  const chunks: PieceChunk[] = []
  const parts = await listBoxes(walk, moof.content, moof.end)
  // Where it says nothing else, what belongs to a further track begins behind what belongs to the one before it.
  let next = moof.start
  for (const traf of parts.filter(({ type }) => type === 'traf')) {
    const boxes = await listBoxes(walk, traf.content, traf.end)
    const head = boxes.find(({ type }) => type === 'tfhd')
    if (!head) continue
    const { id, base = next, size, isFromPiece } = await readPieceHead(walk, head)
    const from = isFromPiece ? moof.start : base
    const usual = size ?? (await readUsualSize(walk, moov, id))
    next = from
    for (const run of boxes.filter(({ type }) => type === 'trun')) {
      const chunk = await readRun(walk, run, { base: from, next, usual })
      if (tracks.has(id)) chunks.push({ ...chunk, track: id })
      next = chunk.until
    }
  }
  return chunks
}

async function readPieceHead(walk: Walk, { content, end }: Box) {
  const bytes = await readBytes(walk.file, content, Math.min(40, end - content))
  if (bytes.length < 8) throw new Refusal('files.unreadable')
  const flags = bytes.readUInt32BE(0) & 0xff_ff_ff
  let at = 8
  const take = (flag: number, width: 4 | 8): number | undefined => {
    if ((flags & flag) === 0) return undefined
    if (at + width > bytes.length) throw new Refusal('files.unreadable')
    at += width
    return width === 8 ? Number(bytes.readBigUInt64BE(at - 8)) : bytes.readUInt32BE(at - 4)
  }
  const base = take(0x1, 8)
  take(0x2, 4)
  take(0x8, 4)
  const isFromPiece = base === undefined && (flags & 0x2_00_00) !== 0
  return { id: bytes.readUInt32BE(4), base, size: take(0x10, 4), isFromPiece }
}

/** What a track says once for all its pieces. */
async function readUsualSize(walk: Walk, moov: Box, id: number): Promise<number> {
  const extends_ = await findDown(walk, moov, ['mvex'])
  if (!extends_) return 0
  for (const box of await listBoxes(walk, extends_.content, extends_.end)) {
    if (box.type !== 'trex') continue
    const bytes = await readBytes(walk.file, box.content, 20)
    if (bytes.readUInt32BE(4) === id) return bytes.readUInt32BE(16)
  }
  return 0
}

async function readRun(
  walk: Walk,
  { content, end }: Box,
  { base, next, usual }: { base: number; next: number; usual: number },
): Promise<Chunk> {
  const head = await readBytes(walk.file, content, Math.min(16, end - content))
  if (head.length < 8) throw new Refusal('files.unreadable')
  const flags = head.readUInt32BE(0) & 0xff_ff_ff
  const count = head.readUInt32BE(4)
  const hasPlace = (flags & 0x1) !== 0
  if (count > mostSamples || (hasPlace && head.length < 12)) throw new Refusal('files.unreadable')
  const from = hasPlace ? base + head.readInt32BE(8) : next
  const widths: number[] = [0x100, 0x200, 0x400, 0x800].map((flag) => ((flags & flag) === 0 ? 0 : 4))
  const width = widths.reduce((sum, one) => sum + one, 0)
  if (widths[1] === 0) return { from, until: from + count * usual, count, sizeOf: () => usual }
  const first = content + 8 + (hasPlace ? 4 : 0) + ((flags & 0x4) === 0 ? 0 : 4)
  if (first + count * width > end) throw new Refusal('files.unreadable')
  const bytes = await readBytes(walk.file, first, count * width)
  const sizeOf = (nth: number) => bytes.readUInt32BE(nth * width + widths[0]!)
  let total = 0
  for (let nth = 0; nth < count; nth += 1) total += sizeOf(nth)
  return { from, until: from + total, count, sizeOf }
}
