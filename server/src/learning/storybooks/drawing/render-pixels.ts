import sharp, { type Sharp } from 'sharp'
import { takeTurns } from '../../../take-turns.ts'
import { height, width } from '../pictures/picture.ts'

const inTurn = takeTurns(1)
const longestSeconds = 30
/** A picture of a provider is read to this size; what is larger is none. */
const mostPixels = 4096 * 4096

/** A drawing as WebP. */
export function renderDrawing(svg: string): Promise<Buffer> {
  return inTurn(() => toWebp(sharp(Buffer.from(svg))))
}

/** Whatever a provider sent, made anew from its pixels in the measure of a page. Throws where it is no picture. */
export function renderPainting(bytes: Uint8Array): Promise<Buffer> {
  return inTurn(() => toWebp(sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })))
}

const toWebp = (picture: Sharp) =>
  picture
    .timeout({ seconds: longestSeconds })
    .resize(width, height, { fit: 'cover' })
    .webp({ quality: 82, effort: 2 })
    .toBuffer()
