import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { box, buildTracks, picturesOf } from '../../../../test/people/prospects/build-films.ts'
import { Refusal } from '../../../refusal.ts'
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

test('ten thousand boxes in 25 MB, a thousand boxes within each other and sizes that lie end in words, in bounded memory', async () => {
  const track = { tracks: [picturesOf(Buffer.alloc(24_000_000, 7))], seconds: 1 }
  const good = buildTracks({ tracks: [picturesOf(Buffer.alloc(400, 7))], seconds: 1 })
  let nested = box('free')
  for (let depth = 0; depth < 1_000; depth++) nested = box(depth % 2 === 0 ? 'udta' : 'trak', nested)
  const liars = ['ftyp', 'moov', 'trak', 'mdia', 'stbl', 'mdat'].flatMap((name) =>
    [2, 7, 0x7fffffff, 0xffffffff].map((size) => {
      const film = Buffer.from(good)
      film.writeUInt32BE(size, film.indexOf(name) - 4)
      return film
    }),
  )
  const films = [
    buildTracks({ ...track, moov: Array.from({ length: 10_000 }, () => box('free')) }),
    buildTracks({ tracks: [picturesOf(Buffer.alloc(400, 7))], seconds: 1, moov: [nested] }),
    ...liars,
  ]
  const before = process.memoryUsage().rss
  for (const [at, film] of films.entries()) {
    const path = join(folder, `bad-${at}.mp4`)
    await writeFile(path, film)
    const work = prepareFilm({ path, kind: 'mp4', byteSize: film.length }, { mostSeconds: 180 })
    const end = await work.then(
      () => 'taken',
      (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
    )
    expect(['taken', 'files.unreadable'], `film ${at}`).toContain(end)
    if (at > 1) expect(end, `film ${at}`).toBe('files.unreadable')
  }
  expect(process.memoryUsage().rss - before).toBeLessThan(128_000_000)
})

/** A film whose table names so many places of samples. */
function buildPlaces(places: number): Buffer {
  const film = buildTracks({ tracks: [picturesOf(Buffer.alloc(400, 7))], seconds: 1 })
  const table = film.indexOf('stco') - 4
  const longer = box('stco', Buffer.alloc(8 + places * 4, 8))
  longer.writeUInt32BE(places, 12)
  film.copy(longer, 16, table + 16, table + 20)
  const after = film.subarray(table + film.readUInt32BE(table))
  for (const name of ['moov', 'trak', 'mdia', 'minf', 'stbl']) {
    const at = film.indexOf(name) - 4
    film.writeUInt32BE(film.readUInt32BE(at) + longer.length - 20, at)
  }
  return Buffer.concat([film.subarray(0, table), longer, after])
}

test('a film with many places of samples is taken, and one of places without end is refused', async () => {
  const look = async (places: number) => {
    const path = join(folder, `places-${places}.mp4`)
    const film = buildPlaces(places)
    await writeFile(path, film)
    return prepareFilm({ path, kind: 'mp4', byteSize: film.length }, { mostSeconds: 180 })
  }
  expect(await look(150_000)).toMatchObject({ seconds: 1 })
  await expect(look(300_000)).rejects.toMatchObject({ code: 'files.unreadable' })
})

test('a piece of a film whose heads are cut short ends in words', async () => {
  const film = buildTracks({ tracks: [picturesOf(Buffer.alloc(400, 7))], seconds: 1 })
  const run = Buffer.from('0000000000000001', 'hex')
  const heads = [box('tfhd', Buffer.from('00000000', 'hex'))]
  const whole = box('tfhd', run)
  for (const traf of [
    heads,
    [whole, box('trun')],
    [whole, box('trun', Buffer.from('00000001000000010000', 'hex'))],
  ]) {
    const path = join(folder, 'cut.mp4')
    const cut = Buffer.concat([film, box('moof', box('traf', ...traf))])
    await writeFile(path, cut)
    await expect(
      prepareFilm({ path, kind: 'mp4', byteSize: cut.length }, { mostSeconds: 180 }),
    ).rejects.toMatchObject({ code: 'files.unreadable' })
  }
})
