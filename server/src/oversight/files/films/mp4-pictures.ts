import { Refusal } from '../../../refusal.ts'
import { type Box, listBoxes, readBytes, type Walk } from './mp4-boxes.ts'
import type { Chunk } from './mp4-samples.ts'
import { pictureBytes } from './mp4-stays.ts'
import { type ClearSample, codings } from './picture-coding.ts'

/** In which box a format says once how all its samples are written. */
const codingOf: Readonly<Record<string, keyof typeof codings | undefined>> = {
  ...{ avc1: 'avcC', avc3: 'avcC', hvc1: 'hvcC', hev1: 'hvcC', dvh1: 'hvcC', dvhe: 'hvcC' },
  ...{ av01: 'av1C', mp4v: 'esds' },
}

/** The box of a description that says how its samples are written; others of the kind are none of its. */
export const saidIn = (format: string): string | undefined =>
  Object.hasOwn(codingOf, format) ? codingOf[format] : undefined

/** More than any says; it is read at once. */
const mostSaid = 256 * 1024
/** So much is looked at in one go. */
const batchBytes = 1024 * 1024

/**
 * How the samples of a track of pictures are cleared, by its descriptions, which are cleared meanwhile; undefined where its kind has no
 * notes of its own. Descriptions that say different things are refused: a sample would be read in more than one way.
 */
export async function readCoding(walk: Walk, descriptions: readonly Box[]): Promise<ClearSample | undefined> {
  const found = new Set<ClearSample | undefined>()
  for (const description of descriptions) found.add(await readOne(walk, description))
  if (found.size > 1) throw new Refusal('files.unreadable')
  return [...found][0]
}

async function readOne(walk: Walk, { type, content, end }: Box): Promise<ClearSample | undefined> {
  const name = saidIn(type) as keyof typeof codings | undefined
  if (!name) return undefined
  const parts = await listBoxes(walk, Math.min(end, content + pictureBytes), end)
  const box = parts.find((part) => part.type === name)
  if (!box || box.end - box.content > mostSaid) throw new Refusal('files.unreadable')
  const said = await readBytes(walk.file, box.content, box.end - box.content)
  const clear = codings[name](said)
  await walk.file.write(said, 0, said.length, box.content)
  return clear
}

/** Clears the samples of a chunk. What a film says of its samples, twice over at the most, is looked at. */
export async function clearSamples(walk: Walk, chunk: Chunk, clear: ClearSample): Promise<void> {
  const { from, until, count, sizeOf } = chunk
  if (until === from) return
  walk.sampleBytes += until - from
  if (from < 0 || until > walk.byteSize || walk.sampleBytes > 2 * walk.byteSize)
    throw new Refusal('files.unreadable')
  let at = from
  for (let nth = 0; nth < count;) {
    const sizes: number[] = []
    let total = 0
    while (nth < count && (total === 0 || total + sizeOf(nth) <= batchBytes)) {
      total += sizeOf(nth)
      sizes.push(sizeOf(nth))
      nth += 1
    }
    await clearBatch(walk, { at, total, sizes }, clear)
    at += total
  }
}

type Batch = { at: number; total: number; sizes: readonly number[] }

async function clearBatch({ file }: Walk, { at, total, sizes }: Batch, clear: ClearSample): Promise<void> {
  const bytes = await readBytes(file, at, total)
  let isChanged = false
  let sample = 0
  for (const size of sizes) {
    if (clear(bytes.subarray(sample, sample + size))) isChanged = true
    sample += size
  }
  if (isChanged) await file.write(bytes, 0, total, at)
}
