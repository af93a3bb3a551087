import type { FileHandle } from 'node:fs/promises'
import { Refusal } from '../../../refusal.ts'

/** A box of an MP4 or MOV file: where it begins, where its content does, and where it ends. */
export type Box = { type: string; start: number; content: number; end: number }

/** A file that is walked through, how many boxes were read of it so far, and how much of its samples. */
export type Walk = { file: FileHandle; byteSize: number; boxes: number; sampleBytes: number }

/**
 * No film of a few minutes has so many, however deep they lie: one that is made of nothing else, of twenty-five megabytes, would
 * keep a processor busy for minutes.
 */
const mostBoxes = 50_000

/** The boxes that lie in a part of a file, one behind the other. */
export async function listBoxes(walk: Walk, from: number, until: number): Promise<Box[]> {
  const boxes: Box[] = []
  for (let start = from; start + 8 <= until;) {
    walk.boxes += 1
    if (walk.boxes > mostBoxes) throw new Refusal('files.unreadable')
    const box = await readBox(walk.file, start, until)
    boxes.push(box)
    start = box.end
  }
  return boxes
}

async function readBox(file: FileHandle, start: number, until: number): Promise<Box> {
  const head = await readBytes(file, start, Math.min(16, until - start))
  const type = head.toString('latin1', 4, 8)
  const short = head.readUInt32BE(0)
  const isLong = short === 1
  if (isLong && head.length < 16) throw new Refusal('files.unreadable')
  // Zero: to the end of what it lies in.
  const size = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? until - start : short
  const content = start + (isLong ? 16 : 8)
  const end = start + size
  if (!Number.isSafeInteger(end) || end < content || end > until) throw new Refusal('files.unreadable')
  return { type, start, content, end }
}

/** These bytes of a file; a file that ends before them is damaged. */
export async function readBytes(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  if (bytesRead < length) throw new Refusal('files.unreadable')
  return buffer
}
