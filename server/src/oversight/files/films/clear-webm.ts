import type { FileHandle } from 'node:fs/promises'
import { Refusal } from '../../../refusal.ts'
import { readElement, type WebmElement } from './webm-elements.ts'
import type { ClearSample } from './picture-coding.ts'
import { readCodec } from './webm-codecs.ts'
import {
  codecsOf,
  headStays,
  ids,
  type Leaf,
  mostShortBytes,
  segmentStays,
  type WebmStays,
} from './webm-stays.ts'
import { zero } from './zero.ts'

/** Far more than a film of some minutes has, and few enough to be read in a moment. */
const mostElements = 100_000
/** An element whose end is known. */
type Whole = WebmElement & { end: number }

/** The tracks that stay, each with what clears its samples. */
type Kept = { file: FileHandle; tracks: Map<number, ClearSample | undefined>; count: number }

/**
 * Leaves of a WebM file what playing needs, and turns everything else into free space of the same length, so that nothing
 * moves. Refuses what it can't walk: what hides behind noise plays nowhere.
 */
export async function clearWebm(file: FileHandle, byteSize: number): Promise<void> {
  const kept: Kept = { file, tracks: new Map(), count: 0 }
  const [head, segment, ...others] = await listElements(kept, 0, byteSize)
  if (head?.id !== ids.head || segment?.id !== ids.segment) throw new Refusal('files.unreadable')
  for (const other of others) await setFree(file, other)
  const end = segment.end ?? byteSize
  const parts = await listElements(kept, segment.content, end)
  for (const tracks of parts.filter(({ id }) => id === ids.tracks)) await findTracks(kept, tracks)
  if (kept.tracks.size === 0) throw new Refusal('files.unreadable')
  await clearLevel(kept, await listElements(kept, head.content, head.end), headStays)
  await clearLevel(kept, parts, segmentStays)
}

/** The elements of a part, one behind the other. One of unknown length ends where the next of its own level begins. */
async function listElements(kept: Kept, from: number, until: number): Promise<Whole[]> {
  const found: Whole[] = []
  for (let at = from; at < until;) {
    kept.count += 1
    const element = kept.count > mostElements ? undefined : await readElement(kept.file, at, until)
    if (!element) throw new Refusal('files.unreadable')
    const end = element.end ?? (await findEnd(kept, element, until))
    found.push({ ...element, end })
    at = end
  }
  return found
}

/** Only a segment and a cluster may leave their length open, as while they are recorded. */
async function findEnd(kept: Kept, { id, content }: WebmElement, until: number): Promise<number> {
  if (id === ids.segment) return until
  if (id !== ids.cluster) throw new Refusal('files.unreadable')
  for (let at = content; at < until;) {
    kept.count += 1
    const element = kept.count > mostElements ? undefined : await readElement(kept.file, at, until)
    if (!element) throw new Refusal('files.unreadable')
    if (segmentStays.has(element.id) || isOfSegment(element.id)) return at
    if (element.end === undefined) throw new Refusal('files.unreadable')
    at = element.end
  }
  return until
}

/** Names of four bytes belong to the segment; those within a cluster are shorter. */
const isOfSegment = (id: number) => id > 0xff_ff_ff

async function findTracks(kept: Kept, tracks: Whole): Promise<void> {
  const numbers = new Set<number>()
  for (const track of await listElements(kept, tracks.content, tracks.end)) {
    if (track.id !== ids.track) continue
    const { number, isShown, codec, said } = await readTrack(kept, track)
    if (number === undefined) continue
    // Of two of one number blocks would be those of either.
    if (numbers.has(number)) throw new Refusal('files.unreadable')
    numbers.add(number)
    if (isShown) kept.tracks.set(number, await findClear(kept, codec, said))
  }
}

/** More than any codec says; it is read at once. */
const mostSaid = 256 * 1024

/** Clears what a codec says once of all its samples. */
async function findClear(
  { file }: Kept,
  codec: string,
  said: Whole | undefined,
): Promise<ClearSample | undefined> {
  if (!said) return readCodec(codec, undefined)
  if (said.end - said.content > mostSaid) throw new Refusal('files.unreadable')
  const bytes = await readAll(file, said.content, said.end)
  const clear = readCodec(codec, bytes)
  await file.write(bytes, 0, bytes.length, said.content)
  return clear
}

