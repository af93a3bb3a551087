/** What a file can be. Its content says which one it is; names and announced types are not believed. */
export const fileKinds = {
  jpeg: { mediaType: 'image/jpeg', isPicture: true },
  png: { mediaType: 'image/png', isPicture: true },
  webp: { mediaType: 'image/webp', isPicture: true },
  gif: { mediaType: 'image/gif', isPicture: true },
  pdf: { mediaType: 'application/pdf', isPicture: false },
  mp4: { mediaType: 'video/mp4', isPicture: false },
  mov: { mediaType: 'video/quicktime', isPicture: false },
  webm: { mediaType: 'video/webm', isPicture: false },
} as const

export type FileKind = keyof typeof fileKinds

/** Every kind of picture that is taken in. */
export const pictureKinds = ['jpeg', 'png', 'webp', 'gif'] as const satisfies readonly FileKind[]

/** Every kind of video that is taken in. */
export const videoKinds = ['mp4', 'mov', 'webm'] as const satisfies readonly FileKind[]

/** Purposes whose files are counted by themselves while they wait: they keep nobody from uploading anything else. */
export const purposesApart = ['check_picture'] as const

/** What may be uploaded for one purpose, and who sees it. Declared by a domain beside its constants, read by server and page alike. */
export type UploadRule = UploadOf & (CountedWithOthers | CountedApart)

type CountedWithOthers = {
  /** In snake case, unique: `sponsor_logo`. */
  purpose: string
  mostWaiting?: undefined
}

type CountedApart = {
  purpose: (typeof purposesApart)[number]
  /**
   * So many of it somebody may have lying there until something refers to them, where whoever does their work chooses more at once
   * than anybody else. They come to no more bytes than the usual number of the largest.
   */
  mostWaiting: number
  /** What whoever has as many is told. */
  tooManyWaiting: string
}

type UploadOf = {
  kinds: readonly FileKind[]
  mostBytes: number
  /** How long a film may play. A purpose that names it takes only films whose length can be read, and nothing of where they were filmed. */
  mostSeconds?: number
  /** `everyone`: at an address that stays; `by link`: only by addresses that work for a while. */
  seenBy: 'everyone' | 'by link'
  /** Whether staff look at it before it counts. */
  waitsForStaff: boolean
  /** Once something refers to it, it belongs to the charity: erasing the account of its uploader leaves it. */
  isOfCharity?: true
}

/** What every picture has in common that staff upload for everyone to see. */
export const pictureOfCharity = {
  kinds: pictureKinds,
  mostBytes: 10_000_000,
  seenBy: 'everyone',
  waitsForStaff: false,
  isOfCharity: true,
} as const satisfies UploadOf

/** Pictures are stored as one kind, without what the camera noted, at most this wide and high. */
export const mostPictureSide = 2_000
export const thumbnailSide = 320

/**
 * Most pictures are decoded whole and take six bytes a pixel meanwhile. Photos as cameras write them are read smaller at
 * once, so that those of any phone are welcome.
 */
export const mostPicturePixels = 16_000_000
export const mostPhotoPixels = 50_000_000

/** How long an address of a file works that not everyone may see. */
export const signedLinkSeconds = 600

export const fileErrors = {
  'files.missing': { status: 400, sentence: 'Choose a file first.' },
  'files.empty': { status: 400, sentence: 'This file is empty.' },
  'files.too_large': { status: 413, sentence: 'This file is too large.' },
  'files.too_long': { status: 413, sentence: 'This video is too long.' },
  'files.too_many_pixels': { status: 413, sentence: 'This picture has too many pixels.' },
  'files.wrong_kind': { status: 415, sentence: 'This kind of file is not accepted.' },
  'files.unreadable': { status: 415, sentence: 'This file cannot be read. It may be damaged.' },
  'files.active_content': {
    status: 415,
    sentence:
      'This PDF contains a program, another file or parts that cannot be checked. Please save it again without them, for example by printing it to a PDF, or send a picture of it.',
  },
  'files.too_many_waiting': {
    status: 429,
    sentence: 'Too many files were uploaded and not used. Please try again later.',
  },
  'files.storage_full': {
    status: 507,
    sentence: 'There is no space for this file right now. Please try again later.',
  },
  'files.not_found': { status: 404, sentence: 'This file does not exist.' },
  'files.link_expired': { status: 403, sentence: 'This link has expired. Please open the page again.' },
} as const

/** What every call that takes a file in may answer. */
export const uploadErrors = [
  'files.missing',
  'files.empty',
  'files.too_large',
  'files.too_long',
  'files.too_many_pixels',
  'files.wrong_kind',
  'files.unreadable',
  'files.active_content',
  'files.too_many_waiting',
  'files.storage_full',
] as const satisfies readonly (keyof typeof fileErrors)[]
