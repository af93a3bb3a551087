import { type Box, listBoxes, readBytes, type Walk } from './mp4-boxes.ts'

/** Bytes of a description of sound before its boxes, by the version that QuickTime gives it. */
const headBytes = [28, 44, 64]

/** Where the boxes of a description of sound begin. */
export async function soundHead(walk: Walk, { content }: Box): Promise<number> {
  const version = (await readBytes(walk.file, content + 8, 2)).readUInt16BE(0)
  return headBytes[version] ?? headBytes[0]!
}

/** No sound has frames as long as that. */
const mostFrameBytes = 4_096

/**
 * How many bytes a sample takes of which the table says one: old QuickTime means by it a moment of sound, of all channels, or a
 * part of a packet (QuickTime File Format, sound sample descriptions).
 */
export async function readFrameBytes(walk: Walk, { content, end }: Box): Promise<number> {
  const [entry] = await listBoxes(walk, content + 8, end)
  if (!entry || entry.end - entry.content < headBytes[0]!) return 1
  const bytes = await readBytes(walk.file, entry.content, Math.min(headBytes[2]!, entry.end - entry.content))
  const bytesOf = frameBytesOf(entry.type, bytes)
  return bytesOf >= 1 / mostFrameBytes && bytesOf <= mostFrameBytes ? bytesOf : 1
}

/** Bytes of a sample of one channel, where they are not those that its bits say. */
const oneByte: ReadonlySet<string> = new Set(['ulaw', 'alaw'])
const byBits: ReadonlySet<string> = new Set(['sowt', 'twos', 'lpcm', 'in24', 'in32', 'fl32', 'fl64'])

function frameBytesOf(format: string, bytes: Buffer): number {
  const version = bytes.readUInt16BE(8)
  // Of so many samples in a packet each takes a part of its bytes.
  if (version === 1 && bytes.length >= 44) return bytes.readUInt32BE(36) / Math.max(1, bytes.readUInt32BE(28))
  if (version === 2 && bytes.length >= 64) return bytes.readUInt32BE(56) / Math.max(1, bytes.readUInt32BE(60))
  const channels = bytes.readUInt16BE(16)
  if (oneByte.has(format)) return channels
  return byBits.has(format) ? channels * Math.ceil(bytes.readUInt16BE(18) / 8) : 1
}
