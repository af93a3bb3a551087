/**
 * What of an MP4 or MOV file may stay, level by level (ISO/IEC 14496-12, QuickTime File Format): what playing needs, and nothing
 * else. A list of what may not stay would be as long as there are cameras: GoPro, DJI and Insta360 write the place into tracks of their
 * own, dashcams into boxes of their own.
 */
export type Stays = { readonly [type: string]: Stays | 'whole' }

const sampleTable = {
  stsd: 'whole',
  stts: 'whole',
  ctts: 'whole',
  cslg: 'whole',
  stss: 'whole',
  stsc: 'whole',
  stsz: 'whole',
  stz2: 'whole',
  stco: 'whole',
  co64: 'whole',
} as const satisfies Stays

const track = {
  tkhd: 'whole',
  edts: { elst: 'whole' },
  mdia: {
    mdhd: 'whole',
    hdlr: 'whole',
    minf: { vmhd: 'whole', smhd: 'whole', hdlr: 'whole', dinf: { dref: 'whole' }, stbl: sampleTable },
  },
} as const satisfies Stays

const piece = {
  mfhd: 'whole',
  traf: { tfhd: 'whole', tfdt: 'whole', trun: 'whole' },
} as const satisfies Stays

export const fileStays: Stays = {
  ftyp: 'whole',
  styp: 'whole',
  sidx: 'whole',
  moov: { mvhd: 'whole', trak: track, mvex: { mehd: 'whole', trex: 'whole' } },
  moof: piece,
  // Of it only the samples of tracks that stay.
  mdat: 'whole',
}

/** Bytes of a description of pictures before its boxes. */
export const pictureBytes = 78

/**
 * What a description of samples may hold, and how many bytes of it: how pictures and sound are to be decoded and shown. What says once how
 * all pictures are written stays for its own format alone (`mp4-pictures.ts`), as long as it is.
 */
export const descriptionStays: {
  readonly [handler: string]: { readonly [type: string]: number } | undefined
} = {
  vide: {
    ...{ vpcC: 12, dvcC: 24, dvvC: 24, d263: 16, colr: 11, pasp: 8, clap: 32, btrt: 12, fiel: 2, gama: 4 },
    ...{ mdcv: 24, clli: 4, SmDm: 28, CoLL: 8 },
  },
  soun: {
    ...{ esds: 512, btrt: 12, chan: 340, chnl: 64, dOps: 64, dac3: 3, dec3: 64, alac: 64, dfLa: 42 },
    ...{ damr: 9, frma: 4, mp4a: 4, enda: 2, wave: Infinity },
  },
}

/**
 * How pictures and sound may be written, by what their track says it is: as cameras, phones and browsers write them (MP4
 * Registration Authority, sample entries; QuickTime File Format). A track of anything else is none to be seen or heard: drones keep
 * previews with their place in one of `jpeg`, cameras what their sensors say in `gpmd` and `rtmd`, whatever the track calls itself.
 */
export const formatsOf: { readonly [handler: string]: ReadonlySet<string> | undefined } = {
  vide: new Set([
    ...['avc1', 'avc3', 'hvc1', 'hev1', 'dvh1', 'dvhe', 'av01', 'vp08', 'vp09'],
    ...['mp4v', 's263', 'apch', 'apcn', 'apcs', 'apco', 'ap4h'],
  ]),
  soun: new Set([
    ...['mp4a', '.mp3', 'Opus', 'fLaC', 'alac', 'ac-3', 'ec-3', 'samr', 'sawb', 'sawp'],
    ...['sowt', 'twos', 'lpcm', 'ipcm', 'fpcm', 'in24', 'in32', 'fl32', 'fl64', 'ulaw', 'alaw'],
  ]),
}
