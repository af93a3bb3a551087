import type { FileHandle } from 'node:fs/promises'
import { Refusal } from '../../../refusal.ts'
import { type Box, listBoxes, readBytes, type Walk } from './mp4-boxes.ts'

/** How long an MP4 or MOV file plays. One that was written while it was filmed says so only in its pieces. */
export async function readMp4Seconds(walk: Walk, boxes: readonly Box[]): Promise<number> {
  const moov = boxes.find(({ type }) => type === 'moov')
  if (!moov) throw new Refusal('files.unreadable')
  const parts = await listBoxes(walk, moov.content, moov.end)
  const head = parts.find(({ type }) => type === 'mvhd')
  if (!head) throw new Refusal('files.unreadable')
  const { scale, duration } = await readTimes(walk.file, head)
  if (duration > 0) return duration / scale
  return readPieces(walk, boxes, await readScales(walk, parts))
}

/** `mvhd` and `mdhd` say it alike: units in a second, and how many of them. */
async function readTimes(
  file: FileHandle,
  { content, end }: Box,
): Promise<{ scale: number; duration: number }> {
  const bytes = await readBytes(file, content, Math.min(32, end - content))
  const isLong = bytes[0] === 1
  if (bytes.length < (isLong ? 32 : 20)) throw new Refusal('files.unreadable')
  const scale = bytes.readUInt32BE(isLong ? 20 : 12)
  const duration = isLong ? Number(bytes.readBigUInt64BE(24)) : bytes.readUInt32BE(16)
  if (scale === 0) throw new Refusal('files.unreadable')
  const isUnknown = duration === 0xff_ff_ff_ff || !Number.isSafeInteger(duration)
  return { scale, duration: isUnknown ? 0 : duration }
}

/** The units of each track. */
async function readScales(walk: Walk, parts: readonly Box[]): Promise<Map<number, number>> {
  const scales = new Map<number, number>()
  for (const track of parts.filter(({ type }) => type === 'trak')) {
    const inside = await listBoxes(walk, track.content, track.end)
    const head = inside.find(({ type }) => type === 'tkhd')
    const media = inside.find(({ type }) => type === 'mdia')
    if (!head || !media) continue
    const times = (await listBoxes(walk, media.content, media.end)).find(({ type }) => type === 'mdhd')
    if (!times) continue
    const [version] = await readBytes(walk.file, head.content, 1)
    const id = (await readBytes(walk.file, head.content + (version === 1 ? 20 : 12), 4)).readUInt32BE(0)
    scales.set(id, (await readTimes(walk.file, times)).scale)
  }
  return scales
}

/** When the last piece begins; how long it is itself is a second or two. */
async function readPieces(walk: Walk, boxes: readonly Box[], scales: Map<number, number>): Promise<number> {
  let seconds = 0
  for (const piece of boxes.filter(({ type }) => type === 'moof')) {
    const tracks = (await listBoxes(walk, piece.content, piece.end)).filter(({ type }) => type === 'traf')
    for (const track of tracks) {
      const inside = await listBoxes(walk, track.content, track.end)
      const head = inside.find(({ type }) => type === 'tfhd')
      const time = inside.find(({ type }) => type === 'tfdt')
      if (!head || !time) continue
      const id = (await readBytes(walk.file, head.content + 4, 4)).readUInt32BE(0)
      const [version] = await readBytes(walk.file, time.content, 1)
      const bytes = await readBytes(walk.file, time.content + 4, version === 1 ? 8 : 4)
      const at = version === 1 ? Number(bytes.readBigUInt64BE(0)) : bytes.readUInt32BE(0)
      seconds = Math.max(seconds, at / (scales.get(id) ?? 1))
    }
  }
  return seconds
}
