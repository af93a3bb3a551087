/**
 * What of a WebM file may stay, level by level (RFC 9559): what playing needs, and nothing else. Tags, chapters, attached files, titles, names
 * of tracks, dates and tracks of texts are not here.
 */
export type WebmStays = ReadonlyMap<number, WebmStays | 'whole'>

type Entry = [number, WebmStays | 'whole']

const whole = (...ids: readonly number[]): Entry[] => ids.map((id) => [id, 'whole'])

export const ids = {
  head: 0x1a45dfa3,
  segment: 0x18538067,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackNumber: 0xd7,
  trackType: 0x83,
  codec: 0x86,
  cluster: 0x1f43b675,
  simpleBlock: 0xa3,
  group: 0xa0,
  block: 0xa1,
  free: 0xec,
  /** The names of the programs that wrote the file: they have to be there, and are emptied. */
  muxer: 0x4d80,
  writer: 0x5741,
} as const

const picture: WebmStays = new Map(
  whole(
    0x9a,
    0x9d,
    0x53b8,
    0x53c0,
    0xb0,
    0xba,
    0x54aa,
    0x54bb,
    0x54cc,
    0x54dd,
    0x54b0,
    0x54ba,
    0x54b2,
    0x55b0,
  ),
)
const sound: WebmStays = new Map(whole(0xb5, 0x78b5, 0x9f, 0x6264))

const track: WebmStays = new Map<number, WebmStays | 'whole'>([
  ...whole(ids.trackNumber, 0x73c5, ids.trackType, 0xb9, 0x88, 0x55aa, 0x9c, 0x6de7, 0x23e383, 0x22b59c),
  ...whole(0x22b59d, 0x86, 0x63a2, 0x56aa, 0x56bb, 0x23314f, 0x55ee, 0x6d80),
  [0xe0, picture],
  [0xe1, sound],
])

const cluster: WebmStays = new Map<number, WebmStays | 'whole'>([
  ...whole(0xe7, 0xa7, 0xab, ids.simpleBlock),
  [ids.group, new Map(whole(ids.block, 0x9b, 0xfb, 0x75a2))],
])

/** Of the head before the segment: which version it is, and what a reader has to know of it. */
export const headStays: WebmStays = new Map(whole(0x4286, 0x42f7, 0x42f2, 0x42f3, 0x4282, 0x4287, 0x4285))
/** Of a segment. Where it says that parts lie elsewhere, a player finds free space there. */
export const segmentStays: WebmStays = new Map<number, WebmStays | 'whole'>([
  [0x114d9b74, 'whole'],
  [ids.info, new Map(whole(0x2ad7b1, 0x4489, ids.muxer, ids.writer))],
  [ids.tracks, new Map([[ids.track, track]])],
  [ids.cluster, cluster],
  [0x1c53bb6b, 'whole'],
])

/**
 * How pictures and sound may be written, by the kind of their track (RFC 9559, 5.1.4.1.3; Matroska codec mappings): what browsers and
 * cameras write. A track of anything else is none to be seen or heard.
 */
export const codecsOf: ReadonlyMap<number, RegExp> = new Map([
  [1, /^V_(?:VP8|VP9|AV1|MPEG4\/ISO\/(?:AVC|SP|ASP)|MPEGH\/ISO\/HEVC)$/],
  [2, /^A_(?:OPUS|VORBIS|FLAC|AAC(?:\/.*)?|MPEG\/L3|PCM\/(?:INT\/LIT|INT\/BIG|FLOAT\/IEEE))$/],
])
