import type { Passed } from '../../gate.ts'
import { collectBytes } from '../collect-bytes.ts'
import { openDocument, writeLines, type Document } from '../page-layout.ts'
import { decorate, type Element } from '../pages.ts'
import type { At, Figure, Lines, Shape, Sheet, SheetPart, SheetSet } from './sheet.ts'

/**
 * Sheets as a tagged PDF (PDF/UA-1): words are words in embedded faces, drawings that say something have theirs, and all
 * other drawing is marked as decoration.
 */
export async function writeSheets({ sheets, ...facts }: Passed<SheetSet>): Promise<Passed<Buffer>> {
  const document = openDocument(facts)
  const written = collectBytes(document)
  const root = document.struct('Document')
  document.addStructure(root)
  for (const sheet of sheets) writeSheet(document, root, sheet)
  root.end()
  document.end()
  return (await written) as Passed<Buffer>
}

function writeSheet(document: Document, root: Element, { width, height, ground, parts }: Sheet): void {
  document.addPage({ size: [width, height], margin: 0 })
  decorate(document, 'Layout', () => document.rect(0, 0, width, height).fill(ground))
  for (const part of parts) writePart(document, root, part)
}

function writePart(document: Document, root: Element, part: SheetPart): void {
  if (part.kind === 'art') decorate(document, 'Layout', () => drawShapes(document, part.shapes, part.at))
  else if (part.kind === 'figure') writeFigure(document, root, part)
  else writeText(document, root, part)
}

function writeText(document: Document, root: Element, { tag, lines, pen, ...place }: Lines): void {
  const content = document.markStructureContent(tag)
  writeLines(document, lines, pen, place)
  document.endMarkedContent()
  root.add(document.struct(tag, {}, [content]))
}

function writeFigure(document: Document, root: Element, { alt, shapes, at }: Figure): void {
  const content = document.markStructureContent('Figure')
  drawShapes(document, shapes, at)
  document.endMarkedContent()
  root.add(document.struct('Figure', { alt }, [content]))
}

function drawShapes(document: Document, shapes: readonly Shape[], { x, y, scale }: At): void {
  document.save()
  document.translate(x, y).scale(scale)
  for (const { d, fill, line } of shapes) {
    if (fill) document.path(d).fill(fill)
    if (!line) continue
    document.path(d).lineWidth(line.width)
    if (line.dash) document.dash(line.dash, { space: line.dash })
    document.stroke(line.color)
    if (line.dash) document.undash()
  }
  document.restore()
}
