import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { box, buildTracks, picturesOf } from '../../../../test/people/prospects/build-films.ts'
import { prepareFilm } from './prepare-film.ts'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'films-'))))
afterAll(() => rm(folder, { recursive: true }))

/** A film of one second, which says how long it is only where `seconds` does. */
async function prepare(boxesInMovie: number, seconds = 1) {
  const film = buildTracks({
    tracks: [picturesOf(Buffer.alloc(400, 7))],
    seconds,
    moov: Array.from({ length: boxesInMovie }, () => box('free')),
  })
  const path = join(folder, `${boxesInMovie}-${seconds}.mp4`)
  await writeFile(path, film)
  return prepareFilm({ path, kind: 'mp4', byteSize: film.length }, { mostSeconds: 180 })
}

test('a film of many parts is taken, and one of parts without end is refused', async () => {
  expect(await prepare(400)).toMatchObject({ seconds: 1 })
  for (const seconds of [1, 0])
    await expect(prepare(60_000, seconds)).rejects.toMatchObject({ code: 'files.unreadable' })
})
