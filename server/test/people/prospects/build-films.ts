type Part = Buffer | string

/** For tests: a box of an MP4 file. */
export function box(type: string, ...parts: readonly Part[]): Buffer {
  const content = bytesOf(parts)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8, 0)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}

const bytesOf = (parts: readonly Part[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))

const numbers = (...all: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(all.length * 4)
  all.forEach((number, nth) => bytes.writeUInt32BE(number, nth * 4))
  return bytes
}

/** Where a phone says a film was taken. */
export const placeOfFilm = '+39.7589-084.1916/'

/** When the cameras of these films say that they filmed. */
export const timeOfFilm = 0xe5_a1_b2_c3

type Track = {
  id: number
  handler: string
  description: string
  sample: Buffer
  /** Boxes of each level that a camera writes beside what plays. */
  beside?: { trak?: Buffer[]; mdia?: Buffer[]; minf?: Buffer[]; description?: Buffer[] }
  name?: string
}

/** For tests: an MP4 whose tracks have one sample each, with whatever a camera writes beside them. */
export function buildTracks({
  tracks,
  seconds = 8,
  brand = 'isom',
  moov = [],
  before = [],
  after = [],
  inMedia = Buffer.alloc(0),
}: {
  tracks: readonly Track[]
  seconds?: number
  brand?: string
  moov?: readonly Buffer[]
  before?: readonly Buffer[]
  after?: readonly Buffer[]
  inMedia?: Buffer
}): Buffer {
  const head = Buffer.concat([box('ftyp', `${brand}\0\0\0\0isomiso2`), ...before])
  const media = box('mdat', inMedia, ...tracks.map(({ sample }) => sample))
  let place = head.length + 8 + inMedia.length
  const built = tracks.map((track) => {
    const written = trackOf(track, place)
    place += track.sample.length
    return written
  })
  const movie = box('moov', movieHead(seconds), ...built, ...moov)
  return Buffer.concat([head, media, movie, ...after])
}

function movieHead(seconds: number): Buffer {
  const head = Buffer.alloc(100)
  numbers(timeOfFilm, timeOfFilm, 1_000, seconds * 1_000).copy(head, 4)
  return box('mvhd', head)
}

function trackOf({ id, handler, description, sample, beside = {}, name = '' }: Track, place: number): Buffer {
  const isPicture = handler === 'vide'
  const fixed = Buffer.alloc(isPicture ? 78 : 28)
  if (isPicture) fixed.write('\x18A camera of 2026', 42, 'latin1')
  const table = box(
    'stbl',
    box('stsd', numbers(0, 1), box(description, fixed, ...saidOf(description, beside.description))),
    box('stts', numbers(0, 1, 1, 1_000)),
    box('stsc', numbers(0, 1, 1, 1, 1)),
    box('stsz', numbers(0, 0, 1, sample.length)),
    box('stco', numbers(0, 1, place)),
  )
  const info = box(
    'minf',
    box(isPicture ? 'vmhd' : 'smhd', numbers(1, 0)),
    box('dinf', box('dref', numbers(0, 1), box('url ', numbers(1)))),
    table,
    ...(beside.minf ?? []),
  )
  const media = box(
    'mdia',
    box('mdhd', numbers(0, timeOfFilm, timeOfFilm, 1_000, 8_000, 0)),
    box('hdlr', numbers(0, 0), handler, numbers(0, 0, 0), `${name}\0`),
    info,
    ...(beside.mdia ?? []),
  )
  const trackHead = Buffer.alloc(84)
  numbers(7, timeOfFilm, timeOfFilm, id).copy(trackHead)
  return box('trak', box('tkhd', trackHead), media, ...(beside.trak ?? []))
}

/** Films of H.264 say once how long the lengths of their units are. */
const saidOf = (description: string, beside: readonly Buffer[] = []): readonly Buffer[] =>
  description === 'avc1' && !beside.some((one) => one.includes('avcC')) ? [avcOf(), ...beside] : beside

/** For tests: units of coded pictures, each behind its length. */
export const unitsOf = (...units: readonly Part[]): Buffer =>
  Buffer.concat(units.map((unit) => Buffer.concat([numbers(bytesOf([unit]).length), bytesOf([unit])])))

/** For tests: how H.264 pictures are written, said once: lengths of four bytes, with these sets of sequences. */
export function avcOf(...sets: readonly Buffer[]): Buffer {
  const written = sets.flatMap((set) => [Buffer.from([0, set.length]), set])
  return box('avcC', Buffer.from([1, 66, 0, 30, 0xff, 0xe0 | sets.length]), ...written, Buffer.from([0]))
}