/** The number of a track, and whether people see or hear it. */
async function readTrack(kept: Kept, track: Whole) {
  const parts = await listElements(kept, track.content, track.end)
  const valueOf = async (id: number) => {
    const part = parts.find((one) => one.id === id)
    return part && readNumber(kept.file, part)
  }
  const written = parts.find(({ id }) => id === ids.codec)
  const codec = written ? await readText(kept.file, written) : ''
  const codecs = codecsOf.get((await valueOf(ids.trackType)) ?? 0)
  const isShown = codecs?.test(codec) ?? false
  const [said, ...more] = parts.filter(({ id }) => id === ids.codecPrivate)
  // Samples that are packed or locked besides can't be looked into, and browsers play none.
  const isPacked = parts.some(({ id }) => id === ids.contentEncodings)
  if (isShown && (isPacked || more.length > 0)) throw new Refusal('files.unreadable')
  return { number: await valueOf(ids.trackNumber), isShown, codec, said }
}

/** Names of codecs are short; zeros behind them are none of theirs. */
const mostCodecBytes = 40

async function readText(file: FileHandle, { content, end }: Whole): Promise<string> {
  const length = Math.min(mostCodecBytes, end - content)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, content)
  return buffer.toString('latin1', 0, bytesRead).replace(/\0+$/, '')
}

async function readNumber(file: FileHandle, { content, end }: Whole) {
  const width = end - content
  if (width < 1 || width > 6) return undefined
  const { buffer, bytesRead } = await file.read(Buffer.alloc(width), 0, width, content)
  return bytesRead === width ? buffer.readUIntBE(0, width) : undefined
}

async function clearLevel(kept: Kept, elements: readonly Whole[], stays: WebmStays): Promise<void> {
  for (const element of elements) {
    const level = stays.get(element.id)
    if (level === undefined || (await isOfOtherTrack(kept, element))) await setFree(kept.file, element)
    else if (typeof level === 'string') await clearLeaf(kept, element, level)
    else await clearLevel(kept, await listElements(kept, element.content, element.end), level)
  }
}

async function clearLeaf(kept: Kept, element: Whole, leaf: Leaf): Promise<void> {
  const { content, end } = element
  if (leaf === 'emptied') return zero(kept.file, content, end)
  if (leaf === 'codec') return zero(kept.file, Math.min(end, content + mostCodecBytes), end)
  if (leaf === 'block') return clearBlock(kept, element)
  if (leaf === 'short' && end - content > mostShortBytes) await setFree(kept.file, element)
}

/** Behind its track, its time and its flags a block has a sample. */
async function clearBlock(kept: Kept, { content, end }: Whole): Promise<void> {
  const { number, width } = await readBlockTrack(kept, content, end)
  const clear = kept.tracks.get(number)
  if (!clear) return
  const from = content + width + 3
  if (from > end) throw new Refusal('files.unreadable')
  const [flags] = await readAll(kept.file, from - 1, from)
  // Several samples in one block are for sound; of pictures nobody knows where one ends.
  if ((flags! & 6) !== 0) throw new Refusal('files.unreadable')
  const bytes = await readAll(kept.file, from, end)
  if (clear(bytes)) await kept.file.write(bytes, 0, bytes.length, from)
}

async function readAll(file: FileHandle, from: number, until: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(until - from), 0, until - from, from)
  if (bytesRead < until - from) throw new Refusal('files.unreadable')
  return buffer
}

async function isOfOtherTrack(kept: Kept, element: Whole): Promise<boolean> {
  if (element.id === ids.track) {
    return !(await readTrack(kept, element)).isShown
  }
  if (element.id === ids.simpleBlock) return !(await isBlockOfKept(kept, element))
  if (element.id !== ids.group) return false
  const parts = await listElements(kept, element.content, element.end)
  const block = parts.find(({ id }) => id === ids.block)
  return !block || !(await isBlockOfKept(kept, block))
}

/** A block begins with the number of its track, written as a length is. */
async function isBlockOfKept(kept: Kept, { content, end }: Whole): Promise<boolean> {
  const { number } = await readBlockTrack(kept, content, end)
  return kept.tracks.has(number)
}

async function readBlockTrack({ file }: Kept, content: number, end: number) {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, Math.min(4, end - content), content)
  const width = bytesRead === 0 ? 9 : Math.clz32(buffer[0]!) - 23
  if (width > bytesRead || width > 4) return { number: -1, width: 0 }
  return { number: buffer.readUIntBE(0, width) - 2 ** (7 * width), width }
}

/** Writes free space of the same length over an element. */
async function setFree(file: FileHandle, { start, end }: Whole): Promise<void> {
  const total = end - start
  const head = total < 9 ? Buffer.from([ids.free, 0x80 | (total - 2)]) : Buffer.alloc(9)
  if (total >= 9) {
    head[0] = ids.free
    head[1] = 0x01
    head.writeUIntBE(total - 9, 3, 6)
  }
  await file.write(head, 0, head.length, start)
  await zero(file, start + head.length, end)
}
