import type { FileHandle } from 'node:fs/promises'
import { Refusal } from '../../../refusal.ts'
import { readElement, type WebmElement } from './webm-elements.ts'
import { codecsOf, headStays, ids, segmentStays, type WebmStays } from './webm-stays.ts'
import { zero } from './zero.ts'

/** Far more than a film of some minutes has, and few enough to be read in a moment. */
const mostElements = 100_000
/** An element whose end is known. */
type Whole = WebmElement & { end: number }

type Kept = { file: FileHandle; tracks: Set<number>; count: number }

/**
 * Leaves of a WebM file what playing needs, and turns everything else into free space of the same length, so that nothing
 * moves. Refuses what it can't walk: what hides behind noise plays nowhere.
 */
export async function clearWebm(file: FileHandle, byteSize: number): Promise<void> {
  const kept: Kept = { file, tracks: new Set(), count: 0 }
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
  for (const track of await listElements(kept, tracks.content, tracks.end)) {
    if (track.id !== ids.track) continue
    const { number, isShown } = await readTrack(kept, track)
    if (number !== undefined && isShown) kept.tracks.add(number)
  }
}

/** The number of a track, and whether people see or hear it. */
async function readTrack(kept: Kept, track: Whole) {
  const parts = await listElements(kept, track.content, track.end)
  const valueOf = async (id: number) => {
    const part = parts.find((one) => one.id === id)
    return part && readNumber(kept.file, part)
  }
  const codec = parts.find(({ id }) => id === ids.codec)
  const written = codec ? await readText(kept.file, codec) : ''
  const codecs = codecsOf.get((await valueOf(ids.trackType)) ?? 0)
  return { number: await valueOf(ids.trackNumber), isShown: codecs?.test(written) ?? false }
}

/** Names of codecs are short; zeros behind them are none of theirs. */
async function readText(file: FileHandle, { content, end }: Whole): Promise<string> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(40), 0, Math.min(40, end - content), content)
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
    else if (level !== 'whole')
      await clearLevel(kept, await listElements(kept, element.content, element.end), level)
    else if (element.id === ids.muxer || element.id === ids.writer)
      await zero(kept.file, element.content, element.end)
  }
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
  const { buffer, bytesRead } = await kept.file.read(Buffer.alloc(4), 0, Math.min(4, end - content), content)
  const width = bytesRead === 0 ? 9 : Math.clz32(buffer[0]!) - 23
  if (width > bytesRead || width > 4) return false
  const written = buffer.readUIntBE(0, width)
  return kept.tracks.has(written - 2 ** (7 * width))
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
