import { drawDrawing } from '../drawings/draw-drawing.ts'
import { widthOf, writeLines, type AnyPen, type Document } from '../page-layout.ts'
import { decorate, type Element } from '../pages.ts'
import { ground, quietInk, type LeafFormat } from './leaf-format.ts'
import type { PlacedLeaf, PlacedPicture, PlacedText } from './placed-leaf.ts'
import { preparePicture, type Prepared } from './prepare-picture.ts'

const numberPen: AnyPen = { size: 12, weight: 'story', color: quietInk }

type Drawn = { format: LeafFormat; /** Where the leaf begins on its sheet. */ left: number }

/** Brings a page of a book onto the sheet that is open. Answers what is heard of it, in its order. */
export async function drawLeaf(
  document: Document,
  leaf: PlacedLeaf,
  { format, left }: Drawn,
): Promise<Element[]> {
  const prepared = leaf.picture && (await preparePicture(leaf.picture.picture))
  document.save()
  document.translate(left, 0)
  decorate(document, 'Layout', () => document.rect(0, 0, format.width, format.height).fill(ground))
  const heard: Element[] = []
  if (leaf.picture && prepared) {
    const { picture: placed } = leaf
    if (leaf.isDecorated) decorate(document, 'Layout', () => drawPicture(document, placed, prepared))
    else heard.push(writeFigure(document, placed, { prepared, left }))
  }
  for (const text of leaf.texts) heard.push(writeText(document, text))
  if (leaf.number !== undefined) writeNumber(document, String(leaf.number), format)
  document.restore()
  return heard
}

function writeFigure(
  document: Document,
  placed: PlacedPicture,
  { prepared, left }: { prepared: Prepared; left: number },
): Element {
  const content = document.markStructureContent('Figure')
  drawPicture(document, placed, prepared)
  document.endMarkedContent()
  const { x, y, width, height, picture } = placed
  const bbox: [number, number, number, number] = [left + x, y, left + x + width, y + height]
  const options = { alt: picture.alt.text, lang: picture.alt.language, bbox }
  return document.struct('Figure', options, [content])
}

function drawPicture(document: Document, { x, y, width, height }: PlacedPicture, prepared: Prepared): void {
  document.save()
  // Round corners, as the reader's page has them, and a little within the edge: there what lies below a frame would shine through.
  document.roundedRect(x + 1, y + 1, width - 2, height - 2, 10).clip()
  if (prepared.kind === 'pixels') document.image(prepared.jpeg, x, y, { width, height })
  else {
    const { drawing } = prepared
    document.translate(x, y).scale(width / drawing.width, height / drawing.height)
    drawDrawing({ document, drawing })
  }
  document.restore()
}

function writeText(document: Document, { tag, language, lines, pen, ...place }: PlacedText): Element {
  const content = document.markStructureContent(tag)
  writeLines(document, lines, pen, place)
  document.endMarkedContent()
  return document.struct(tag, { lang: language }, [content])
}

function writeNumber(document: Document, number: string, { width, height, foot }: LeafFormat): void {
  decorate(document, 'Pagination', () => {
    const x = (width - widthOf(document, number, numberPen)) / 2
    writeLines(document, [number], numberPen, { x, y: height - foot + 14, width })
  })
}
