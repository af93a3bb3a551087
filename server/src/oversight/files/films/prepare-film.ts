import type { FileKind } from '@tower/contract/oversight/files.ts'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { Refusal } from '../../../refusal.ts'
import { clearWebmNotes } from './clear-webm-notes.ts'
import { clearMp4Notes } from './clear-mp4-notes.ts'
import { listBoxes } from './mp4-boxes.ts'
import { readMp4Seconds } from './mp4-seconds.ts'
import { readWebmSeconds } from './webm-seconds.ts'

export type PreparedFilm = { seconds: number; sha256: string }

/**
 * Looks at a film that arrived: how long it plays, and nothing of where it was filmed may stay in it. It is not decoded, so
 * its pictures stay as they came. Its bytes change where a phone wrote beside the film; the new sum is answered.
 */
export async function prepareFilm(
  film: { path: string; kind: FileKind; byteSize: number; sha256: string },
  { mostSeconds }: { mostSeconds: number },
): Promise<PreparedFilm> {
  const { path, byteSize, sha256 } = film
  const { seconds, isChanged } = await lookAt(film, byteSize)
  // What plays a moment longer than it may is not worth a refusal.
  if (seconds > mostSeconds + 1) throw new Refusal('files.too_long')
  return { seconds, sha256: isChanged ? await hashFile(path) : sha256 }
}

async function lookAt({ path, kind }: { path: string; kind: FileKind }, byteSize: number) {
  await using file = await open(path, 'r+')
  if (kind === 'webm') {
    const seconds = await readWebmSeconds(file)
    return { seconds, isChanged: await clearWebmNotes(file, byteSize) }
  }
  const walk = { file, boxes: 0 }
  const boxes = await listBoxes(walk, 0, byteSize)
  const seconds = await readMp4Seconds(walk, boxes)
  return { seconds, isChanged: await clearMp4Notes(walk, boxes) }
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
