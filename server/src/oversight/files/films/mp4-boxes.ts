import type { FileHandle } from 'node:fs/promises'
import { Refusal } from '../../../refusal.ts'

/** A box of an MP4 or MOV file: where it begins, where its content does, and where it ends. */
export type Box = { type: string; start: number; content: number; end: number }

/** No film of a few minutes has so many; a file made of nothing else would be walked for long. */
const mostBoxes = 20_000

/** The boxes that lie in a part of a file, one behind the other. */
export async function listBoxes(file: FileHandle, from: number, until: number): Promise<Box[]> {
  const boxes: Box[] = []
  for (let start = from; start + 8 <= until;) {
    const box = await readBox(file, start, until)
    boxes.push(box)
    if (boxes.length > mostBoxes) throw new Refusal('files.unreadable')
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
