import type { Cover } from '@tower/contract/oversight/covers.contract.ts'

/** A picture as rows of samples, one byte each. */
export type Pixels = { data: Buffer; width: number; height: number; channels: number }

/** Into so many cells each side of a mark falls. Four tell a face from a ball, and nobody's face from another's. */
const cellsASide = 4

type Area = { left: number; top: number; right: number; bottom: number }

/**
 * Covers faces in place: each cell of a mark becomes the one color it has on average. What lay there can't be had back, since
 * it is nowhere any more.
 */
export function coverFaces(pixels: Pixels, covers: readonly Cover[]): void {
  for (const cover of covers) {
    const [left, right] = edgesOf(cover.x, cover.width, pixels.width)
    const [top, bottom] = edgesOf(cover.y, cover.height, pixels.height)
    for (const [from, to] of cut(left, right))
      for (const [above, below] of cut(top, bottom))
        flatten(pixels, { left: from, right: to, top: above, bottom: below })
  }
}

/** Whole pixels, also those that a mark only touches. */
function edgesOf(start: number, length: number, side: number): [number, number] {
  const first = Math.min(Math.floor(start * side), side - 1)
  return [first, Math.min(side, Math.max(first + 1, Math.ceil((start + length) * side)))]
}

/** In parts that are alike: none is narrower than the others by more than a pixel. */
function cut(start: number, end: number): [number, number][] {
  const count = Math.min(cellsASide, end - start)
  const at = (part: number) => start + Math.round((part * (end - start)) / count)
  return Array.from({ length: count }, (_, part) => [at(part), at(part + 1)])
}

function flatten({ data, width, channels }: Pixels, { left, top, right, bottom }: Area): void {
  const count = (right - left) * (bottom - top)
  for (let channel = 0; channel < channels; channel += 1) {
    let sum = 0
    for (let row = top; row < bottom; row += 1)
      for (let column = left; column < right; column += 1)
        sum += data[(row * width + column) * channels + channel] ?? 0
    const average = Math.round(sum / count)
    for (let row = top; row < bottom; row += 1)
      for (let column = left; column < right; column += 1)
        data[(row * width + column) * channels + channel] = average
  }
}
