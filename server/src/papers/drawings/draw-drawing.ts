import type { Document } from '../page-layout.ts'
import type { DrawnNode } from './drawn-node.ts'
import type { DrawnOn } from './drawn-on.ts'
import { lookOf, nameIn, plainLook, readColor, type Look } from './look.ts'
import { fillWithNamed } from './named-paint.ts'
import { outlineOf, type Outline } from './outline.ts'
import { applyTransform } from './transform.ts'

/** Draws a drawing by its lines, where the document's origin stands and in the drawing's own units. */
export function drawDrawing(on: DrawnOn): void {
  const { document, drawing } = on
  document.save()
  document.rect(0, 0, drawing.width, drawing.height).clip()
  drawNode(on, drawing.root, plainLook)
  document.restore()
}

function drawNode(on: DrawnOn, node: DrawnNode, around: Look): void {
  if (node.tag === 'defs') return
  const { document } = on
  const look = lookOf(around, node)
  const { transform } = node.attributes
  if (transform !== undefined) {
    document.save()
    applyTransform(document, transform)
  }
  const outline = outlineOf(node)
  if (outline) drawShape(on, outline, look)
  for (const child of node.children) drawNode(on, child, look)
  if (transform !== undefined) document.restore()
}

function drawShape(on: DrawnOn, outline: Outline, look: Look): void {
  const named = nameIn(look.fill)
  if (named !== undefined)
    fillWithNamed(on, { outline, name: named, opacity: look.opacity * look.fillOpacity })
  const fill = named === undefined ? colorOf(look.fill, look.opacity * look.fillOpacity) : undefined
  const stroke = colorOf(look.stroke, look.opacity * look.strokeOpacity)
  if (fill || stroke) paintShape(on.document, outline, { look, fill, stroke })
}

function paintShape(
  document: Document,
  outline: Outline,
  { look, fill, stroke }: Paint & { look: Look },
): void {
  const [filled, stroked] = [fill?.opacity ?? 1, stroke?.opacity ?? 1]
  const isThin = filled < 1 || stroked < 1
  if (isThin) document.save().fillOpacity(filled).strokeOpacity(stroked)
  if (stroke) prepareLine(document, look, stroke.color)
  outline.trace(document)
  applyPaint(document, { fill, stroke }, look.isEvenOdd ? 'even-odd' : 'non-zero')
  if (stroke && look.dash !== undefined) document.undash()
  if (isThin) document.restore()
}

type Color = { color: string; opacity: number }
type Paint = { fill: Color | undefined; stroke: Color | undefined }

/** Few steps of opacity share their states, so that a page of a thousand shapes has some dozens of them. */
function colorOf(text: string, around: number): Color | undefined {
  if (text === 'none') return undefined
  const { color, opacity } = readColor(text)
  return { color, opacity: Math.round(opacity * around * 100) / 100 }
}

function applyPaint(document: Document, { fill, stroke }: Paint, rule: 'even-odd' | 'non-zero'): void {
  if (fill && stroke) document.fillAndStroke(fill.color, stroke.color, rule)
  else if (fill) document.fill(fill.color, rule)
  else if (stroke) document.stroke(stroke.color)
}

function prepareLine(document: Document, look: Look, color: string): void {
  document.lineWidth(look.strokeWidth).lineCap(look.lineCap).lineJoin(look.lineJoin).strokeColor(color)
  if (look.dash === undefined) return
  const [length = 1, space = length] = look.dash.split(/[ ,]+/).map(Number)
  document.dash(length, { space })
}
