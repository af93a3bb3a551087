/**
 * What of a WebM file may stay, level by level (RFC 9559): what playing needs, and nothing else. Tags, chapters, attached files, titles, names
 * of tracks, dates and tracks of texts are not here. Of leaves stay numbers and short words (`short`), the name of a codec, what it
 * says once of all samples, and blocks of samples; names of programs have to be there, and are emptied.
 */
export type WebmStays = ReadonlyMap<number, WebmStays | Leaf>
export type Leaf = 'short' | 'codec' | 'private' | 'block' | 'emptied'

/** No number is longer, and no language. */
export const mostShortBytes = 8

/** The names of elements are those of RFC 9559, section 5. */
export const ids = {
  head: 0x1a45dfa3,
  segment: 0x18538067,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackNumber: 0xd7,
  trackType: 0x83,
  codec: 0x86,
  codecPrivate: 0x63a2,
  contentEncodings: 0x6d80,
  cluster: 0x1f43b675,
  simpleBlock: 0xa3,
  group: 0xa0,
  block: 0xa1,
  free: 0xec,
} as const

type Named = Readonly<Record<string, readonly [id: number, stays: WebmStays | Leaf]>>
const stay = (named: Named): WebmStays => new Map(Object.values(named))
const short = (named: Readonly<Record<string, number>>): WebmStays =>
  new Map(Object.values(named).map((id) => [id, 'short'] as const))
const join = (...all: readonly WebmStays[]): WebmStays => new Map(all.flatMap((one) => [...one]))

const colors = join(
  short({
    MatrixCoefficients: 0x55b1,
    BitsPerChannel: 0x55b2,
    ChromaSubsamplingHorz: 0x55b3,
    ChromaSubsamplingVert: 0x55b4,
    CbSubsamplingHorz: 0x55b5,
    CbSubsamplingVert: 0x55b6,
    ChromaSitingHorz: 0x55b7,
    ChromaSitingVert: 0x55b8,
    Range: 0x55b9,
    TransferCharacteristics: 0x55ba,
    Primaries: 0x55bb,
    MaxCLL: 0x55bc,
    MaxFALL: 0x55bd,
  }),
  stay({
    MasteringMetadata: [
      0x55d0,
      short({
        PrimaryRChromaticityX: 0x55d1,
        PrimaryRChromaticityY: 0x55d2,
        PrimaryGChromaticityX: 0x55d3,
        PrimaryGChromaticityY: 0x55d4,
        PrimaryBChromaticityX: 0x55d5,
        PrimaryBChromaticityY: 0x55d6,
        WhitePointChromaticityX: 0x55d7,
        WhitePointChromaticityY: 0x55d8,
        LuminanceMax: 0x55d9,
        LuminanceMin: 0x55da,
      }),
    ],
  }),
)

const picture = join(
  short({
    FlagInterlaced: 0x9a,
    FieldOrder: 0x9d,
    StereoMode: 0x53b8,
    AlphaMode: 0x53c0,
    PixelWidth: 0xb0,
    PixelHeight: 0xba,
    PixelCropBottom: 0x54aa,
    PixelCropTop: 0x54bb,
    PixelCropLeft: 0x54cc,
    PixelCropRight: 0x54dd,
    DisplayWidth: 0x54b0,
    DisplayHeight: 0x54ba,
    DisplayUnit: 0x54b2,
  }),
  stay({ Colors: [0x55b0, colors] }),
)

const sound = short({
  SamplingFrequency: 0xb5,
  OutputSamplingFrequency: 0x78b5,
  Channels: 0x9f,
  BitDepth: 0x6264,
})

const track = join(
  short({
    TrackNumber: ids.trackNumber,
    TrackUID: 0x73c5,
    TrackType: ids.trackType,
    FlagEnabled: 0xb9,
    FlagDefault: 0x88,
    FlagForced: 0x55aa,
    FlagLacing: 0x9c,
    MinCache: 0x6de7,
    DefaultDuration: 0x23e383,
    Language: 0x22b59c,
    LanguageBCP47: 0x22b59d,
    CodecDelay: 0x56aa,
    SeekPreRoll: 0x56bb,
    TrackTimestampScale: 0x23314f,
    MaxBlockAdditionID: 0x55ee,
  }),
  stay({
    CodecID: [ids.codec, 'codec'],
    CodecPrivate: [ids.codecPrivate, 'private'],
    Video: [0xe0, picture],
    Audio: [0xe1, sound],
  }),
)

const cluster = join(
  short({ Timestamp: 0xe7, Position: 0xa7, PrevSize: 0xab }),
  stay({
    SimpleBlock: [ids.simpleBlock, 'block'],
    BlockGroup: [
      ids.group,
      join(
        short({ BlockDuration: 0x9b, ReferenceBlock: 0xfb, DiscardPadding: 0x75a2 }),
        stay({ Block: [ids.block, 'block'] }),
      ),
    ],
  }),
)

const cues = short({
  CueTrack: 0xf7,
  CueClusterPosition: 0xf1,
  CueRelativePosition: 0xf0,
  CueDuration: 0xb2,
  CueBlockNumber: 0x5378,
})

/** Of the head before the segment: which version it is, and what a reader has to know of it. */
export const headStays: WebmStays = short({
  EBMLVersion: 0x4286,
  EBMLReadVersion: 0x42f7,
  EBMLMaxIDLength: 0x42f2,
  EBMLMaxSizeLength: 0x42f3,
  DocType: 0x4282,
  DocTypeVersion: 0x4287,
  DocTypeReadVersion: 0x4285,
})

/** Of a segment. Where it says that parts lie elsewhere, a player finds free space there. */
export const segmentStays: WebmStays = stay({
  SeekHead: [0x114d9b74, stay({ Seek: [0x4dbb, short({ SeekID: 0x53ab, SeekPosition: 0x53ac })] })],
  Info: [
    ids.info,
    join(
      short({ TimestampScale: 0x2ad7b1, Duration: 0x4489 }),
      stay({ MuxingApp: [0x4d80, 'emptied'], WritingApp: [0x5741, 'emptied'] }),
    ),
  ],
  Tracks: [ids.tracks, stay({ TrackEntry: [ids.track, track] })],
  Cluster: [ids.cluster, cluster],
  Cues: [
    0x1c53bb6b,
    stay({ CuePoint: [0xbb, join(short({ CueTime: 0xb3 }), stay({ CueTrackPositions: [0xb7, cues] }))] }),
  ],
})

/**
 * How pictures and sound may be written, by the kind of their track (RFC 9559, 5.1.4.1.3; Matroska codec mappings): what browsers and
 * cameras write. A track of anything else is none to be seen or heard.
 */
export const codecsOf: ReadonlyMap<number, RegExp> = new Map([
  [1, /^V_(?:VP8|VP9|AV1|MPEG4\/ISO\/(?:AVC|SP|ASP)|MPEGH\/ISO\/HEVC)$/],
  [
    2,
    /^A_(?:OPUS|VORBIS|FLAC|AAC(?:\/MPEG[24](?:\/[A-Z]{2,4}){1,2})?|MPEG\/L3|PCM\/(?:INT\/LIT|INT\/BIG|FLOAT\/IEEE))$/,
  ],
])