/** For tests: the pictures and the sound of a film. */
export const picturesOf = (sample: Buffer, ...before: readonly Buffer[]): Track => ({
  ...{ id: 1, handler: 'vide', description: 'avc1' },
  sample: unitsOf(...before, Buffer.concat([Buffer.from([0x65]), sample])),
})
export const soundOf = (sample: Buffer): Track => ({ id: 2, handler: 'soun', description: 'mp4a', sample })

export type BuildFilm = { seconds?: number; bytes?: number; notes?: boolean; brand?: string }

/** For tests: a film of so many bytes, whose pictures are noise; with what a phone writes beside it. */
export function buildMp4({
  seconds = 8,
  bytes = 4_000,
  notes = false,
  brand = 'isom',
}: BuildFilm = {}): Buffer {
  const note = notes ? [box('udta', box('\xa9xyz', placeOfFilm)), box('meta', placeOfFilm)] : []
  const beside = { trak: notes ? [box('udta', placeOfFilm)] : [] }
  const build = (length: number) =>
    buildTracks({
      tracks: [{ ...picturesOf(Buffer.alloc(length, 7)), beside }],
      ...{ seconds, brand, moov: note },
    })
  return build(Math.max(0, bytes - build(0).length))
}

/** For tests: an element of a WebM file. */
export function element(id: string, ...parts: readonly Part[]): Buffer {
  const content = bytesOf(parts)
  const length = content.length < 127 ? Buffer.from([0x80 | content.length]) : Buffer.alloc(4)
  if (content.length >= 127) length.writeUInt32BE(0x10_00_00_00 + content.length)
  return Buffer.concat([Buffer.from(id, 'hex'), length, content])
}

const codecs: Record<number, string> = { 1: 'V_VP8', 2: 'A_OPUS', 17: 'S_TEXT/UTF8' }

/** For tests: the entry of a track, and a block of it. */
export const webmTrack = (number: number, type: number, ...beside: readonly Buffer[]) =>
  webmTrackOf(number, type, codecs[type] ?? '', ...beside)

/** For tests: the entry of a track that is written in this way. */
export const webmTrackOf = (number: number, type: number, codec: string, ...beside: readonly Buffer[]) =>
  element(
    'ae',
    element('d7', Buffer.from([number])),
    element('83', Buffer.from([type])),
    element('86', codec),
    ...beside,
  )
export const webmBlock = (number: number, sample: Part) =>
  element('a3', Buffer.from([0x80 | number, 0, 0, 0x80]), sample)

export type BuildWebm = {
  duration?: number
  notes?: boolean
  tracks?: readonly Buffer[]
  /** In the head before all else, in that of the film, among the parts, and in each cluster, behind its picture. */
  first?: readonly Buffer[]
  head?: readonly Buffer[]
  parts?: readonly Buffer[]
  blocks?: readonly Buffer[]
}

/** For tests: a film as a browser records one, without saying how long it is; its parts begin at these seconds. */
export function buildWebm(
  starts: readonly number[],
  { duration, notes = false, tracks = [], first = [], head = [], parts = [], blocks = [] }: BuildWebm = {},
): Buffer {
  const float = Buffer.alloc(8)
  float.writeDoubleBE((duration ?? 0) * 1_000)
  const info = element(
    '1549a966',
    element('2ad7b1', Buffer.from('0f4240', 'hex')),
    ...(duration === undefined ? [] : [element('4489', float)]),
    ...(notes ? [element('7ba9', placeOfFilm)] : []),
    ...head,
  )
  const clusters = starts.map((start) => {
    // Of unknown length, as it is while it is recorded.
    const open = Buffer.from('1f43b67501ffffffffffffff', 'hex')
    return Buffer.concat([
      open,
      element('e7', numbers(start * 1_000)),
      webmBlock(1, Buffer.alloc(500, 3)),
      ...blocks,
    ])
  })
  const tags = notes ? [element('1254c367', element('7373', placeOfFilm))] : []
  return Buffer.concat([
    element('1a45dfa3', element('4282', 'webm'), ...first),
    Buffer.from('1853806701ffffffffffffff', 'hex'),
    ...[info, element('1654ae6b', webmTrack(1, 1), ...tracks), ...parts, ...tags, ...clusters, ...tags],
  ])
}
