import type { FileHandle } from 'node:fs/promises'
import { Refusal } from '../../../refusal.ts'
import { readElement, type WebmElement } from './webm-elements.ts'

const segment = 0x18538067
const info = 0x1549a966
const cluster = 0x1f43b675
/** Tags, where programs write place and owner; attached files; and of the head its date, its title and what it was called. */
const notes = new Set([0x1254c367, 0x1941a469])
const headNotes = new Set([0x4461, 0x7ba9, 0x7384])
/** What a segment is made of. Whatever else comes within a cluster of unknown length belongs to that cluster. */
const parts = new Set([...notes, info, cluster, 0x114d9b74, 0x1654ae6b, 0x1c53bb6b, 0x1043a770])
/** Far more than a film of some minutes has, and few enough to be read in a moment. */
const mostElements = 100_000
const blockBytes = 64 * 1024

/**
 * Empties what a program wrote beside a film, where it was taken among it. It stays as free space, so that nothing else
 * moves. Answers whether there was anything.
 */
export async function clearWebmNotes(file: FileHandle, byteSize: number): Promise<boolean> {
  const found: WebmElement[] = []
  let count = 0
  for (let at = 0; at < byteSize;) {
    count += 1
    if (count > mostElements) throw new Refusal('files.unreadable')
    const element = await readElement(file, at, byteSize)
    if (!element) {
      // Not what a film is made of: go on at the next thing that is, so that nothing is hidden behind noise.
      at = await findPart(file, at + 1, byteSize)
      continue
    }
    if (notes.has(element.id)) {
      if (element.end === undefined) throw new Refusal('files.unreadable')
      found.push(element)
    }
    if (element.id === info) found.push(...(await listHeadNotes(file, element)))
    at = isOpened(element) ? element.content : (element.end ?? element.content)
  }
  for (const element of found) await clear(file, element)
  return found.length > 0
}

/** Whether to look inside: a segment always, a cluster only where it does not say where it ends. */
const isOpened = ({ id, end }: WebmElement): boolean =>
  id === segment || (id === cluster && end === undefined)

async function listHeadNotes(file: FileHandle, { content, end }: WebmElement): Promise<WebmElement[]> {
  if (end === undefined) return []
  const found: WebmElement[] = []
  for (let at = content; at < end;) {
    const part = await readElement(file, at, end)
    if (part?.end === undefined) return found
    if (headNotes.has(part.id)) found.push(part)
    at = part.end
  }
  return found
}

/** Where the next part of a segment begins that fits into the file; its end where there is none. */
async function findPart(file: FileHandle, from: number, byteSize: number): Promise<number> {
  const block = Buffer.alloc(blockBytes)
  for (let position = from; position < byteSize; position += blockBytes - 3) {
    const { bytesRead } = await file.read(block, 0, blockBytes, position)
    for (let at = 0; at + 4 <= bytesRead; at += 1) {
      // All of them begin with 1 in their first half byte.
      if (block[at]! >> 4 !== 1 || !parts.has(block.readUInt32BE(at))) continue
      if (await readElement(file, position + at, byteSize)) return position + at
    }
    if (bytesRead < blockBytes) break
  }
  return byteSize
}

/** Writes free space of the same length over an element. */
async function clear(file: FileHandle, { start, end = start }: WebmElement): Promise<void> {
  const total = end - start
  const head = total < 9 ? Buffer.from([0xec, 0x80 | (total - 2)]) : Buffer.alloc(9)
  if (total >= 9) {
    head[0] = 0xec
    head[1] = 0x01
    head.writeUIntBE(total - 9, 3, 6)
  }
  await file.write(head, 0, head.length, start)
  const zeros = Buffer.alloc(Math.min(blockBytes, Math.max(0, total - head.length)))
  for (let at = start + head.length; at < end; at += zeros.length)
    await file.write(zeros, 0, Math.min(zeros.length, end - at), at)
}
