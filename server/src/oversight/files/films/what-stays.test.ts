import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  box,
  buildTracks,
  buildWebm,
  element,
  picturesOf,
  avcOf,
  unitsOf,
  placeOfFilm as place,
  soundOf,
  timeOfFilm,
  webmBlock,
  webmTrack,
  webmTrackOf,
} from '../../../../test/people/prospects/build-films.ts'
import { prepareFilm } from './prepare-film.ts'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'films-'))))
afterAll(() => rm(folder, { recursive: true }))

let nth = 0
/** What is kept of a film. */
async function keep(film: Buffer, kind: 'mp4' | 'mov' | 'webm'): Promise<Buffer> {
  nth += 1
  const path = join(folder, `${nth}.${kind}`)
  await writeFile(path, film)
  await prepareFilm({ path, kind, byteSize: film.length }, { mostSeconds: 180 })
  return readFile(path)
}

const pictures = Buffer.from('pictures '.repeat(40))
const sound = Buffer.from('sound '.repeat(40))
const noted = Buffer.from(`GPS5 ${place}`)
type Film = Parameters<typeof buildTracks>[0]
const picture = picturesOf(pictures)
const films = (more: Partial<Film>, besides: Film['tracks'] = []): Film => ({
  tracks: [picture, soundOf(sound), ...besides],
  ...more,
})
const withBeside = (beside: NonNullable<(typeof picture)['beside']>): Film => ({
  tracks: [{ ...picture, beside }, soundOf(sound)],
})
/** A message of users within coded pictures: who wrote it, and what. */
const message = (head: number[], text = place) =>
  Buffer.concat([
    Buffer.from([...head, 5, 16 + text.length]),
    Buffer.alloc(16, 0xab),
    Buffer.from(`${text}\x80`, 'latin1'),
  ])
const avcMessage = message([6])
const hevcMessage = message([39 << 1, 1])
/** How H.265 pictures are written, with one unit said once of all of them. */
const hevcOf = (unit: Buffer) =>
  box(
    'hvcC',
    Buffer.from([1, ...Array.from({ length: 20 }, () => 0), 0xff, 1, unit[0]! >> 1, 0, 1, 0, unit.length]),
    unit,
  )
const av1Note = Buffer.concat([
  Buffer.from([0x2a, place.length + 2, 4]),
  Buffer.from(`${place}\x80`, 'latin1'),
])
const coded = (description: string, said: Buffer, ...sample: readonly Buffer[]): Film => ({
  tracks: [
    { id: 1, handler: 'vide', description, sample: Buffer.concat(sample), beside: { description: [said] } },
    soundOf(sound),
  ],
})
const hevcPicture = Buffer.concat([Buffer.from([2, 1]), pictures])
const av1Picture = Buffer.concat([Buffer.from([0x30]), pictures])
const av1Said = (unit: Buffer) => box('av1C', Buffer.from([0x81, 0, 0, 0]), unit)

/** The same box, with the place behind what it says. */
const longer = (one: Buffer) => box(one.toString('latin1', 4, 8), one.subarray(8), place)

const other = (handler: string, description: string) => ({ id: 3, handler, description, sample: noted })
const note = (type: string) => box(type, place)

