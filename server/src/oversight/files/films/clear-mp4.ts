import type { FileHandle } from 'node:fs/promises'
import { Refusal } from '../../../refusal.ts'
import { clearDescriptions } from './clear-mp4-descriptions.ts'
import { type Box, listBoxes, readBytes, type Walk } from './mp4-boxes.ts'
import { leafHeadBytes, leafLength, unusedFields } from './mp4-leaves.ts'
import { clearSamples, readCoding } from './mp4-pictures.ts'
import { type Chunk, listPieceChunks, listSampleChunks, type Range } from './mp4-samples.ts'
import { fileStays, formatsOf, type Stays } from './mp4-stays.ts'
import type { ClearSample } from './picture-coding.ts'
import { clearAllBut, zero } from './zero.ts'

/** The tracks that stay, each with what clears its samples, and where these lie. */
type Kept = { walk: Walk; tracks: Map<number, ClearSample | undefined>; ranges: Range[] }

/** Three minutes have some 40,000 pictures and 10,000 pieces of sound, of which a camera puts many into one place. */
const mostRanges = 200_000

/**
 * Leaves of an MP4 or MOV file what playing needs, and turns everything else into free space of the same length, so that nothing
 * moves: boxes, tracks without pictures or sound with their samples, names, the time of filming, and what is written beside coded
 * pictures. Refuses what it can't walk.
 */
export async function clearMp4(walk: Walk, boxes: readonly Box[]): Promise<void> {
  const kept: Kept = { walk, tracks: new Map(), ranges: [] }
  const [moov, ...others] = boxes.filter(({ type }) => type === 'moov')
  if (!moov || others.length > 0) throw new Refusal('files.unreadable')
  const isPicture = await findTracks(kept, moov)
  if (!isPicture) throw new Refusal('files.unreadable')
  for (const moof of boxes.filter(({ type }) => type === 'moof'))
    for (const chunk of await listPieceChunks(walk, { moof, moov, tracks: kept.tracks }))
      await keepChunk(kept, chunk, kept.tracks.get(chunk.track))
  await clearLevel(kept, boxes, fileStays)
  await clearAllBut(
    walk.file,
    boxes.filter(({ type }) => type === 'mdat'),
    kept.ranges,
  )
}

/** Finds the tracks that stay, with the places of their samples; answers whether one has pictures. */
async function findTracks(kept: Kept, moov: Box): Promise<boolean> {
  const { walk, tracks } = kept
  let isPicture = false
  for (const trak of await inside(walk, moov, 'trak')) {
    const { id, handler, descriptions } = await readTrack(walk, trak)
    if (handler === '') continue
    if (id === undefined || tracks.has(id)) throw new Refusal('files.unreadable')
    const clear = handler === 'vide' ? await readCoding(walk, descriptions) : undefined
    tracks.set(id, clear)
    isPicture ||= handler === 'vide'
    for (const chunk of await listSampleChunks(walk, trak, { isSound: handler === 'soun' }))
      await keepChunk(kept, chunk, clear)
  }
  return isPicture
}

/** A film that is made of nothing but places of samples would keep a processor busy. */
async function keepChunk(
  { ranges, walk }: Kept,
  chunk: Chunk,
  clear: ClearSample | undefined,
): Promise<void> {
  if (ranges.length >= mostRanges) throw new Refusal('files.unreadable')
  ranges.push({ from: chunk.from, until: chunk.until })
  if (clear) await clearSamples(walk, chunk, clear)
}

type Track = { id: number | undefined; handler: string; descriptions: readonly Box[] }

/**
 * The number of a track, and what it holds: `vide` or `soun` where people see or hear it. Places, times, texts and devices are written
 * into others, which have no handler here, whatever they call themselves.
 */
async function readTrack(walk: Walk, trak: Box): Promise<Track> {
  const [head] = await inside(walk, trak, 'tkhd')
  const [media] = await inside(walk, trak, 'mdia')
  const [handler] = media ? await inside(walk, media, 'hdlr') : []
  if (!head || !media || !handler) return { id: undefined, handler: '', descriptions: [] }
  const [version] = await readBytes(walk.file, head.content, 1)
  const id = await readBytes(walk.file, head.content + (version === 1 ? 20 : 12), 4)
  const type = (await readBytes(walk.file, handler.content + 8, 4)).toString('latin1')
  const descriptions = await listDescriptions(walk, media)
  return { id: id.readUInt32BE(0), handler: isShown(descriptions, type) ? type : '', descriptions }
}

