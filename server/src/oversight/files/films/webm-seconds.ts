import type { FileHandle } from 'node:fs/promises'
import { Refusal } from '../../../refusal.ts'

const infoId = Buffer.from('1549a966', 'hex')
const scaleId = Buffer.from('2ad7b1', 'hex')
const durationId = Buffer.from('4489', 'hex')
const clusterId = Buffer.from('1f43b675', 'hex')
const timeId = 0xe7

/** What says how long it is lies within the first of it. */
const headBytes = 64 * 1024
const blockBytes = 256 * 1024
/** A cluster's own head: name, length, and the time it begins at. */
const clusterHeadBytes = 24

/** How long a WebM file plays. Browsers that record one do not say it: then the last of its parts does. */
export async function readWebmSeconds(file: FileHandle): Promise<number> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
  const head = buffer.subarray(0, bytesRead)
  const at = head.indexOf(infoId)
  if (at < 0) throw new Refusal('files.unreadable')
  const info = head.subarray(at + infoId.length, at + 512)
  const nanoseconds = readNumber(info, scaleId) ?? 1_000_000
  const duration = readFloat(info)
  const units = duration ?? (await findLastCluster(file))
  const seconds = (units * nanoseconds) / 1e9
  if (!Number.isFinite(seconds) || seconds < 0) throw new Refusal('files.unreadable')
  return seconds
}

/** Where the content of an element begins, and how long it is. */
function findElement(bytes: Buffer, id: Buffer): { from: number; length: number } | undefined {
  const at = bytes.indexOf(id)
  const length = at < 0 ? undefined : bytes[at + id.length]
  if (length === undefined || length < 0x81 || length > 0x88) return undefined
  const from = at + id.length + 1
  return from + (length & 0x7f) <= bytes.length ? { from, length: length & 0x7f } : undefined
}

function readNumber(bytes: Buffer, id: Buffer): number | undefined {
  const found = findElement(bytes, id)
  return found && found.length <= 6 ? bytes.readUIntBE(found.from, found.length) : undefined
}

function readFloat(bytes: Buffer): number | undefined {
  const found = findElement(bytes, durationId)
  if (found?.length === 4) return bytes.readFloatBE(found.from)
  return found?.length === 8 ? bytes.readDoubleBE(found.from) : undefined
}

async function findLastCluster(file: FileHandle): Promise<number> {
  let last = 0
  const block = Buffer.alloc(blockBytes)
  for (let position = 0; ; position += blockBytes - clusterHeadBytes) {
    const { bytesRead } = await file.read(block, 0, blockBytes, position)
    const bytes = block.subarray(0, bytesRead)
    for (let at = bytes.indexOf(clusterId); at >= 0; at = bytes.indexOf(clusterId, at + 1))
      last = Math.max(last, readClusterTime(bytes.subarray(at + clusterId.length)) ?? 0)
    if (bytesRead < blockBytes) return last
  }
}

/** Behind the length, which is one to eight bytes long, stands the time. */
function readClusterTime(bytes: Buffer): number | undefined {
  const lengthBytes = Math.clz32(bytes[0] ?? 0) - 23
  const time = bytes.subarray(lengthBytes)
  const length = (time[1] ?? 0) & 0x7f
  if (time[0] !== timeId || length < 1 || length > 6 || time.length < 2 + length) return undefined
  return time.readUIntBE(2, length)
}
