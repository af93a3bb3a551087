import type { FileHandle } from 'node:fs/promises'

export type WebmElement = {
  id: number
  start: number
  content: number
  /** Undefined where it does not say how long it is, as while it is recorded. */
  end: number | undefined
}

/** A name of four bytes and a length of eight. */
const headBytes = 12

/** The element that begins here; undefined where none does, or it would go beyond the end. */
export async function readElement(
  file: FileHandle,
  start: number,
  most: number,
): Promise<WebmElement | undefined> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, start)
  const head = buffer.subarray(0, Math.min(bytesRead, most - start))
  const idBytes = widthOf(head[0])
  if (idBytes > 4 || head.length <= idBytes) return undefined
  const sizeBytes = widthOf(head[idBytes])
  if (sizeBytes > 8 || head.length < idBytes + sizeBytes) return undefined
  const size = readSize(head.subarray(idBytes, idBytes + sizeBytes))
  const content = start + idBytes + sizeBytes
  if (size !== undefined && content + size > most) return undefined
  return {
    id: head.readUIntBE(0, idBytes),
    start,
    content,
    end: size === undefined ? undefined : content + size,
  }
}

/** By the first bit that is set, how many bytes a number has. */
function widthOf(first: number | undefined): number {
  return first === undefined || first === 0 ? 9 : Math.clz32(first) - 23
}

/** All bits set says that nobody knows. */
function readSize(bytes: Buffer): number | undefined {
  const first = (bytes[0] ?? 0) & (0xff >> bytes.length)
  const isUnknown = first === 0xff >> bytes.length && bytes.subarray(1).every((byte) => byte === 0xff)
  if (isUnknown) return undefined
  return bytes.subarray(1).reduce((sum, byte) => sum * 256 + byte, first)
}
