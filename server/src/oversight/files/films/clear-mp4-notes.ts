import type { FileHandle } from 'node:fs/promises'
import { type Box, listBoxes, type Walk } from './mp4-boxes.ts'

/** Where phones write the place, the owner and the device of a film; nothing that plays lies there. */
const notes = new Set(['udta', 'meta', 'uuid'])
const blockBytes = 64 * 1024

/**
 * Empties what a phone wrote beside the film, where it was taken among it. The boxes stay, as free space, so that nothing
 * else moves. Answers whether there was anything.
 */
export async function clearMp4Notes(walk: Walk, boxes: readonly Box[]): Promise<boolean> {
  const found = boxes.filter(({ type }) => notes.has(type))
  for (const moov of boxes.filter(({ type }) => type === 'moov')) {
    const parts = await listBoxes(walk, moov.content, moov.end)
    found.push(...parts.filter(({ type }) => notes.has(type)))
    for (const track of parts.filter(({ type }) => type === 'trak'))
      found.push(...(await listBoxes(walk, track.content, track.end)).filter(({ type }) => notes.has(type)))
  }
  for (const box of found) await clear(walk.file, box)
  return found.length > 0
}

async function clear(file: FileHandle, { start, content, end }: Box): Promise<void> {
  await file.write(Buffer.from('free', 'latin1'), 0, 4, start + 4)
  const zeros = Buffer.alloc(Math.min(blockBytes, end - content))
  for (let at = content; at < end; at += zeros.length)
    await file.write(zeros, 0, Math.min(zeros.length, end - at), at)
}
