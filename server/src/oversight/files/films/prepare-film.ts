import type { FileKind } from '@tower/contract/oversight/files.ts'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { Refusal } from '../../../refusal.ts'
import { clearMp4 } from './clear-mp4.ts'
import { clearWebm } from './clear-webm.ts'
import { listBoxes } from './mp4-boxes.ts'
import { readMp4Seconds } from './mp4-seconds.ts'
import { readWebmSeconds } from './webm-seconds.ts'

export type PreparedFilm = { seconds: number; sha256: string }

/**
 * Looks at a film that arrived: how long it plays. Nothing stays in it but what playing needs, so nothing of where and when it
 * was filmed; it is not decoded, so its pictures stay as they came. Its bytes change; the new sum is answered.
 */
export async function prepareFilm(
  film: { path: string; kind: FileKind; byteSize: number },
  { mostSeconds }: { mostSeconds: number },
): Promise<PreparedFilm> {
  const { path } = film
  const seconds = await clearFilm(film)
  // What plays a moment longer than it may is not worth a refusal.
  if (seconds > mostSeconds + 1) throw new Refusal('files.too_long')
  return { seconds, sha256: await hashFile(path) }
}

async function clearFilm({ path, kind, byteSize }: { path: string; kind: FileKind; byteSize: number }) {
  await using file = await open(path, 'r+')
  if (kind === 'webm') {
    const seconds = await readWebmSeconds(file)
    await clearWebm(file, byteSize)
    return seconds
  }
  const walk = { file, byteSize, boxes: 0, sampleBytes: 0 }
  const boxes = await listBoxes(walk, 0, byteSize)
  const seconds = await readMp4Seconds(walk, boxes)
  await clearMp4(walk, boxes)
  return seconds
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
