import type { Document } from '../page-layout.ts'
import type { DrawnNode } from './drawn-node.ts'
import type { DrawnOn } from './drawn-on.ts'
import { nameIn } from './look.ts'
import type { Bounds } from './path-bounds.ts'
import { outlineOf, type Outline } from './outline.ts'
import { grainOf, grainSize } from './render-grain.ts'

type Named = { outline: Outline; name: string; opacity: number }

/** Fills a shape with a gradient or a pattern of the drawing. */
export function fillWithNamed(on: DrawnOn, { outline, name, opacity }: Named): void {
  const { document, drawing } = on
  const paint = drawing.named.get(name)
  if (!paint) return
  document.save()
  outline.trace(document)
  document.clip()
  if (opacity < 1) document.fillOpacity(opacity)
  if (paint.tag === 'pattern') fillWithPattern(on, outline, paint)
  else fillWithGradient(document, outline, paint)
  document.restore()
}

/** A gradient spans the box of its shape, as the drawing means it. */
function fillWithGradient(document: Document, outline: Outline, paint: DrawnNode): void {
  const { x, y, width, height } = outline.bounds()
  if (!(width > 0 && height > 0)) return
  const number = (name: string, otherwise: number) => Number(paint.attributes[name] ?? otherwise)
  document.translate(x, y).scale(width, height)
  const [cx, cy] = [number('cx', 0.5), number('cy', 0.5)]
  const gradient =
    paint.tag === 'linearGradient'
      ? document.linearGradient(number('x1', 0), number('y1', 0), number('x2', 1), number('y2', 0))
      : document.radialGradient(cx, cy, 0, cx, cy, number('r', 0.5))
  for (const { attributes } of paint.children)
    gradient.stop(
      Number(attributes.offset ?? 0),
      attributes['stop-color'] ?? '#000000',
      Number(attributes['stop-opacity'] ?? 1),
    )
  document.rect(0, 0, 1, 1).fill(gradient)
}

/** Tiles: the grain of the paper as pixels, dots by their lines. */
function fillWithPattern(on: DrawnOn, outline: Outline, paint: DrawnNode): void {
  const [width, height] = [Number(paint.attributes.width), Number(paint.attributes.height)]
  const filter = nameIn(paint.children[0]?.attributes.filter ?? '')
  if (filter === undefined) {
    fillWithDots(on.document, outline, paint, { width, height })
    return
  }
  const grain = grainOf(on.drawing.named.get(filter))
  if (!grain) return
  on.document.image(grain, 0, 0, grainSize)
}

type Size = { width: number; height: number }

/** Dots are one tile that whoever shows the page repeats: drawn one by one they are megabytes. */
function fillWithDots(document: Document, outline: Outline, paint: DrawnNode, { width, height }: Size): void {
  const dots = paint.children.flatMap((dot) => outlineOf(dot)?.bounds() ?? [])
  const tile = document.pattern([0, 0, width, height], width, height, dots.map(writeDot).join('\n'))
  const { x, y, ...box } = outline.bounds()
  document.rect(x, y, box.width, box.height)
  document.fill([tile, paint.children[0]?.attributes.fill ?? '#000000'])
}

/** A circle in the words of PDF, by four curves. */
function writeDot({ x, y, width, height }: Bounds): string {
  const [rx, ry, cx, cy] = [width / 2, height / 2, x + width / 2, y + height / 2]
  const at = (right: number, down: number) => `${round(cx + right * rx)} ${round(cy + down * ry)}`
  const bend = 0.5523
  const curve = (...points: (readonly [number, number])[]) =>
    `${points.map(([a, b]) => at(a, b)).join(' ')} c`
  return [
    `${at(1, 0)} m`,
    curve([1, bend], [bend, 1], [0, 1]),
    curve([-bend, 1], [-1, bend], [-1, 0]),
    curve([-1, -bend], [-bend, -1], [0, -1]),
    curve([bend, -1], [1, -bend], [1, 0]),
    'f',
  ].join(' ')
}

const round = (value: number) => Math.round(value * 1000) / 1000
