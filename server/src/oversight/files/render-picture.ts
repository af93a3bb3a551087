import {
  mostPhotoPixels,
  mostPicturePixels,
  mostPictureSide,
  thumbnailSide,
  type FileKind,
} from '@tower/contract/oversight/files.ts'
import type { Cover } from '@tower/contract/oversight/covers.contract.ts'
import sharp, { type Sharp } from 'sharp'
import { Refusal } from '../../refusal.ts'
import { takeTurns } from '../../take-turns.ts'
import { coverFaces } from './cover-faces.ts'

export type RenderedPicture = { picture: Buffer; thumbnail: Buffer; widthPx: number; heightPx: number }

/** Each picture takes memory as long as it is decoded: one at a time takes it once. */
const inTurn = takeTurns(1)
/** A photo takes two on a machine at rest, and forty where a busy one gives it a twentieth of a processor. */
const longestSeconds = 60
/** Of 0 to 6. libwebp's own choice, 4, takes twice the time and 25 megabytes more for a photo. */
const effort = 2

// What was decoded would be remembered for whoever asks for the same picture again: nobody does.
sharp.cache(false)

/**
 * Makes a picture anew from its pixels: upright, at most 2,000 wide and high, without a word of what the camera or
 * anybody else wrote into it. What is covered of it is covered first: no byte of what lay there is written anywhere. What is
 * no whole picture, or would take too much memory, is refused.
 */
export function renderPicture(
  path: string,
  kind: FileKind,
  covers: readonly Cover[] = [],
): Promise<RenderedPicture> {
  return inTurn(async () => {
    try {
      await requireDecodable(path, kind)
      // Of what moves the first frame stays. A photo's colors were halved by its camera: to halve them with care, in twenty
      // more megabytes, is for what was drawn.
      const upright = sharp(path, {
        limitInputPixels: mostPhotoPixels,
        failOn: 'error',
        pages: 1,
      })
        .timeout({ seconds: longestSeconds })
        .autoOrient()
        .resize(within(mostPictureSide))
      const { data, info } = await (covers.length > 0 ? await cover(upright, covers) : upright)
        .webp({ quality: 85, smartSubsample: kind !== 'jpeg', effort })
        .toBuffer({ resolveWithObject: true })
      const thumbnail = await sharp(data).resize(within(thumbnailSide)).webp({ quality: 80 }).toBuffer()
      return { picture: data, thumbnail, widthPx: info.width, heightPx: info.height }
    } catch (error) {
      throw error instanceof Refusal
        ? error
        : new Refusal(isTooSlow(error) ? 'server.unavailable' : 'files.unreadable')
    }
  })
}

/** The marks lie on the upright picture, as whoever drew them saw it. */
async function cover(upright: Sharp, covers: readonly Cover[]): Promise<Sharp> {
  const { data, info } = await upright
    .toColorspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  coverFaces({ data, width, height, channels }, covers)
  return sharp(data, { raw: { width, height, channels } }).timeout({ seconds: longestSeconds })
}

/** That a busy machine took too long says nothing of the picture. */
const isTooSlow = (error: unknown) => error instanceof Error && error.message.includes('timeout:')

const within = (side: number) =>
  ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const

/** By its head alone, before anything is decoded. */
async function requireDecodable(path: string, kind: FileKind): Promise<void> {
  const head = await sharp(path, { limitInputPixels: false, pages: 1 }).metadata()
  if (head.format !== kind) throw new Refusal('files.wrong_kind')
  const isReadSmaller = kind === 'jpeg' && !head.isProgressive
  if (head.width * head.height > (isReadSmaller ? mostPhotoPixels : mostPicturePixels))
    throw new Refusal('files.too_many_pixels')
}