/** Every place in which an attack or a camera wrote where a film was taken, and some more of the same kind. */
const placesOfMp4: Record<string, Film> = {
  'moov/udta, as phones write': films({ moov: [box('udta', note('\xa9xyz'))] }),
  'a GoPro telemetry track with its samples': films({}, [other('meta', 'gpmd')]),
  'a subtitle track, as DJI drones write': films({}, [other('sbtl', 'tx3g')]),
  'an Apple timed metadata track': films({}, [other('meta', 'mebx')]),
  'a track of a camera (camm)': films({}, [other('camm', 'camm')]),
  'previews that call themselves pictures, as drones write': films({}, [other('vide', 'jpeg')]),
  'what sensors say, as pictures': films({}, [other('vide', 'gpmd')]),
  'what a camera notes of each picture, as sound': films({}, [other('soun', 'rtmd')]),
  'a time code track': films({}, [other('tmcd', 'tmcd')]),
  'moov/gps , as dashcams write': films({ moov: [note('gps ')] }),
  'a top-level free box': films({ after: [note('free')] }),
  'a top-level skip box': films({ before: [note('skip')] }),
  'a top-level wide box': films({ before: [note('wide')] }),
  'a top-level uuid box': films({ after: [note('uuid')] }),
  'an unknown top-level box': films({ after: [note('zzzz')] }),
  'moov/free': films({ moov: [note('free')] }),
  'moov/meco': films({ moov: [note('meco')] }),
  'trak/udta': withBeside({ trak: [note('udta')] }),
  'trak/tref': withBeside({ trak: [note('tref')] }),
  'trak/mdia/udta': withBeside({ mdia: [note('udta')] }),
  'trak/mdia/minf/meta': withBeside({ minf: [note('meta')] }),
  'a description of samples': withBeside({ description: [note('uuid')] }),
  'moof/meta': films({ after: [box('moof', note('meta'))] }),
  'between the samples': films({ inMedia: noted }),
  'messages within the pictures, as AVCHD cameras write': {
    tracks: [picturesOf(pictures, avcMessage), soundOf(sound)],
  },
  'a unit of pictures that shows nothing': {
    tracks: [picturesOf(pictures, Buffer.from(`\x1f${place}`)), soundOf(sound)],
  },
  'messages where H.264 says what is said once': withBeside({ description: [avcOf(avcMessage)] }),
  'what lies behind it': withBeside({ description: [longer(avcOf())] }),
  'what lies behind a table': withBeside({ minf: [longer(box('smhd', Buffer.alloc(8)))] }),
  'a second of a kind': withBeside({ description: [avcOf(), avcOf(avcMessage)] }),
  'messages within H.265 pictures': coded(
    'hvc1',
    hevcOf(Buffer.from([64, 1])),
    unitsOf(hevcMessage, hevcPicture),
  ),
  'messages where H.265 says what is said once': coded('hvc1', hevcOf(hevcMessage), unitsOf(hevcPicture)),
  'notes within AV1 pictures': coded('av01', av1Said(Buffer.alloc(0)), av1Note, av1Picture),
  'notes where AV1 says what is said once': coded('av01', av1Said(av1Note), av1Picture),
  'the profile of colors': withBeside({ description: [box('colr', 'prof', place)] }),
  'the name of a track': { tracks: [{ ...picture, name: `GoPro ${place}` }, soundOf(sound)] },
}

/** A piece with fifty bytes of each of these tracks, of which only the first says where it begins. */
function buildPiece(tracks: readonly number[]): Buffer {
  const run = (place: number | undefined) => {
    const said = place === undefined ? [0x200, 1, 50] : [0x201, 1, place, 50]
    return box('trun', Buffer.concat(said.map(numberOf)))
  }
  const write = (place: number) =>
    box(
      'moof',
      ...tracks.map((id, nth) =>
        box('traf', box('tfhd', numberOf(0), numberOf(id)), run(nth === 0 ? place : undefined)),
      ),
    )
  const piece = write(write(0).length + 8)
  return Buffer.concat([piece, box('mdat', ...tracks.map(sampleOf))])
}

/** Fifty bytes: a picture in the first track, of others the number again and again. */
const sampleOf = (id: number) =>
  id === 1 ? unitsOf(Buffer.from(`\x65${'1'.repeat(45)}`, 'latin1')) : Buffer.from(String(id).repeat(50))

