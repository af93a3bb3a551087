import sharp from 'sharp'
import type { Drawing } from '../drawings/drawn-node.ts'
import { readDrawing } from '../drawings/read-drawing.ts'
import { prepareGrains } from '../drawings/render-grain.ts'
import type { BookPicture } from './picture-book.ts'

/** A picture as it comes onto paper: by its lines, or as pixels where it holds what lines can't say. */
export type Prepared = { kind: 'lines'; drawing: Drawing } | { kind: 'pixels'; jpeg: Buffer }

/** Over the width of a page: 250 of them on an inch. */
const widestPixels = 1_800
const tallestPixels = 1_200

/** Reads a picture. One page of it is in memory at a time. */
export async function preparePicture({ svg, painted }: BookPicture): Promise<Prepared> {
  const drawing = painted ? undefined : readDrawing(svg)
  if (!drawing) return { kind: 'pixels', jpeg: await renderPixels(painted ?? Buffer.from(svg)) }
  await prepareGrains(drawing)
  return { kind: 'lines', drawing }
}

/** A picture as pixels that every reader of files knows. */
export function renderPixels(picture: Uint8Array): Promise<Buffer> {
  return sharp(picture)
    .resize({ width: widestPixels, height: tallestPixels, fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 88 })
    .toBuffer()
}
