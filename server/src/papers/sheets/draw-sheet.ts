import { lineHeight, startOf } from '../page-layout.ts'
import { ascentOf, outlineText } from '../pictures/outline-text.ts'
import type { At, Lines, Shape, Sheet, SheetPart } from './sheet.ts'

/** How many pixels a point has: enough for a screen and for a small print. */
const pixelsPerPoint = 2

/** A sheet as a drawing. All text is outlines, so that no name becomes markup and no machine needs a font. */
export function drawSheet({ width, height, ground, parts }: Sheet): string {
  const size = `width="${width * pixelsPerPoint}" height="${height * pixelsPerPoint}"`
  const drawn = parts.map(drawPart).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${drawn}</svg>`
}

/** Shapes as a drawing of their own, square and without a ground. */
export function drawSquare(shapes: readonly Shape[], side: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${shapes.map(drawShape).join('')}</svg>`
}

function drawPart(part: SheetPart): string {
  return part.kind === 'lines' ? drawLines(part) : drawShapes(part.shapes, part.at)
}

function drawShapes(shapes: readonly Shape[], { x, y, scale }: At): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${shapes.map(drawShape).join('')}</g>`
}

function drawShape({ d, fill = 'none', line }: Shape): string {
  const dash = line?.dash ? ` stroke-dasharray="${line.dash}"` : ''
  const stroke = line ? ` stroke="${line.color}" stroke-width="${line.width}"${dash}` : ''
  return `<path d="${d}" fill="${fill}"${stroke}/>`
}

function drawLines({ lines, pen, y, ...place }: Lines): string {
  const first = y + ascentOf(pen.weight, pen.size)
  return lines
    .map((line, position) => {
      const { paths, width } = outlineText(line, pen)
      const x = Math.round(startOf(place, width) * 100) / 100
      const baseline = Math.round((first + position * lineHeight(pen)) * 100) / 100
      return `<g fill="${pen.color}" transform="translate(${x} ${baseline})">${paths}</g>`
    })
    .join('')
}