function isShown(descriptions: readonly Box[], handler: string): boolean {
  const formats = Object.hasOwn(formatsOf, handler) ? formatsOf[handler] : undefined
  return descriptions.length > 0 && descriptions.every(({ type }) => formats?.has(type))
}

/** How the samples of a track are written. */
async function listDescriptions(walk: Walk, media: Box): Promise<Box[]> {
  const written: Box[] = []
  for (const info of await inside(walk, media, 'minf'))
    for (const table of await inside(walk, info, 'stbl'))
      for (const { content, end } of await inside(walk, table, 'stsd'))
        written.push(...(await listBoxes(walk, content + 8, end)))
  return written
}

async function inside(walk: Walk, { content, end }: Box, type: string): Promise<Box[]> {
  return (await listBoxes(walk, content, end)).filter((box) => box.type === type)
}

/** `handler` is that of the track all this lies in. */
async function clearLevel(kept: Kept, boxes: readonly Box[], stays: Stays, handler = ''): Promise<void> {
  for (const box of boxes) {
    const level = Object.hasOwn(stays, box.type) ? stays[box.type] : undefined
    if (level === undefined || (await isOfOtherTrack(kept, box))) await setFree(kept.walk.file, box)
    else if (level === 'whole') await clearLeaf(kept.walk, box, handler)
    else {
      const within = box.type === 'trak' ? (await readTrack(kept.walk, box)).handler : handler
      await clearLevel(kept, await listWhole(kept.walk, box), level, within)
    }
  }
}

/** Bytes behind the last box of a level are no box: nothing reads them. */
async function listWhole(walk: Walk, { content, end }: Box): Promise<Box[]> {
  const boxes = await listBoxes(walk, content, end)
  const last = boxes.at(-1)?.end ?? content
  await zero(walk.file, last, end)
  return boxes
}

async function isOfOtherTrack({ walk, tracks }: Kept, box: Box): Promise<boolean> {
  if (box.type === 'trak') {
    const { id, handler } = await readTrack(walk, box)
    return id === undefined || handler === ''
  }
  if (box.type !== 'traf') return false
  const [head] = await inside(walk, box, 'tfhd')
  return !head || !tracks.has((await readBytes(walk.file, head.content + 4, 4)).readUInt32BE(0))
}

/** Fixed fields that tell more than playing needs, and whatever lies behind what a leaf says of itself. */
async function clearLeaf(walk: Walk, box: Box, handler: string): Promise<void> {
  const { type, content, end } = box
  const { file } = walk
  const head = await readBytes(file, content, Math.min(leafHeadBytes, end - content))
  const length = leafLength(type, head)
  if (length !== undefined) await zero(file, Math.min(end, content + length), end)
  for (const [from, until] of unusedFields(type, head))
    await zero(file, Math.min(end, content + from), Math.min(end, content + until))
  if (type === 'mvhd' || type === 'tkhd' || type === 'mdhd') {
    const [version] = await readBytes(file, content, 1)
    // When it was made, and changed.
    return zero(file, content + 4, Math.min(end, content + (version === 1 ? 20 : 12)))
  }
  // Who made it, and what the track is called.
  if (type === 'hdlr') return zero(file, content + 12, end)
  if (type === 'dref') return clearReferences(walk, box)
  if (type === 'stsd') return clearDescriptions(walk, box, handler)
  // Brands of four letters each: a few.
  if (type === 'ftyp' || type === 'styp') return zero(file, Math.min(end, content + 136), end)
}

/** Where samples lie: in this file, so neither an address nor a path belongs there. */
async function clearReferences(walk: Walk, { content, end }: Box): Promise<void> {
  for (const entry of await listBoxes(walk, content + 8, end)) {
    const flags = await readBytes(walk.file, entry.content, 4)
    if ((flags[3]! & 1) === 0) throw new Refusal('files.unreadable')
    await zero(walk.file, entry.content + 4, entry.end)
  }
}

async function setFree(file: FileHandle, { start, content, end }: Box): Promise<void> {
  await file.write(Buffer.from('free', 'latin1'), 0, 4, start + 4)
  await zero(file, content, end)
}
