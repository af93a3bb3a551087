import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareFilm } from './prepare-film.ts'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'films-'))))
afterAll(() => rm(folder, { recursive: true }))

const box = (type: string, ...parts: Buffer[]) => {
  const content = Buffer.concat(parts)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}

/** A film of one second, which says how long it is only where `length` does. */
async function prepare(tracks: number, boxesOfEach: number, length = 1_000) {
  const head = Buffer.alloc(100)
  head.writeUInt32BE(1_000, 12)
  head.writeUInt32BE(length, 16)
  const track = box('trak', ...Array.from({ length: boxesOfEach }, () => box('free')))
  const moov = box('moov', box('mvhd', head), ...Array.from({ length: tracks }, () => track))
  const bytes = Buffer.concat([box('ftyp', Buffer.from('isom\0\0\0\0isom')), moov])
  const path = join(folder, `${tracks}-${boxesOfEach}-${length}.mp4`)
  await writeFile(path, bytes)
  return prepareFilm({ path, kind: 'mp4', byteSize: bytes.length, sha256: 'sum' }, { mostSeconds: 180 })
}

test('a film of many parts is taken, and one of parts within parts without end is refused', async () => {
  expect(await prepare(2, 200)).toEqual({ seconds: 1, sha256: 'sum' })
  for (const length of [1_000, 0])
    await expect(prepare(4, 15_000, length)).rejects.toMatchObject({ code: 'files.unreadable' })
})