function numberOf(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

describe('of an MP4 stays what plays, and nothing written', () => {
  test.for(Object.entries(placesOfMp4))('in %s', async ([, film]) => {
    const taken = buildTracks(film)
    expect(taken.includes(place)).toBe(true)
    const kept = await keep(taken, 'mp4')
    expect(kept.includes(place)).toBe(false)
    expect(kept.length).toBe(taken.length)
    expect([kept.indexOf(pictures), kept.indexOf(sound)]).toEqual([
      taken.indexOf(pictures),
      taken.indexOf(sound),
    ])
  })

  test('neither the minute it was filmed nor the program that wrote it', async () => {
    const time = Buffer.alloc(4)
    time.writeUInt32BE(timeOfFilm)
    const taken = buildTracks(films({}))
    expect([taken.includes(time), taken.includes('A camera of 2026')]).toEqual([true, true])
    const kept = await keep(taken, 'mov')
    expect([kept.includes(time), kept.includes('A camera of 2026')]).toEqual([false, false])
  })

  test('in any of fifty films that have several of them', async () => {
    const some = fc.subarray(Object.values(placesOfMp4), { minLength: 1 })
    await fc.assert(
      fc.asyncProperty(some, async (chosen) => {
        const merged = chosen.reduce<Film>(
          (film, one) => ({
            ...film,
            tracks: [
              ...film.tracks,
              ...one.tracks.slice(2).map((track) => ({ ...track, id: film.tracks.length + 3 })),
            ],
            moov: [...(film.moov ?? []), ...(one.moov ?? [])],
            before: [...(film.before ?? []), ...(one.before ?? [])],
            after: [...(film.after ?? []), ...(one.after ?? [])],
            inMedia: Buffer.concat([film.inMedia ?? Buffer.alloc(0), one.inMedia ?? Buffer.alloc(0)]),
          }),
          films({}),
        )
        const taken = buildTracks(merged)
        const kept = await keep(taken, 'mp4')
        expect(kept.includes(place)).toBe(false)
        expect(kept.indexOf(pictures)).toBe(taken.indexOf(pictures))
        expect(kept.indexOf(sound)).toBe(taken.indexOf(sound))
      }),
      { numRuns: 50 },
    )
  })

  test('of sound that is not compressed, however many samples it has', async () => {
    const taken = buildTracks(films({}))
    const sizes = taken.lastIndexOf('stsz') + 4
    // Nine million samples of two bytes: three minutes.
    taken.writeUInt32BE(2, sizes + 4)
    taken.writeUInt32BE(9_000_000, sizes + 8)
    taken.writeUInt32BE(sound.length / 2, taken.lastIndexOf('stsc') + 16)
    expect((await keep(taken, 'mov')).indexOf(sound)).toBe(taken.indexOf(sound))
  })

  test('of old QuickTime’s sound, whose samples of one byte are moments of all channels', async () => {
    const taken = buildTracks({ tracks: [picture, { ...soundOf(sound), description: 'twos' }] })
    const sizes = taken.lastIndexOf('stsz') + 4
    taken.writeUInt32BE(1, sizes + 4)
    taken.writeUInt32BE(sound.length / 4, sizes + 8)
    taken.writeUInt32BE(sound.length / 4, taken.lastIndexOf('stsc') + 16)
    // Two channels of sixteen bits.
    taken.writeUInt32BE(0x2_00_10, taken.indexOf('twos') + 4 + 16)
    expect((await keep(taken, 'mov')).indexOf(sound)).toBe(taken.indexOf(sound))
  })

  test('of pieces that say no place: each track’s begins behind the one’s before it', async () => {
    const taken = buildTracks(films({ after: [buildPiece([1, 7, 2])] }))
    const kept = await keep(taken, 'mp4')
    const at = taken.indexOf('moof') - 4
    const samples = kept.subarray(at + kept.readUInt32BE(at) + 8)
    expect(samples).toEqual(Buffer.concat([sampleOf(1), Buffer.alloc(50), sampleOf(2)]))
  })

  test.for([
    ['without pictures', { tracks: [soundOf(sound)] }],
    ['whose pictures are none', { tracks: [{ ...picture, description: 'camm' }, soundOf(sound)] }],
    ['whose samples lie elsewhere', withBeside({})],
    ['with two tracks of one number', { tracks: [picture, { ...soundOf(sound), id: 1 }] }],
  ] as [string, Film][])('a film %s is refused', async ([what, film]) => {
    const built = buildTracks(film)
    // The address of the data, in place of the flag that says that they are in this file.
    if (what.includes('elsewhere')) built.writeUInt32BE(0, built.indexOf('url ') + 4)
    await expect(keep(built, 'mp4')).rejects.toMatchObject({ code: 'files.unreadable' })
  })
})

/** What Vorbis says once: a head, words, each behind its length, and how it is decoded. */
function vorbisOf(...words: readonly string[]): Buffer {
  const lengthOf = (value: number) => numberOf(value).reverse()
  const said = words.flatMap((word, nth) => [
    lengthOf(word.length),
    Buffer.from(word),
    ...(nth === 0 ? [lengthOf(words.length - 1)] : []),
  ])
  const comments = Buffer.concat([Buffer.from('\x03vorbis'), ...said, Buffer.from([1])])
  return Buffer.concat([Buffer.from([2, 30, comments.length]), Buffer.alloc(30), comments, Buffer.alloc(9)])
}

type Recording = NonNullable<Parameters<typeof buildWebm>[1]>
const placesOfWebm: Record<string, Recording> = {
  'tags and the title': { notes: true },
  'an attached file': { parts: [element('1941a469', place)] },
  'the title of a chapter': { parts: [element('1043a770', element('45b9', place))] },
  'free space': { parts: [element('ec', place)] },
  'an unknown element': { parts: [element('4d42', place)] },
  'the name of a track': { tracks: [webmTrack(2, 2, element('536e', place))] },
  'a track of texts, with its blocks': { tracks: [webmTrack(3, 17)], blocks: [webmBlock(3, place)] },
  'previews that call themselves pictures': {
    tracks: [webmTrackOf(3, 1, 'V_MJPEG')],
    blocks: [webmBlock(3, place)],
  },
  'sound that is written as nobody writes it': {
    tracks: [webmTrackOf(3, 2, 'A_NOTES')],
    blocks: [webmBlock(3, place)],
  },
  'messages within H.264 pictures': {
    tracks: [webmTrackOf(3, 1, 'V_MPEG4/ISO/AVC', element('63a2', avcOf(avcMessage).subarray(8)))],
    blocks: [webmBlock(3, unitsOf(avcMessage))],
  },
  'the same, where a browser says only where units begin': {
    tracks: [webmTrackOf(3, 1, 'V_MPEG4/ISO/AVC')],
    blocks: [webmBlock(3, Buffer.concat([Buffer.from([0, 0, 0, 1]), avcMessage]))],
  },
  'notes within AV1 pictures': {
    tracks: [webmTrackOf(3, 1, 'V_AV1', element('63a2', Buffer.from([0x81, 0, 0, 0]), av1Note))],
    blocks: [webmBlock(3, av1Note)],
  },
  'comments of sound': {
    tracks: [webmTrackOf(3, 2, 'A_VORBIS', element('63a2', vorbisOf(place, `PLACE=${place}`)))],
  },
  'what FLAC says besides': {
    tracks: [webmTrackOf(3, 2, 'A_FLAC', element('63a2', Buffer.concat([Buffer.alloc(42, 1), noted])))],
  },
  'where parts are said to lie': { parts: [element('114d9b74', element('4dbb', element('53ac', place)))] },
  'a number that is none': { parts: [element('1c53bb6b', element('bb', element('b3', place)))] },
  'a group of blocks of such a track': {
    tracks: [webmTrack(3, 17)],
    blocks: [element('a0', element('a1', Buffer.from([0x83, 0, 0, 0]), place))],
  },
  'what is added to a block': {
    blocks: [element('a0', element('a1', Buffer.from([0x81, 0, 0, 0]), 'p'), element('75a1', place))],
  },
  'free space in a cluster': { blocks: [element('ec', place)] },
  'the head before all else': { first: [element('ec', place)] },
  'the program that wrote it': { head: [element('5741', place), element('4d80', place)] },
}

describe('of a WebM stays what plays, and nothing written', () => {
  test.for(Object.entries(placesOfWebm))('in %s', async ([, recording]) => {
    const taken = buildWebm([0, 2], recording)
    expect(taken.includes(place)).toBe(true)
    const kept = await keep(taken, 'webm')
    expect(kept.includes(place)).toBe(false)
    const sample = Buffer.alloc(500, 3)
    expect([kept.length, kept.indexOf(sample), kept.lastIndexOf(sample)]).toEqual([
      taken.length,
      taken.indexOf(sample),
      taken.lastIndexOf(sample),
    ])
  })

  test.for([
    ['two tracks of one number', [webmTrack(1, 17)]],
    ['samples that are packed', [webmTrack(2, 2, element('6d80', 'zlib'))]],
    ['two words of one codec', [webmTrack(2, 2, element('63a2', 'a'), element('63a2', place))]],
  ] as [string, Buffer[]][])('a film with %s is refused', async ([, tracks]) => {
    await expect(keep(buildWebm([0], { tracks }), 'webm')).rejects.toMatchObject({
      code: 'files.unreadable',
    })
  })

  test('what hides behind noise is refused', async () => {
    const noise = Buffer.concat([buildWebm([0]), Buffer.alloc(300, 1), element('1254c367', place)])
    await expect(keep(noise, 'webm')).rejects.toMatchObject({ code: 'files.unreadable' })
  })
})
